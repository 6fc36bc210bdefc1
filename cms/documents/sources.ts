import type { Language } from '../../app/i18n/languages.ts';
import type { DocumentFile, DocumentKind, Text } from '../interface.ts';

interface MadeFile {
  format: string;
  href: string;
  /** In bytes; null while it is not known. */
  size: number | null;
}

/** A document that the site makes itself, of the product data for instance. */
export interface MadeDocument {
  key: string;
  kind: DocumentKind;
  /** In the language of the page that lists it, where it has a name of its own within its kind. */
  kindName?: string;
  /** Keys of the models it is about; none where it concerns all of them. */
  models: string[];
  /** null for the names of the models. */
  title: Text | null;
  /** Of the file; null for one without words. */
  language: Language | null;
  version: string;
  /** When its content was changed last. */
  changed: string;
  isExample: boolean;
  files: MadeFile[];
  /** Whether it is a PDF that `file` gives, which the page can show. */
  hasPreview: boolean;
  /** Versions before this one that can still be fetched, newest first. */
  older?: { version: string; date: string; files: MadeFile[] }[];
}

export interface PreviewPages {
  pages: { source: string; width: number; height: number }[];
  pageCount: number;
}

export interface WantedDocuments {
  /** Of the page that lists them, for their titles. */
  language: Language;
  fileLanguages: readonly Language[];
  /**
   * Whether the files of the first language are made where they have not been, to know their size.
   * That takes seconds: only a list of files may wait for it.
   */
  withSizes: boolean;
  /** Keys of models whose documents are wanted; all documents when left out. */
  models?: readonly string[];
}

/** What the server adds to the documents of the back office. */
export interface DocumentSources {
  made(wanted: WantedDocuments): Promise<MadeDocument[]>;
  /** @returns a made document's PDF, or null when there is none under the key. */
  file(key: string): Promise<DocumentFile | null>;
  /** @returns the pages of a PDF as pictures, or null where that fails. */
  preview(key: string, file: DocumentFile): Promise<PreviewPages | null>;
}
