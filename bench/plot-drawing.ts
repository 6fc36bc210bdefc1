import type { Figure, Run } from './history.ts';

/** One figure of one benchmark on one machine, over time. */
interface Series {
  name: string;
  machine: string;
  unit: string;
  budget: Figure['budget'];
  points: { at: number; commit: string; load: number; value: number }[];
}

const plot = { width: 360, height: 170, left: 52, right: 14, top: 44, bottom: 28 };
const columns = 3;
const titleHeight = 40;

/** In the order in which they were first measured; the budget is the last one given. */
export function seriesOf(runs: Run[]): Series[] {
  const all = new Map<string, Series>();
  const inOrder = [...runs].sort((one, other) => one.at.localeCompare(other.at));
  for (const { at, commit, machine, load, benchmark, figures } of inOrder) {
    for (const [name, { value, unit, budget }] of Object.entries(figures)) {
      const key = [benchmark, machine, name, unit].join('\n');
      const known = all.get(key) ?? { name, machine, unit, budget, points: [] };
      known.budget = budget;
      known.points.push({ at: Date.parse(at), commit, load, value });
      all.set(key, known);
    }
  }
  return [...all.values()];
}

/** Whether the last run kept the budget. */
export function isWithin({ budget, points }: Series): boolean {
  const last = points.at(-1)?.value;
  if (!budget || last === undefined) return true;
  return 'atLeast' in budget ? last >= budget.atLeast : last <= budget.atMost;
}

export function drawPlots(all: Series[]): string {
  const machines = [...new Set(all.map(({ machine }) => machine))];
  const parts: string[] = [];
  let top = 0;
  for (const machine of machines) {
    const own = all.filter((one) => one.machine === machine);
    parts.push(text(plot.right, top + 26, machine, 'machine'));
    own.forEach((one, index) => {
      const left = (index % columns) * plot.width;
      const y = top + titleHeight + Math.floor(index / columns) * plot.height;
      parts.push(`<g transform="translate(${left} ${y})">${drawPlot(one)}</g>`);
    });
    top += titleHeight + Math.ceil(own.length / columns) * plot.height;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * plot.width} ${top}" font-family="system-ui, sans-serif" font-size="11">
<style>${style}</style>
<rect width="100%" height="100%" class="paper"/>
${parts.join('\n')}
</svg>
`;
}

/** Legible on light and on dark paper. */
const style = `.paper{fill:#fff}text{fill:#333}.machine{font-size:15px;font-weight:600}.name{font-weight:600}
.axis{stroke:#999}.budget{stroke:#b3261e;stroke-dasharray:4 3}.line{fill:none;stroke:#1d5fa8;stroke-width:1.5}
.dot{fill:#1d5fa8}.beyond{fill:#b3261e}
@media(prefers-color-scheme:dark){.paper{fill:#16181b}text{fill:#ddd}.axis{stroke:#777}.budget{stroke:#ff8a80}
.line{stroke:#7db4f0}.dot{fill:#7db4f0}.beyond{fill:#ff8a80}}`;

function drawPlot(series: Series): string {
  const { name, unit, budget, points } = series;
  const limit = budget && ('atLeast' in budget ? budget.atLeast : budget.atMost);
  const values = points.map(({ value }) => value);
  // From zero: a change of one per cent should look like one.
  const highest = Math.max(...values, limit ?? 0) * 1.1 || 1;
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 0;
  const inner = {
    width: plot.width - plot.left - plot.right,
    height: plot.height - plot.top - plot.bottom,
  };
  const across = (at: number) =>
    plot.left + inner.width * (last === first ? 0.5 : (at - first) / (last - first));
  const up = (value: number) => plot.top + inner.height * (1 - value / highest);
  const bottom = plot.top + inner.height;
  const line = points.map(({ at, value }) => `${round(across(at))},${round(up(value))}`).join(' ');
  const now = `${format(values.at(-1) ?? Number.NaN)} ${unit}`.trim();
  return [
    ...wrapped(name).map((words, index) => text(plot.right, 14 + index * 13, words, 'name')),
    text(
      plot.width - plot.right,
      bottom + 18,
      `now ${now}`,
      isWithin(series) ? '' : 'beyond',
      'end',
    ),
    `<path class="axis" fill="none" d="M${plot.left} ${plot.top}V${bottom}H${plot.width - plot.right}"/>`,
    text(plot.left - 6, bottom, '0', '', 'end'),
    text(plot.left - 6, plot.top + 8, format(highest), '', 'end'),
    text(plot.left, bottom + 18, dayOf(first), ''),
    limit === undefined
      ? ''
      : `<path class="budget" d="M${plot.left} ${round(up(limit))}H${plot.width - plot.right}"/>`,
    `<polyline class="line" points="${line}"/>`,
    ...points.map(
      ({ at, commit, load, value }) =>
        `<circle class="dot" r="2.5" cx="${round(across(at))}" cy="${round(up(value))}"><title>${escaped(
          `${new Date(at).toISOString().slice(0, 16)} ${commit}, load ${load}: ${format(value)} ${unit}`,
        )}</title></circle>`,
    ),
  ].join('');
}

const text = (x: number, y: number, words: string, kind: string, anchor = 'start') =>
  `<text x="${x}" y="${round(y)}"${kind && ` class="${kind}"`}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(words)}</text>`;

const longestLine = 58;

/** In two lines at most. */
function wrapped(name: string): string[] {
  if (name.length <= longestLine) return [name];
  const end = name.lastIndexOf(' ', longestLine);
  return [name.slice(0, end), name.slice(end + 1, end + 1 + longestLine)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const format = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const escaped = (words: string): string =>
  words.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
