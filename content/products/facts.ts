import type { Fact } from '../../cms/payload-types.ts';
import type { ContentLanguage } from '../languages.ts';

interface Value {
  value: number;
  maximum?: number;
}

export interface SeedFact extends Value {
  key: string;
  unit: Fact['unit'];
  qualifier?: Fact['qualifier'];
  isExample?: boolean;
  /** Languages that count differently (specification, sections 1 and 9). */
  languages?: Partial<Record<ContentLanguage, Value>>;
}

/** The constants of the company (specification, section 9). Texts refer to them by their keys. */
export const facts = [
  {
    key: 'lighterThanGlass',
    value: 70,
    unit: '%',
    // Japanese says what remains of the weight of a glass module.
    languages: { ja: { value: 30 } },
  },
  // Derived: the module than which the 2.8 kg/m² of SMF are 70 % lighter. All bars compare with it.
  { key: 'glassModule', value: 9.3, unit: 'kg/m²', qualifier: 'about' },
  // Derived as well: 4.1 kg/m² with a frame are 60 % less than 10.25 kg/m² with a frame.
  { key: 'framedGlassModule', value: 10.3, unit: 'kg/m²', qualifier: 'about' },
  { key: 'dragonflyLighterThanGlass', value: 60, unit: '%' },
  { key: 'installationTimeSaving', value: 40, unit: '%' },
  {
    key: 'minimumRoofLoad',
    value: 15,
    unit: 'kg/m²',
    qualifier: 'atLeast',
    languages: { zh: { value: 15, maximum: 20 } },
  },
  { key: 'excludedRoofs', value: 40, unit: '%', qualifier: 'about' },
  { key: 'capacity', value: 1, unit: 'GW' },
  { key: 'shipped', value: 1.2, unit: 'GW', qualifier: 'moreThan' },
  { key: 'projectYears', value: 10, unit: 'none', qualifier: 'moreThan' },
  { key: 'papers', value: 100, unit: 'none', qualifier: 'moreThan' },
  { key: 'patents', value: 80, unit: 'none' },
  // No source names the number of sales countries.
  { key: 'salesCountries', value: 30, unit: 'none', isExample: true },
  // The example of /app_balcony; its text calculates them from the averages of each market.
  {
    key: 'balconyExampleTilted',
    value: 763,
    unit: 'kWh',
    qualifier: 'about',
    isExample: true,
    languages: {
      zh: { value: 1134 },
      de: { value: 865 },
      ja: { value: 1006 },
      es: { value: 1289 },
      fr: { value: 989 },
      pl: { value: 871 },
    },
  },
  {
    key: 'balconyExampleUpright',
    value: 534,
    unit: 'kWh',
    qualifier: 'about',
    isExample: true,
    languages: {
      zh: { value: 794 },
      de: { value: 605 },
      ja: { value: 704 },
      es: { value: 902 },
      fr: { value: 692 },
      pl: { value: 610 },
    },
  },
  {
    key: 'balconyExampleCarbon',
    value: 115,
    unit: 'none',
    qualifier: 'about',
    isExample: true,
    languages: {
      zh: { value: 443 },
      de: { value: 207 },
      ja: { value: 341 },
      es: { value: 132 },
      fr: { value: 30 },
      pl: { value: 375 },
    },
  },
] as const satisfies SeedFact[];
