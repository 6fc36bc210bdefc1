import { queryOf as yieldQueryOf } from '../yield/query.ts';

/** The fields of the tool; their names are those of its address. */
const entryNames = ['place', 'azimuth', 'railing', 'floor', 'model'] as const;

export type BalconyEntries = Record<(typeof entryNames)[number], string>;

/** All names that an address may have. */
export const queryNames: readonly string[] = ['v', ...entryNames];

/** @returns the query that shows the same entries again, from `?` on. */
export function queryOf(entries: BalconyEntries): string {
  const given = entryNames.flatMap((name): [string, string][] =>
    entries[name].trim() === '' ? [] : [[name, entries[name].trim()]],
  );
  return `?${new URLSearchParams([['v', '1'], ...given])}`;
}

/** The same as a case of the yield: one kit, upright. */
export const yieldEntries = ({ place, azimuth, model }: BalconyEntries) => ({
  ...{ place, azimuth, model, kind: 'balcony', tilt: '90', count: '1' },
  ...{ latitude: '', longitude: '', country: '', factor: '', price: '' },
});

/** @returns its address below the page of the yield, from `?` on. */
export const yieldQuery = (entries: BalconyEntries): string => yieldQueryOf(yieldEntries(entries));
