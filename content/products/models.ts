import type { Model } from '../../cms/payload-types.ts';
import type { ContentLanguage } from '../languages.ts';
import type { SeriesKey } from './series.ts';
import { cells, holdsFor, modelNames, mounting } from './texts.ts';

type Parameter = Omit<NonNullable<Model['parameters']>[number], 'id' | 'text' | 'qualifier'> & {
  text?: Record<ContentLanguage, string>;
  qualifier?: 'about';
};
type ParameterKey = Parameter['parameter'];

export interface SeedModel {
  key: string;
  name: string | Record<ContentLanguage, string>;
  series: SeriesKey;
  href: string;
  certifications?: Model['certifications'];
  parameters: Parameter[];
}

/** A value of the specification or of a named source. */
function known(parameter: ParameterKey, value: number, maximum?: number): Parameter {
  return { parameter, value, ...(maximum !== undefined && { maximum }) };
}

function about(parameter: ParameterKey, value: number): Parameter {
  return { parameter, value, qualifier: 'about' };
}

/** A value that no source gives: it shows what belongs there, and is marked for the reader. */
function example(parameter: ParameterKey, value: number, maximum?: number): Parameter {
  return { ...known(parameter, value, maximum), isExample: true };
}

/** A number that does not hold for all that is delivered. */
function only(of: Record<ContentLanguage, string>, parameter: Parameter): Parameter {
  return { ...parameter, text: of };
}

function textValue(
  parameter: ParameterKey,
  text: Record<ContentLanguage, string>,
  isExample = false,
) {
  return { parameter, text, isExample };
}

const same = (text: string): Record<ContentLanguage, string> => ({
  en: text,
  zh: text,
  de: text,
  ja: text,
  es: text,
  fr: text,
  pl: text,
});

/** Stand-ins: glass modules of the same class (CEC list of SAM), so marked as example data. */
const electrical520 = [
  example('openCircuitVoltage', 48.5),
  example('shortCircuitCurrent', 13.52),
  example('voltageAtMaximumPower', 40.5),
  example('currentAtMaximumPower', 12.84),
  example('powerTemperatureCoefficient', -0.343),
  example('voltageTemperatureCoefficient', -0.123),
];

/** From the maker's manual of 2019. */
const limits = [
  known('maximumSystemVoltage', 1000),
  textValue('fireClass', same('C')),
  textValue('applicationClass', same('A')),
  textValue('safetyClass', same('II')),
];

const examplePacking = [example('modulesPerPallet', 60), example('palletsPerContainer', 20)];

const exampleLimits = [
  example('currentTemperatureCoefficient', 0.05),
  example('operatingTemperature', -40, 85),
  example('seriesFuse', 25),
  example('productWarranty', 12),
  example('performanceWarranty', 25),
];

const allMarks: Model['certifications'] = [
  'IEC 61215',
  'IEC 61730',
  'UL 61730',
  'TUV',
  'VDE',
  'CGC',
  'CSA',
  'JET',
];

