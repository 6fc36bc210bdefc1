/** What docs/capacity.md calculates from what was measured; nothing here measures anything. */

/** A measured size, and what is predicted for it. */
export interface Check {
  what: string;
  at: string;
  measured: number;
  predicted: number;
}

export const errorOf = ({ measured, predicted }: Check) => Math.abs(predicted / measured - 1);

interface Point {
  entries: number;
}

/** Through the smallest and the largest size. @returns what is expected in between. */
function lineThrough<Size extends Point>(sizes: Size[], read: (size: Size) => number) {
  const sorted = [...sizes].sort((one, other) => one.entries - other.entries);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || least === most) throw new Error('A line needs two sizes');
  const rise = (read(most) - read(least)) / (most.entries - least.entries);
  return (entries: number) => read(least) + rise * (entries - least.entries);
}

/** The sizes between the smallest and the largest, by a line through those two. */
export function checkLine<Size extends Point>(
  what: string,
  sizes: Size[],
  read: (size: Size) => number,
): Check[] {
  const expected = lineThrough(sizes, read);
  const ends = sizes.map(({ entries }) => entries);
  return sizes
    .filter(({ entries }) => entries > Math.min(...ends) && entries < Math.max(...ends))
    .sort((one, other) => one.entries - other.entries)
    .map((size) => ({
      ...{ what, at: `${size.entries} entries` },
      ...{ measured: read(size), predicted: expected(size.entries) },
    }));
}

type Costs = Record<string, number>;

/** Seconds of the processor for so many requests of each kind, each by its cost in milliseconds. */
export const secondsFor = (mix: Costs, costs: Costs) =>
  Object.entries(mix).reduce((sum, [kind, count]) => sum + (count * (costs[kind] ?? 0)) / 1000, 0);

export interface Traffic {
  visitsPerDay: number;
  /** The busiest hour relative to the average one. */
  peak: number;
  pagesPerVisit: number;
  /** Of all visits, those that ask for each of what no CDN keeps. */
  perVisit: Costs;
  /** Different pages, in all languages and encodings. */
  pages: number;
  /** Places of the CDN that ask the origin by themselves, and for how many seconds each keeps a page. */
  shields: number;
  secondsKept: number;
  changesPerDay: number;
  /** How much of a core is to be used at most. */
  used: number;
}

export interface Plan {
  visitsPerSecond: number;
  /** Of visitors to the CDN, and of the CDN to the origin, in the busiest hour. */
  pagesPerSecond: number;
  originPagesPerSecond: number;
  coresOfNodes: number;
  coresOfDatabase: number;
  nodes: number;
  /** The share of its core for which each node makes pages anew after changes, on average of a day. */
  shareForChanges: number;
  /** To the database. */
  connections: number;
}

interface Measured {
  /** Milliseconds of the processor for each kind: of the node, and of the database. */
  node: Costs;
  database: Costs;
  /** Pages that a node keeps, and milliseconds to make one. */
  kept: number;
  making: number;
}

/** Of each node, docs/operations/README.md. */
const connectionsOfNode = 13;
/** As server/pages/warming.ts: all others are made when somebody asks. */
const mostMadeInAdvance = 5000;

/**
 * For the busiest hour. Each node has one core, as a process does; one more than needed, so that one
 * may be away. No number of nodes is enough where each has more to make anew than it can.
 */
export function plan(traffic: Traffic, { node, database, kept, making }: Measured): Plan {
  const visitsPerSecond = (traffic.visitsPerDay / 86_400) * traffic.peak;
  const pagesPerSecond = visitsPerSecond * traffic.pagesPerVisit;
  const mostAsked = (traffic.shields * traffic.pages) / traffic.secondsKept;
  const originPagesPerSecond = Math.min(pagesPerSecond, mostAsked);
  const shareKept = Math.min(1, kept / traffic.pages);
  const perSecond = (costs: Costs) =>
    secondsFor(
      Object.fromEntries(
        Object.entries(traffic.perVisit).map(([kind, share]) => [kind, share * visitsPerSecond]),
      ),
      costs,
    );
  const perPage = shareKept * (node.kept ?? 0) + (1 - shareKept) * making;
  const coresOfNodes = perSecond(node) + (originPagesPerSecond * perPage) / 1000;
  const made = Math.min(kept, traffic.pages, mostMadeInAdvance);
  const shareForChanges = (traffic.changesPerDay * made * making) / 1000 / 86_400;
  const left = traffic.used - shareForChanges;
  const nodes = left > 0 ? Math.ceil(coresOfNodes / left) + 1 : Number.POSITIVE_INFINITY;
  return {
    ...{ visitsPerSecond, pagesPerSecond, originPagesPerSecond, coresOfNodes, nodes },
    ...{ coresOfDatabase: perSecond(database), shareForChanges },
    connections: nodes * connectionsOfNode,
  };
}
