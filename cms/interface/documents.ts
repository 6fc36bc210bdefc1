import type { Language } from '../../app/i18n/languages.ts';
import type { Choice, DateContent, Text } from './text.ts';

export type DocumentKind =
  | 'dataSheet'
  | 'installationManual'
  | 'parameters'
  | 'certificate'
  | 'drawing'
  | 'mediaKit';

/** One format of a document. */
interface FileContent {
  /** e.g. `PDF` */
  format: string;
  href: string;
  /** Worded in the language of the page: `1.2 MB`. */
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
  /** Of the file; null for one without words. */
  language: Language | null;
  /** Whether the page can show it. */
  hasPreview: boolean;
  /** Whether some of the values in it are examples. */
  isExample: boolean;
  /** What it replaces, the newest first. */
  older: EditionContent[];
}

export interface DocumentPreview {
  key: string;
  title: Text;
  language: Language | null;
  href: string;
  /** Pages as pictures; none where it cannot be shown. */
  pages: { source: string; width: number; height: number }[];
  /** Of the file, which may have more than are shown. */
  pageCount: number;
}

export interface DocumentFilters {
  /** Key of a model. */
  product?: string;
  kind?: string;
  /** A language, or `all`; that of the page when left out. */
  language?: string;
  /** Key of the document that the page shows. */
  preview?: string;
  /** `false`: sizes only of those files that have been made already. */
  withSizes?: boolean;
}

export interface DocumentList {
  /** In the order of their kinds. */
  documents: DocumentContent[];
  product: string | null;
  kind: string | null;
  language: string;
  /** Those to choose from. */
  products: Choice[];
  kinds: Choice[];
  languages: Choice[];
  preview: DocumentPreview | null;
}

/** A file as it is sent. */
export interface DocumentFile {
  name: string;
  type: string;
  /** Changes whenever the content does. */
  version: string;
  read(): Promise<Uint8Array>;
}
