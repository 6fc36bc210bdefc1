import type { DocumentMessages } from '../app/i18n/en/documents.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { DrawingContent, Text } from '../cms/interface.ts';

/**
 * What a document shows, worded in its language: all that is needed to set it, and nothing else.
 * It is kept with each version (see docs/decisions/0016), so members may be added here, and only
 * as optional ones, but none may change its meaning.
 */
interface Shown {
  language: Language;
  siteName: string;
  /** Such as "Data sheet". */
  kindName: string;
  title: Text;
  messages: DocumentMessages;
}

export interface ShownPicture {
  /** As in `Picture`, the address without width and format. */
  source: string;
  alternative: Text;
  /** Such as "Visualisation". */
  caption: string | null;
}

export interface ShownValue {
  name: string;
  /** Words such as "about", with the spaces that belong to them. */
  before: string;
  value: Text;
  unit: string | null;
  after: string;
  isExample: boolean;
}

export interface ShownRow extends ShownValue {
  key: string;
  /** Of a parameter that is a number. */
  number?: number;
  /** What the number holds for, which the name says as well. */
  note?: string;
}

export interface ShownGroup {
  key: string;
  title: string;
  rows: ShownRow[];
}

export interface DataSheet extends Shown {
  kind: 'dataSheet';
  series: Text | null;
  summary: Text | null;
  picture: ShownPicture | null;
  groups: ShownGroup[];
  certifications: string[];
}

export type ShownPart =
  | { kind: 'heading'; text: Text; level: 2 | 3 }
  | { kind: 'lead' | 'paragraph' | 'small'; text: Text }
  | { kind: 'list'; isOrdered: boolean; items: Text[] }
  | { kind: 'steps'; steps: { title: Text; text: Text; picture: ShownPicture | null }[] }
  | { kind: 'notice'; isWarning: boolean; title: Text; text: Text }
  | { kind: 'values'; values: ShownValue[] }
  | { kind: 'drawing'; number: number; drawing: DrawingContent }
  | { kind: 'checklist'; points: Text[] }
  | { kind: 'decisions'; rows: { document: Text; decides: Text }[] }
  | { kind: 'recordSheet'; title: Text; text: Text; lines: Text[]; columns: Text[] };

export interface Guide extends Shown {
  /** `manual` in versions of the time when guides were called that. */
  kind: 'guide' | 'manual';
  lead: Text | null;
  picture: ShownPicture | null;
  parts: ShownPart[];
}

export type ShownDocument = DataSheet | Guide;

/** The version of a document as it is printed on it. */
export interface Edition {
  version: number;
  /** e.g. `2026-11-17` */
  date: string;
}