export const models = [
  {
    key: 'smf-520',
    name: 'SMF 520',
    series: 'smf',
    href: '/product_data',
    certifications: allMarks,
    parameters: [
      known('nominalPower', 520),
      known('efficiency', 19.3),
      ...electrical520,
      textValue('cells', cells.halfCut144),
      textValue('mounting', mounting.bonded),
      known('length', 2245),
      known('width', 1196),
      known('thickness', 2),
      about('weight', 7.7),
      about('weightPerArea', 2.8),
      example('bendRadius', 1500),
      ...limits,
      ...examplePacking,
      ...exampleLimits,
    ],
  },
  {
    key: 'smf-430',
    name: 'SMF 430',
    series: 'smf',
    href: '/product_data_430',
    certifications: allMarks,
    parameters: [
      known('nominalPower', 430),
      example('openCircuitVoltage', 49.4),
      example('shortCircuitCurrent', 11.23),
      example('voltageAtMaximumPower', 40.7),
      example('currentAtMaximumPower', 10.57),
      example('powerTemperatureCoefficient', -0.345),
      example('voltageTemperatureCoefficient', -0.134),
      textValue('cells', cells.halfCut),
      textValue('mounting', mounting.bondedOrFramed),
      example('thickness', 2),
      about('weightPerArea', 2.8),
      ...limits,
      ...examplePacking,
      ...exampleLimits,
    ],
  },
  {
    key: 'smh-520',
    name: modelNames.dragonfly,
    series: 'smh',
    href: '/dragonfly',
    certifications: allMarks,
    parameters: [
      known('nominalPower', 520),
      example('efficiency', 19.3),
      ...electrical520,
      textValue('cells', cells.halfCut144, true),
      textValue('mounting', mounting.clamped),
      example('length', 2245),
      example('width', 1196),
      only(holdsFor.laminate, example('thickness', 2)),
      example('weight', 11),
      known('weightPerArea', 4.1),
      ...limits,
      ...examplePacking,
      ...exampleLimits,
    ],
  },
  {
    key: 'off-grid-110',
    name: modelNames.offGrid110,
    series: 'off-grid',
    href: '/off_series',
    parameters: [
      example('nominalPower', 110),
      example('openCircuitVoltage', 22.4),
      example('shortCircuitCurrent', 6.2),
      example('voltageAtMaximumPower', 18.7),
      example('currentAtMaximumPower', 5.88),
      example('powerTemperatureCoefficient', -0.343),
      example('voltageTemperatureCoefficient', -0.057),
      example('length', 1060),
      example('width', 540),
      example('thickness', 2),
      example('weight', 1.7),
      about('weightPerArea', 3),
      textValue('mounting', mounting.bonded),
      example('productWarranty', 5),
    ],
  },
  {
    key: 'off-grid-215',
    name: modelNames.offGrid215,
    series: 'off-grid',
    href: '/off_series',
    parameters: [
      example('nominalPower', 215),
      example('openCircuitVoltage', 24.6),
      example('shortCircuitCurrent', 11.1),
      example('voltageAtMaximumPower', 20.4),
      example('currentAtMaximumPower', 10.54),
      example('powerTemperatureCoefficient', -0.343),
      example('voltageTemperatureCoefficient', -0.062),
      example('length', 1480),
      example('width', 770),
      example('thickness', 2),
      example('weight', 3.4),
      about('weightPerArea', 3),
      textValue('mounting', mounting.bonded),
      example('productWarranty', 5),
    ],
  },
  {
    key: 'balcony-400',
    name: modelNames.balcony400,
    series: 'balcony',
    href: '/balcony_item/400',
    parameters: [
      example('nominalPower', 400),
      example('openCircuitVoltage', 37.2),
      example('shortCircuitCurrent', 13.7),
      example('voltageAtMaximumPower', 31.1),
      example('currentAtMaximumPower', 12.87),
      example('length', 1760),
      example('width', 1130),
      example('thickness', 2),
      example('weight', 5.4),
      known('weightPerArea', 2.7),
      textValue('mounting', mounting.railing, true),
      example('productWarranty', 12),
    ],
  },
  {
    key: 'balcony-800',
    name: modelNames.balcony800,
    series: 'balcony',
    href: '/balcony_item/800',
    parameters: [
      only(holdsFor.bothModules, example('nominalPower', 800)),
      only(holdsFor.oneModule, example('openCircuitVoltage', 37.2)),
      only(holdsFor.oneModule, example('shortCircuitCurrent', 13.7)),
      only(holdsFor.oneModule, example('length', 1760)),
      only(holdsFor.oneModule, example('width', 1130)),
      example('thickness', 2),
      only(holdsFor.bothModules, example('weight', 10.8)),
      known('weightPerArea', 2.7),
      textValue('mounting', mounting.railing, true),
      example('productWarranty', 12),
    ],
  },
  {
    key: 'charger-60',
    name: modelNames.charger60,
    series: 'charger',
    href: '/off_grid',
    parameters: [
      example('nominalPower', 60),
      example('openCircuitVoltage', 24),
      example('length', 1230),
      example('width', 420),
      example('weight', 1.9),
      textValue('mounting', mounting.folded, true),
      example('productWarranty', 2),
    ],
  },
] as const satisfies SeedModel[];

export type ModelKey = (typeof models)[number]['key'];
