import type { Figure } from './history.ts';

/** What a page may take on a slow phone, by what is measured; some only where visitors arrive. */
const budgets: Record<string, { everywhere?: number; home?: number }> = {
  'LCP ms': { everywhere: 1500, home: 1300 },
  'TBT ms': { everywhere: 30 },
  CLS: { everywhere: 0.001 },
  'script B': { everywhere: 8 * 1024 },
  'document B': { home: 9 * 1024 },
  'all B': { home: 120 * 1024 },
  'intent ms': { everywhere: 300 },
};

/** The first address is of our site; those of other hosts are its peers, which have no budget. */
export function figuresOfPages(
  measured: Map<string, Record<string, number>>,
): Record<string, Figure> {
  const [first = ''] = measured.keys();
  const { host } = new URL(first);
  const figures: Record<string, Figure> = {};
  for (const [address, middles] of measured) {
    const url = new URL(address);
    const isOurs = url.host === host;
    const page = isOurs ? url.pathname : `${url.host}${url.pathname}`;
    for (const [name, value] of Object.entries(middles)) {
      const [, what = name, unit = ''] = /^(.*) (ms|B)$/.exec(name) ?? [];
      const { everywhere, home } = (isOurs && budgets[name]) || {};
      const most = (url.pathname === '/home' ? home : undefined) ?? everywhere;
      figures[`${page} ${what}`] = {
        ...{ value, unit },
        ...(most !== undefined && { budget: { atMost: most } }),
      };
    }
  }
  return figures;
}
