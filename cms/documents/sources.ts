import type { Language } from '../../app/i18n/languages.ts';
import type { DocumentFile, DocumentKind, PictureFile, Text } from '../interface.ts';

interface MadeFile {
  format: string;
  href: string;
  /** In bytes; null while unknown. */
  size: number | null;
}

/** A generated document, for instance from the product data. */
export interface MadeDocument {
  key: string;
  kind: DocumentKind;
  /** In the language of the page that lists it, if it has a name of its own within its kind. */
  kindName?: string;
  /** Keys of the models it is about; empty if it concerns all of them. */
  models: string[];
  /** null stands for the names of the models. */
  title: Text | null;
  /** The language of the file; null if it contains no text. */
  language: Language | null;
  version: string;
  /** When its content last changed. */
  changed: string;
  isExample: boolean;
  files: MadeFile[];
  /** Whether it is a PDF that `file` returns, which the page can show. */
  hasPreview: boolean;
  /** The picture that it consists of. */
  picture?: PictureFile;
  /** Earlier versions that can still be downloaded, newest first. */
  older?: { version: string; date: string; files: MadeFile[] }[];
}

export interface PreviewPages {
  pages: { source: string; width: number; height: number }[];
  pageCount: number;
}

export interface WantedDocuments {
  /** The language of the page that lists them, for their titles. */
  language: Language;
  fileLanguages: readonly Language[];
  /**
   * Whether missing files of the first language are generated to determine their size. That takes
   * seconds: only a list of files may wait for it.
   */
  withSizes: boolean;
  /** Keys of the models whose documents are wanted; all documents by default. */
  models?: readonly string[];
}

/** What the server adds to the documents from the back office. */
export interface DocumentSources {
  made(wanted: WantedDocuments): Promise<MadeDocument[]>;
  /** @returns the PDF of a generated document, or null if there is none with this key. */
  file(key: string): Promise<DocumentFile | null>;
  /** @returns the pages of a PDF as pictures, or null if that fails. */
  preview(key: string, file: DocumentFile): Promise<PreviewPages | null>;
}
