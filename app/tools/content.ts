import type { ToolMessages } from '../i18n/en/tools.ts';
import type { BalconyMessages } from '../i18n/en/tools-balcony.ts';
import type { CompareMessages } from '../i18n/en/tools-compare.ts';
import type { OffGridMessages } from '../i18n/en/tools-off-grid.ts';
import type { YieldMessages } from '../i18n/en/tools-yield.ts';
import type { Climate } from '../solar/estimate.ts';
import type { RoofContent } from './roof/content.ts';

/** A city that a place is near. */
export interface Nearest {
  name: string;
  /** km */
  distance: number;
}

/** A ventilated module that faces the equator, tilted as it yields most. */
export interface BestPlane {
  tilt: number;
  azimuth: number;
  /** kWh for each kWp in a long-term year. */
  perPower: number;
}

/** A city, or coordinates, with all that an estimate needs to know of it. */
export interface ToolPlace {
  /** As the visitor may type it again: name and country, or coordinates. */
  label: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** ISO 3166 alpha-2; '' where it is not known or disputed. */
  country: string;
  climate: Climate;
  /** Found by the server: a slow phone would take as long for it as for the rest of a result. */
  best?: BestPlane;
  /** Of coordinates. */
  nearest?: Nearest;
  /** g of CO₂ for each kWh of the country's mains; null where it is not known. */
  gridFactor: number | null;
  /** Where editors have that from; left out where it is the mean of Ember. */
  gridSource?: { source: string; year: number };
  /** Of 1 kWh, where editors have entered one. */
  price?: { value: number; currency: string; source: string; year: number };
}

/** Why there is no place: none was named, none is called that, or several are. */
export type PlaceProblem = 'required' | 'unknown' | 'ambiguous' | 'notANumber' | 'outsideData';

/** A model as the tools need it. */
export interface ToolModel {
  key: string;
  name: string;
  href: string | null;
  /** W; of a kit, of all its modules. */
  power: number;
  isExample: boolean;
}

/** What a page of a tool shows; its words come with it, so that no other page carries them. */
export interface YieldContent {
  name: 'yield';
  words: ToolMessages & YieldMessages;
  /** As in the address; empty for the case that the page begins with. */
  query: Record<string, string>;
  place: ToolPlace | null;
  placeProblems: Partial<Record<'place' | 'latitude' | 'longitude' | 'country', PlaceProblem>>;
  /** Places of the same name, to choose from. */
  choices: string[];
  /** Those that show no maps. */
  listSites: string[];
  models: ToolModel[];
  /** What the licences of the data ask to be shown. */
  sources: string;
}

/** A kit for balconies: its size, in mm, and its weight, in kg, as the product data have them. */
export interface KitContent extends ToolModel {
  length: number;
  width: number;
  weight: number;
  /** How many modules it has. */
  modules: number;
}

export interface BalconyContent extends Omit<YieldContent, 'name' | 'words' | 'models'> {
  name: 'balcony';
  words: Omit<YieldContent['words'], keyof BalconyMessages> & BalconyMessages;
  kits: KitContent[];
  /** kg/m² of a glass module; null where it is not known. */
  glass: number | null;
}

/** A model whose size, in mm, and weight, in kg, are known. */
export interface OffGridModel extends ToolModel {
  long: number;
  short: number;
  weight: number;
  /** The smallest that the data permit, in mm; null where they state none. */
  bendRadius: { value: number; isExample: boolean } | null;
}

export interface OffGridContent extends Omit<YieldContent, 'name' | 'words' | 'models'> {
  name: 'offGrid';
  words: Omit<YieldContent['words'], keyof OffGridMessages> & OffGridMessages;
  models: OffGridModel[];
}

/** What to compare; the figures come with the page, as those of all tables. */
export interface CompareContent {
  name: 'compare';
  words: ToolMessages & CompareMessages;
  models: { key: string; name: string }[];
  /** Keys of models by their places, as in the address. */
  chosen: Record<string, string>;
  /** Rather than what the page begins with. */
  isChosen: boolean;
}

/** The page that leads to all of them. */
interface ToolListContent {
  name: 'list';
  words: ToolMessages;
  tools: { href: string; title: string; description: string }[];
}

export type ToolContent =
  | YieldContent
  | RoofContent
  | BalconyContent
  | OffGridContent
  | CompareContent
  | ToolListContent;
