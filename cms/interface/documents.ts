import type { Language } from '../../app/i18n/languages.ts';
import type { Choice, DateContent, Picture, Text } from './text.ts';

export type DocumentKind =
  | 'dataSheet'
  | 'installationManual'
  | 'parameters'
  | 'certificate'
  | 'drawing'
  | 'mediaKit';

/** A picture as a file, where it is shown small. */
export type PictureFile = Pick<Picture, 'source' | 'width' | 'height'>;

/** One format of a document. */
interface FileContent {
  /** e.g. `PDF` */
  format: string;
  href: string;
  /** Formatted in the language of the page: `1.2 MB`. */
  size: string;
}

/** An edition of a document. */
export interface EditionContent {
  key: string;
  version: string;
  date: DateContent;
  files: FileContent[];
}

export interface DocumentContent extends EditionContent {
  kind: Choice;
  title: Text;
  /** The language of the file; null if it contains no text. */
  language: Language | null;
  /** Whether the page can show it. */
  hasPreview: boolean;
  /** Of the media kit: the picture itself. */
  picture: PictureFile | null;
  /** The sides of the first module that it is about, in mm. */
  module: { length: number; width: number } | null;
  /** Whether some of its values are examples. */
  isExample: boolean;
  /** The versions it replaces, newest first. */
  older: EditionContent[];
}

export interface DocumentPreview {
  key: string;
  title: Text;
  language: Language | null;
  href: string;
  /** Pages as pictures; empty if it cannot be shown. */
  pages: { source: string; width: number; height: number }[];
  /** The number of pages in the file, which may be more than are shown. */
  pageCount: number;
}

export interface DocumentFilters {
  /** Key of a model. */
  product?: string;
  kind?: string;
  /** A language, or `all`; that of the page by default. */
  language?: string;
  /** Key of the document that the page shows. */
  preview?: string;
  /** `false`: only the sizes of files that have already been generated. */
  withSizes?: boolean;
}

export interface DocumentList {
  /** In the order of their kinds. */
  documents: DocumentContent[];
  product: string | null;
  kind: string | null;
  language: string;
  /** The available choices. */
  products: Choice[];
  kinds: Choice[];
  languages: Choice[];
  preview: DocumentPreview | null;
}

/** A file as sent. */
export interface DocumentFile {
  name: string;
  type: string;
  /** Changes whenever the content does. */
  version: string;
  read(): Promise<Uint8Array>;
}
