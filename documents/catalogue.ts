import type { Language } from '../app/i18n/languages.ts';
import type { Text } from '../cms/interface.ts';

/** The PDFs that the server makes from the product data and the pages. */
export type DocumentKind = 'dataSheet' | 'guide';

/** A version of a document that was served once and can be fetched for good. */
interface DocumentVersion {
  /** From 1; it rises when what the document shows has changed. */
  version: number;
  /** The day of the content it shows, as `2026-11-17`. */
  date: string;
  /** Always this version. */
  href: string;
}

/** A document as lists show it. */
export interface DocumentEntry {
  /** The same in all languages: `data-sheets/smf-520`, `guides/bonding`. */
  id: string;
  kind: DocumentKind;
  /** Of the model or of the guide: `SMF 520`. The kind has its own words in the messages. */
  title: Text;
  /** Keys of the models that it is about. */
  models: string[];
  language: Language;
  version: number;
  date: string;
  /** Always the newest version; with `?download` it is saved rather than shown. */
  href: string;
  mediaType: 'application/pdf';
  /** In bytes; null until this version has been made for the first time. */
  size: number | null;
  /** Newest first. */
  earlier: DocumentVersion[];
}

export interface DocumentCatalogue {
  /** @returns every document in a language: data sheets in the order of the models, then guides. */
  list(language: Language): Promise<DocumentEntry[]>;
}
