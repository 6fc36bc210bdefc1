import type { Picture, Text } from './text.ts';

/** A product family, as lists of products show it. */
export interface SeriesContent {
  id: string;
  key: string;
  name: Text;
  summary: Text | null;
  /** Its most important figure, e.g. `about 2.8 kg/m²`. */
  highlight: Text | null;
  href: string | null;
  picture?: Picture;
}

/** One parameter of a model, worded and formatted in the language of the page. */
export interface ParameterContent {
  key: string;
  name: string;
  /** What the value of a numeric parameter holds for: both modules. */
  note?: Text;
  /** The name with that note, where the value does not have it. */
  fullName?: string;
  /** e.g. `48.5` or `−40–85`; for a textual parameter, the text. */
  value: Text;
  /** The value of a numeric parameter as a number; the lower end of a range. */
  number?: number;
  /** The upper end of a range. */
  maximum?: number;
  unit: string | null;
  qualifier: 'exactly' | 'about' | 'moreThan' | 'atLeast';
  isExample: boolean;
}

export interface ModelContent {
  id: string;
  key: string;
  name: Text;
  href: string | null;
  certifications: string[];
  groups: { key: string; title: string; rows: ParameterContent[] }[];
}

/** A model with related data, for the documents about it. */
export interface ModelEntry extends ModelContent {
  series: SeriesContent | null;
  /** When the model, its series or a figure that texts refer to last changed. */
  changed: string;
}
