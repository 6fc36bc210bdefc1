interface Section {
  title: string;
  text: string;
}

/** What the documents of a page are about. */
export type DocumentSubject =
  | 'commercial'
  | 'dragonfly'
  | 'smf520'
  | 'smf430'
  | 'offGrid'
  | 'charger'
  | 'balcony'
  | 'balcony400'
  | 'balcony800';

/** Modules whose strings are checked against the system voltage. */
export type StringSubject = 'dragonfly' | 'smf520' | 'smf430';

/** Words of what engineers find on the product pages, each page in words of its own. */
export interface EngineeringText {
  /** Titles of the documents. */
  documents: Record<DocumentSubject, string>;
  documentsText: string;
  strings: Record<StringSubject, Section>;
  stringsBasis: string;
  /** For a few modules at a charge controller. */
  chargeController: Section & { basis: string };
}
