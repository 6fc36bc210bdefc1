import { queryOf as yieldQueryOf } from '../yield/query.ts';

/** The fields of the tool; their names are those of its address. */
const entryNames = [
  'place',
  'latitude',
  'longitude',
  'country',
  'azimuth',
  'railing',
  'floor',
  'model',
] as const;

/** In the order of the page. */
export const fieldNames = [
  ...(['place', 'latitude', 'longitude', 'country'] as const),
  ...(['model', 'railing', 'azimuth', 'floor'] as const),
];

export type BalconyEntries = Record<(typeof entryNames)[number], string>;

/** All names that an address may have. */
export const queryNames: readonly string[] = ['v', ...entryNames];

/**
 * What is in the fields at first: what the address says, or a railing of 4 m to the south.
 * @param place its name; '' where coordinates are given.
 */
export function firstEntries(
  query: Readonly<Record<string, string>>,
  kits: readonly { key: string }[],
  place: string,
): BalconyEntries {
  const isAsked = query.v !== undefined;
  const { latitude = '', longitude = '', country = '', floor = '' } = query;
  return {
    ...{ place, latitude, longitude, country, floor },
    azimuth: query.azimuth ?? (isAsked ? '' : '180'),
    railing: query.railing ?? (isAsked ? '' : '4'),
    model: query.model ?? kits[0]?.key ?? '',
  };
}

/** @returns the query that shows the same entries again, from `?` on. */
export function queryOf(entries: BalconyEntries): string {
  const given = entryNames.flatMap((name): [string, string][] =>
    entries[name].trim() === '' ? [] : [[name, entries[name].trim()]],
  );
  return `?${new URLSearchParams([['v', '1'], ...given])}`;
}

/** The same as a case of the yield: one kit, upright. */
export const yieldEntries = ({ railing: _, floor: __, ...shared }: BalconyEntries) => ({
  ...{ ...shared, kind: 'balcony', tilt: '90', count: '1', factor: '', price: '' },
});

/** @returns its address below the page of the yield, from `?` on. */
export const yieldQuery = (entries: BalconyEntries): string => yieldQueryOf(yieldEntries(entries));
