import { formatNumber } from '../../i18n/format.ts';

/** What typically takes electricity on the way; the last is the visitor's own. */
export const consumerNames = ['fridge', 'lights', 'devices', 'pump', 'fan', 'other'] as const;
export type ConsumerName = (typeof consumerNames)[number];

/** Of a consumer: its power in W, and how long it runs a day, in hours. */
export const consumerFigures = ['Power', 'Hours'] as const;
type ConsumerEntry = `${ConsumerName}${(typeof consumerFigures)[number]}`;

export const consumerEntry = (
  name: ConsumerName,
  figure: (typeof consumerFigures)[number],
): ConsumerEntry => `${name}${figure}`;

const numberNames = [
  'tilt',
  'azimuth',
  'length',
  'width',
  'radius',
  'total',
  'capacity',
  'usable',
  'charging',
] as const;

const choiceNames = ['kind', 'from', 'to', 'model', 'voltage'] as const;

export type NumberName = (typeof numberNames)[number] | ConsumerEntry;
const placeNames = ['place', 'latitude', 'longitude', 'country'] as const;

export type EntryName = (typeof placeNames)[number] | NumberName | (typeof choiceNames)[number];

/** A visitor's input as typed. */
export type Entries = Record<EntryName, string>;
export type EntryErrors = Partial<Record<EntryName, string>>;

const consumerEntries = consumerNames.flatMap((name) =>
  consumerFigures.map((figure) => consumerEntry(name, figure)),
);

const entryNames: readonly EntryName[] = [
  ...placeNames,
  ...choiceNames,
  ...numberNames,
  ...consumerEntries,
];

/** All names that an address may have. */
export const queryNames: readonly string[] = ['v', ...entryNames];

/** What is in the fields at first; what concerns battery and consumers is example data. */
const firstNumbers: Partial<Record<NumberName, number>> = {
  ...{ tilt: 30, azimuth: 180, length: 4, width: 1.8, capacity: 100, usable: 80, charging: 85 },
  ...{ fridgePower: 45, fridgeHours: 8, lightsPower: 10, lightsHours: 4 },
  ...{ devicesPower: 60, devicesHours: 2, pumpPower: 40, pumpHours: 0.25 },
  ...{ fanPower: 20, fanHours: 6 },
};

/**
 * @param query of the address; empty for the case that the page begins with.
 * @param first the model that it begins with, and the name of its place.
 */
export function firstEntries(
  query: Readonly<Record<string, string>>,
  first: { model: string; place: string },
  languageTag: string,
): Entries {
  // Without a choice an address still has a meaning; a number has to be there.
  const entries: Partial<Entries> = {
    ...{ latitude: '', longitude: '', country: '' },
    kind: 'vehicle',
    from: '4',
    to: '9',
    voltage: '12',
    ...first,
  };
  for (const name of [...numberNames, ...consumerEntries]) {
    const value = query.v === undefined ? firstNumbers[name] : undefined;
    entries[name] = value === undefined ? '' : formatNumber(value, languageTag);
  }
  const { v: _, ...given } = query;
  return { ...entries, ...given, place: first.place } as Entries;
}

/** @returns the query that shows the same entries again, from `?` on. */
export function queryOf(entries: Readonly<Entries>): string {
  const given = entryNames.flatMap((name): [string, string][] => {
    const value = entries[name].trim();
    return value === '' ? [] : [[name, value]];
  });
  return `?${new URLSearchParams([['v', '1'], ...given])}`;
}
