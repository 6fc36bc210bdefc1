import { type Area, type ModuleSize, type Rectangle, right, top } from './roof.ts';

/**
 * Rows right across an area. Each is as high as a module that lies or stands, or as two that lie one
 * above the other; in each gap between what is blocked, lying and standing modules share its length.
 */
export type RowKind = 'lying' | 'standing' | 'double';

export interface Module extends ModuleSize {
  /** mm between two modules. */
  gap: number;
}

/** Modules side by side, and how many one above the other. */
interface Stack {
  width: number;
  height: number;
  depth: number;
}

interface Row {
  height: number;
  stacks: Stack[];
}

interface Step {
  count: number;
  /** Null where nothing lies between here and the next row. */
  row: Row | null;
  next: number;
}

function rowOf(kind: RowKind, { long, short, gap }: Module): Row {
  const height = { lying: short, standing: long, double: 2 * short + gap }[kind];
  const stack = (stackWidth: number, stackHeight: number): Stack => ({
    width: stackWidth,
    height: stackHeight,
    depth: Math.floor((height + gap) / (stackHeight + gap)),
  });
  return { height, stacks: [stack(long, short), stack(short, long)].filter(({ depth }) => depth) };
}

interface Share {
  count: number;
  /** Of each kind of stack, in their order. */
  numbers: number[];
}

/** How the two kinds of stack share a length best. */
function share(length: number, { stacks }: Row, gap: number): Share {
  const [first, second] = stacks;
  if (!first) return { count: 0, numbers: [] };
  const room = length + gap;
  const most = Math.max(0, Math.floor(room / (first.width + gap)));
  let best: Share = { count: most * first.depth, numbers: [most, 0] };
  if (!second) return best;
  for (let number = most; number >= 0; number--) {
    const rest = room - number * (first.width + gap);
    const others = Math.max(0, Math.floor(rest / (second.width + gap)));
    const count = number * first.depth + others * second.depth;
    if (count > best.count) best = { count, numbers: [number, others] };
  }
  return best;
}

/** Visits what is free right across the height of a row, from left to right. */
function eachFree(
  { bounds, blocked }: Area,
  y: number,
  height: number,
  visit: (from: number, length: number) => void,
): void {
  let from = bounds.x;
  // `blocked` is sorted from left to right.
  for (const one of blocked) {
    if (one.y >= y + height || top(one) <= y) continue;
    if (one.x > from) visit(from, one.x - from);
    from = Math.max(from, right(one));
  }
  if (from < right(bounds)) visit(from, right(bounds) - from);
}

/**
 * The most modules that rows can hold. A row can be pushed down until it meets another or something
 * blocked without losing a module, so only such places are tried (after J. C. Herz, "Recursive
 * computational procedure for two-dimensional stock cutting", IBM Journal of Research and
 * Development 16, 1972), each once.
 */
export function packRows(area: Area, module: Module, kinds: readonly RowKind[]): Rectangle[] {
  const blocked = [...area.blocked].sort((one, other) => one.x - other.x);
  const sorted = { bounds: area.bounds, blocked };
  const { gap } = module;
  const rows = kinds.map((kind) => ({ row: rowOf(kind, module), known: new Map<number, Share>() }));
  const end = top(area.bounds);
  const starts = [...new Set([area.bounds.y, ...blocked.map(top)])].sort((a, b) => a - b);
  const steps = new Map<number, Step>();

  function shareOf(length: number, { row, known }: (typeof rows)[number]): Share {
    let found = known.get(length);
    if (!found) {
      found = share(length, row, gap);
      known.set(length, found);
    }
    return found;
  }

  function best(y: number): number {
    const found = steps.get(y);
    if (found) return found.count;
    const later = starts.find((start) => start > y && start < end);
    let step: Step = {
      count: later === undefined ? 0 : best(later),
      row: null,
      next: later ?? end,
    };
    for (const one of rows) {
      const { height } = one.row;
      if (y + height > end) continue;
      const next = y + height + gap;
      let count = next < end ? best(next) : 0;
      eachFree(sorted, y, height, (_, length) => {
        count += shareOf(length, one).count;
      });
      if (count > step.count) step = { count, row: one.row, next };
    }
    steps.set(y, step);
    return step.count;
  }

  best(area.bounds.y);
  const modules: Rectangle[] = [];
  for (let y = area.bounds.y; y < end; ) {
    const step = steps.get(y);
    if (!step) break;
    if (step.row) modules.push(...placeRow(sorted, y, step.row, gap));
    y = step.next;
  }
  return modules;
}

function placeRow(area: Area, y: number, row: Row, gap: number): Rectangle[] {
  const modules: Rectangle[] = [];
  eachFree(area, y, row.height, (from, length) => {
    const { numbers } = share(length, row, gap);
    let x = from;
    for (const [kind, { width, height, depth }] of row.stacks.entries()) {
      for (let number = 0; number < (numbers[kind] ?? 0); number++) {
        for (let level = 0; level < depth; level++) {
          modules.push({ x, y: y + level * (height + gap), width, height });
        }
        x += width + gap;
      }
    }
  });
  return modules;
}
