import { decimalMarkOf } from '../../i18n/format.ts';
import type { RoofContent } from './content.ts';

/** As many obstacles as an address has room for. */
export const obstacleNumbers = [1, 2, 3, 4, 5, 6] as const;
export type ObstacleNumber = (typeof obstacleNumbers)[number];

/** From the lower left corner, then its length and width. */
export const obstacleSides = ['x', 'y', 'l', 'w'] as const;
export type ObstacleSide = (typeof obstacleSides)[number];

type ObstacleName = `${ObstacleSide}${ObstacleNumber}`;

/** What is a number that has to be there. */
const requiredNames = [
  'length',
  'width',
  'edge',
  'clearance',
  'gap',
  'tilt',
  'azimuth',
  'lowest',
] as const;

export const assumptionNames = [
  'beadLength',
  'beadWidth',
  'beadHeight',
  'adhesiveDensity',
  'clamps',
  'clampWeight',
  'profileWeight',
  'cableWeight',
] as const;

/** Numbers that may be left out. */
const optionalNames = [
  'reserve',
  'highest',
  'inverterMaximum',
  'mpptMinimum',
  'mpptMaximum',
] as const;

export const notchNames = ['notchLength', 'notchWidth'] as const;

const choiceNames = ['shape', 'model', 'covering', 'fixing', 'reserveUnit'] as const;

type RequiredName = (typeof requiredNames)[number];
type AssumptionName = (typeof assumptionNames)[number];
type OptionalName = (typeof optionalNames)[number];
type NotchName = (typeof notchNames)[number];

export type EntryName =
  | RequiredName
  | AssumptionName
  | OptionalName
  | NotchName
  | (typeof choiceNames)[number]
  | 'place'
  | ObstacleName;

const obstacleNames = obstacleNumbers.flatMap((number) =>
  obstacleSides.map((side): ObstacleName => `${side}${number}`),
);

const entryNames: readonly EntryName[] = [
  ...choiceNames,
  ...requiredNames,
  ...notchNames,
  ...optionalNames,
  ...assumptionNames,
  'place',
  ...obstacleNames,
];

/** A visitor's input as typed. */
export type Entries = Record<EntryName, string>;
export type EntryErrors = Partial<Record<EntryName, string>>;

/**
 * The version of addresses: one that was shared keeps its meaning. Where that would change, the
 * number does, and `v=1` is read as before.
 */
const addressVersion = '1';

/** All names that an address may have. */
export const queryNames: readonly string[] = ['v', ...entryNames];

/** What is in the fields at first. What nobody has measured is example data, and marked so. */
const firstValues: Partial<Entries> = {
  ...{ shape: 'rectangle', length: '30', width: '15', edge: '1', clearance: '0.5', gap: '20' },
  ...{ notchLength: '10', notchWidth: '6', x1: '12', y1: '6', l1: '2', w1: '3' },
  ...{ covering: 'trapezoidal', fixing: 'bonded', reserveUnit: 'kg', tilt: '10', azimuth: '180' },
  ...{ lowest: '-10', highest: '70' },
  ...{ beadLength: '7', beadWidth: '10', beadHeight: '4', adhesiveDensity: '1400' },
  ...{ clamps: '6', clampWeight: '0.2', profileWeight: '1.5', cableWeight: '0.3' },
};

/** As it is typed in the language: 0,5 in German; thousands are not set apart. */
const typedIn = (languageTag: string, value: string): string =>
  /^-?[\d.]+$/.test(value) ? value.replace('.', decimalMarkOf(languageTag)) : value;

/** Without these an address still has a meaning. */
const firstChoices: readonly EntryName[] = choiceNames;

/** Where the address names a place that is known, it is called as it is found again. */
export function firstEntries(
  { query, models, place }: Pick<RoofContent, 'query' | 'models' | 'place'>,
  languageTag: string,
): Entries {
  const isAsked = query.v !== undefined;
  const given = { ...firstValues, model: models[0]?.key ?? '', place: place?.label ?? '' };
  const entryOf = (name: EntryName): string => {
    const isFirst = !isAsked || firstChoices.includes(name);
    return query[name] ?? (isFirst ? typedIn(languageTag, given[name] ?? '') : '');
  };
  const entries = Object.fromEntries(entryNames.map((name) => [name, entryOf(name)])) as Entries;
  return place ? { ...entries, place: place.label } : entries;
}

/** @returns the query that shows the same entries again, from `?` on. */
export function queryOf(entries: Readonly<Entries>): string {
  const given = entryNames.flatMap((name): [string, string][] => {
    const value = entries[name].trim();
    return value === '' ? [] : [[name, value]];
  });
  return `?${new URLSearchParams([['v', addressVersion], ...given])}`;
}
