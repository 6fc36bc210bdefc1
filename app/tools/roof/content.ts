import type { ModuleVoltages } from '../../blocks/string-check/string-voltage.ts';
import type { StringCheckMessages } from '../../i18n/en/string-check.ts';
import type { ToolMessages } from '../../i18n/en/tools.ts';
import type { RoofMessages } from '../../i18n/en/tools-roof.ts';
import type { YieldMessages } from '../../i18n/en/tools-yield.ts';
import type { Rectangle } from '../../roof/roof.ts';
import type { Climate } from '../../solar/estimate.ts';

/** What the string check and the yield have words for already. */
type Borrowed = Pick<
  StringCheckMessages,
  | 'lowest'
  | 'highest'
  | 'inverterMaximum'
  | 'mpptMinimum'
  | 'mpptMaximum'
  | 'errorHotter'
  | 'errorWindow'
  | 'modulesCount'
  | 'largest'
  | 'openCircuitString'
  | 'limitOfModule'
  | 'limitOfInverter'
> &
  Pick<
    YieldMessages,
    | 'place'
    | 'placeHint'
    | 'placeUnknown'
    | 'placeAmbiguous'
    | 'azimuth'
    | 'azimuthHint'
    | 'tilt'
    | 'tiltHint'
    | 'perYear'
    | 'range'
    | 'rangeWide'
    | 'singleYear'
    | 'sources'
  >;

export type RoofWords = ToolMessages & Borrowed & RoofMessages;

/** A model whose size, weight and power are known. */
export interface RoofModel {
  key: string;
  name: string;
  href: string | null;
  /** W */
  power: number;
  /** mm */
  long: number;
  short: number;
  /** kg of one module. */
  weight: number;
  /** Null where the string check cannot be made. */
  voltages: ModuleVoltages | null;
  /** Whether its size, weight or power is an example, or its electrical values are. */
  isExample: boolean;
  hasExampleVoltages: boolean;
}

/** What the strings of an inverter have to keep, in V. */
export interface InverterLimits {
  name: string;
  maximum: number;
  mpptMinimum: number;
  mpptMaximum: number;
  isExample: boolean;
}

export interface RoofContent {
  name: 'roof';
  words: RoofWords;
  /** As in the address; empty for the case that the page begins with. */
  query: Record<string, string>;
  place: { label: string; climate: Climate } | null;
  /** Why there is none, where one was named. */
  placeProblem: string | null;
  /** Places of the same name, to choose from. */
  choices: string[];
  models: RoofModel[];
  /** Limits to choose from. */
  inverters: InverterLimits[];
  /**
   * Where the modules of this case lie, in mm: finding it takes a slow phone a tenth of a second. Null
   * where something in it cannot be used.
   */
  layout: Rectangle[] | null;
  /** What the licences of the data ask to be shown. */
  sources: string;
}
