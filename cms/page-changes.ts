import type { EntryCollection } from './entry-kinds.ts';

/** What a page shows that is not its own, by when something of it last changed. */
type Source = EntryCollection | 'products';
type Newest = Partial<Record<Source, string>>;

interface Stored {
  updatedAt?: unknown;
  blocks?: unknown;
}

const sources: Partial<Record<string, Source>> = {
  ...{ newsList: 'news', newsTeaser: 'news' },
  ...{ jobList: 'jobs', jobTeaser: 'jobs', resumeForm: 'jobs' },
  activityList: 'activities',
  // Data sheets and parameters are made from product data.
  ...{ downloads: 'products', downloadList: 'products' },
  ...{ drawing: 'products', stringCheck: 'products' },
};

/** A figure within a text (`{smf-520.weightPerArea}`), by its reference, or models and series. */
const productData = /\{[a-z]|"reference":"|"(?:models|series)":(?:\[\d|\{"[a-z]+":\[\d)/;

/**
 * When visitors could last see a change on a page: it was saved, an entry of its lists was, or
 * product data, if it shows any.
 * @param newest of each source, in ISO 8601.
 */
export function lastChangeOf(page: object, newest: Newest): string {
  const { updatedAt, blocks } = page as Stored;
  const shown = new Set<Source>();
  for (const { blockType } of (blocks ?? []) as { blockType: string }[]) {
    const source = sources[blockType];
    if (source) shown.add(source);
  }
  // An opening brace of JSON itself is followed by a quotation mark.
  if (productData.test(JSON.stringify(page))) shown.add('products');
  const dates = [...shown].map((source) => newest[source] ?? '');
  return latestOf([String(updatedAt), ...dates]);
}

export const newestOf = (all: { changed: string }[]): string =>
  latestOf(all.map(({ changed }) => changed));

/** Dates from editors may have a time zone of their own. */
const latestOf = (dates: string[]): string => {
  const moments = dates.map((date) => Date.parse(date)).filter((moment) => !Number.isNaN(moment));
  return moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : '';
};
