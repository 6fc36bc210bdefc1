import { readFileSync, writeFileSync } from 'node:fs';
import { median } from '../report.ts';
import type { Figures } from './figures.ts';
import { type Check, checkLine, errorOf, type Plan, plan, type Traffic } from './model.ts';

const file = 'docs/capacity.md';
const mostError = 0.2;
const mostSlower = 1.1;
const leastTimes = 2.5;
/** Cores. */
const mostOfNginx = 0.9;
const mostFailed = 2;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const milliseconds = (value = 0) =>
  value < 0.995 ? value.toFixed(2) : value.toFixed(value < 10 ? 1 : 0);
const perSecond = (cost = 0) => (cost > 0 ? whole(1000 / cost) : '–');
const percent = (value: number) => `${(value * 100).toFixed(0)} %`;

function tableOf(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, at) => (at === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

type Kinds = NonNullable<Figures['kinds']>;
type Nodes = NonNullable<Figures['nodes']>;

const names: Record<string, string> = {
  kept: 'page from memory',
  file: 'data sheet (PDF), set before',
  rendered: 'page rendered for one visitor',
  list: 'list that is searched',
  search: 'search',
  form: 'form, stored',
  cv: 'CV of three pages, read',
  pdf: 'PDF set for one visitor',
};

const kindsTable = ({ costs: sqlite }: Kinds, { costs: postgres }: Nodes) =>
  tableOf(
    [
      '',
      'SQLite: ms',
      'one core, 1/s',
      'PostgreSQL: ms of the node',
      'ms of the database',
      'one core, 1/s',
    ],
    Object.keys(names).map((kind) => {
      const { node, database } = postgres[kind] ?? {};
      return [
        names[kind] ?? kind,
        ...[milliseconds(sqlite[kind]), perSecond(sqlite[kind])],
        ...[milliseconds(node), milliseconds(database), perSecond(node)],
      ];
    }),
  );

const nodesTable = ({ scaled }: Nodes) =>
  tableOf(
    ['', 'one node, 1/s', 'three, 1/s', 'times', 'cores of the database', 'cores of nginx'],
    scaled.map(({ kind, one, times, database, nginx }) => [
      names[kind] ?? kind,
      perSecond(one),
      whole((1000 / one) * times),
      times.toFixed(2),
      ...[(database * 3).toFixed(2), (nginx * 3).toFixed(2)],
    ]),
  );

type Sizes = NonNullable<Figures['sizes']>['measured'];
const inOrder = (sizes: Sizes) => [...sizes].sort((one, other) => one.entries - other.entries);

function sizesTable(sizes: Sizes): string {
  const all = inOrder(sizes);
  const row = (what: string, read: (size: Sizes[number]) => string) => [what, ...all.map(read)];
  return tableOf(
    ['entries', ...all.map(({ entries }) => (entries === 0 ? 'demonstration' : whole(entries)))],
    [
      row('database, MB', ({ database }) => whole(database)),
      row('start, s of the processor', ({ start }) => start.toFixed(1)),
      row('memory then, MB', ({ memory }) => whole(memory)),
      row('memory once everything was asked for, MB', ({ memoryAfter }) => whole(memoryAfter)),
      ...Object.keys(all[0]?.first ?? {}).map((address) =>
        row(`first \`${address}\`, s`, ({ first }) => (first[address] ?? 0).toFixed(2)),
      ),
      row('page from memory, ms', ({ kept }) => kept.filled.each.toFixed(3)),
      row('the same without these entries, ms', ({ kept }) => kept.demonstration.each.toFixed(3)),
      row('99 % of them within, ms', ({ kept }) => kept.filled.most.toFixed(3)),
      row('without these entries, ms', ({ kept }) => kept.demonstration.most.toFixed(3)),
      row('list that is searched, ms', ({ costs }) => milliseconds(costs.list)),
      row('search, ms', ({ costs }) => milliseconds(costs.search)),
    ],
  );
}

function smallTable({ measured }: NonNullable<Figures['small']>): string {
  const steps = [...new Set(measured.flatMap(({ peaks }) => Object.keys(peaks)))];
  return tableOf(
    ['MB that all processes may have', ...measured.map(({ megabytes }) => whole(megabytes))],
    [
      ...steps.map((step) => [
        names[step] ?? step,
        ...measured.map(({ peaks }) => {
          const peak = peaks[step];
          return peak === null ? 'ended' : peak === undefined ? '–' : whole(peak);
        }),
      ]),
      [
        'resident memory of the server at the end',
        ...measured.map(({ resident }) => (resident > 0 ? whole(resident) : '–')),
      ],
    ],
  );
}

function checksOf({ kinds, sizes }: Figures): Check[] {
  const measured = sizes?.measured ?? [];
  if (measured.length < 3) return kinds?.mixes ?? [];
  const filled = measured.filter(({ entries }) => entries > 0);
  return [
    ...(kinds?.mixes ?? []),
    ...checkLine('database, MB', measured, ({ database }) => database),
    ...checkLine('memory, MB', measured, ({ memoryAfter }) => memoryAfter),
    // The first entries cost more than any further ones.
    ...checkLine('start, s', filled, ({ start }) => start),
  ];
}

const checksTable = (checks: Check[]) =>
  tableOf(
    ['', 'at', 'measured', 'by the model', 'off by'],
    checks.map((check) => [
      ...[check.what, check.at, check.measured.toFixed(1), check.predicted.toFixed(1)],
      percent(errorOf(check)),
    ]),
  );

/** Example data, as the document says. */
const example: Traffic = {
  ...{ visitsPerDay: 100_000_000, peak: 3, pagesPerVisit: 4, pages: 70_000, used: 0.5 },
  perVisit: { search: 0.05, list: 0.05, form: 0.002, cv: 0.0002, pdf: 0.002 },
  ...{ shields: 4, secondsKept: 300, changesPerDay: 50 },
};
const bytesOfPages = 64 * 1024 * 1024;

function planTable({ made }: Kinds, { costs }: Nodes): string {
  const of = (part: string) =>
    Object.fromEntries(Object.entries(costs).map(([kind, cost]) => [kind, cost[part] ?? 0]));
  const measured = {
    ...{ node: of('node'), database: of('database'), making: made.cost },
    kept: Math.floor(bytesOfPages / made.bytes),
  };
  const columns = [1_000_000, 10_000_000, 100_000_000].flatMap((visitsPerDay) =>
    [700, example.pages].map((pages) => ({ ...example, visitsPerDay, pages })),
  );
  const plans = columns.map((traffic) => plan(traffic, measured));
  const row = (what: string, read: (one: Plan) => string) => [what, ...plans.map(read)];
  return tableOf(
    ['visits a day', ...columns.map(({ visitsPerDay }) => whole(visitsPerDay))],
    [
      ['pages in all languages', ...columns.map(({ pages }) => whole(pages))],
      row('visits, 1/s', (one) => whole(one.visitsPerSecond)),
      row('pages the CDN sends, 1/s', (one) => whole(one.pagesPerSecond)),
      row('pages the origin sends, 1/s', (one) => whole(one.originPagesPerSecond)),
      row('cores of nodes', (one) => one.coresOfNodes.toFixed(1)),
      row('of each core, for pages made anew', (one) => percent(one.shareForChanges)),
      row('nodes of one core', (one) => whole(one.nodes)),
      row('cores of the database', (one) => one.coresOfDatabase.toFixed(2)),
      row('connections to it', (one) => whole(one.connections)),
    ],
  );
}

function brokenIn(figures: Figures): string[] {
  const broken = checksOf(figures)
    .filter((check) => errorOf(check) > mostError)
    .map((check) => `the model is off by ${percent(errorOf(check))}: ${check.what}, ${check.at}`);
  for (const { kind, times, nginx } of figures.nodes?.scaled ?? []) {
    // Where nginx is busy itself, more nodes cannot serve more.
    if (times < leastTimes && nginx * 3 < mostOfNginx)
      broken.push(`three nodes serve ${times.toFixed(2)} times as much: ${kind}`);
  }
  const { killed } = figures.nodes ?? {};
  if (killed && killed.missing.length + killed.twice > 0)
    broken.push('a form is lost, or there twice');
  if (killed && killed.failed.length > mostFailed)
    broken.push(`${killed.failed.length} requests failed`);
  const filled = figures.sizes?.measured.filter(({ entries }) => entries > 0) ?? [];
  for (const which of ['each', 'most'] as const) {
    // What makes pages slower does so with any number: a single figure moves by a tenth by itself.
    const slower = median(filled.map(({ kept }) => kept.filled[which] / kept.demonstration[which]));
    if (slower > mostSlower)
      broken.push(`pages from memory cost more with many entries (${which})`);
  }
  return broken;
}

/** Replaces the tables of the document. @returns what was measured and should not be so. */
export function writeTables(figures: Figures): string[] {
  const { kinds, nodes, sizes } = figures;
  const tables: Record<string, string | undefined> = {
    kinds: kinds && nodes && kindsTable(kinds, nodes),
    nodes: nodes && nodesTable(nodes),
    sizes: sizes && sizesTable(sizes.measured),
    small: figures.small && smallTable(figures.small),
    checks: checksTable(checksOf(figures)),
    plan: kinds && nodes && planTable(kinds, nodes),
  };
  let text = readFileSync(file, 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    if (!table) continue;
    const place = new RegExp(`(<!-- ${name}: .*-->\n)[\\s\\S]*?(\n<!-- end -->)`);
    text = text.replace(place, (_all, before, after) => `${before}${table}${after}`);
  }
  writeFileSync(file, text);
  return brokenIn(figures);
}
