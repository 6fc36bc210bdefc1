/** The fields of the tool, in the order of the page; their names are those of its address. */
export const entryNames = [
  'place',
  'latitude',
  'longitude',
  'country',
  'kind',
  'azimuth',
  'tilt',
  'model',
  'count',
  'factor',
  'price',
] as const;

export type EntryName = (typeof entryNames)[number];

/**
 * The version of addresses: one that was shared keeps its meaning. Where that would change, the
 * number does, and `v=1` is read as before.
 */
const addressVersion = '1';

/** All names that an address may have. */
export const queryNames: readonly string[] = ['v', ...entryNames];

/** @returns the query that shows the same entries again, from `?` on. */
export function queryOf(entries: Readonly<Record<EntryName, string>>): string {
  const given = entryNames.flatMap((name): [string, string][] => {
    const value = entries[name].trim();
    return value === '' ? [] : [[name, value]];
  });
  return `?${new URLSearchParams([['v', addressVersion], ...given])}`;
}
