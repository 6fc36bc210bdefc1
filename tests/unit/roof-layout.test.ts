import { describe, expect, it, test } from 'vitest';
import { layoutModules } from '../../app/roof/layout.ts';
import { areaOf, overlap, type Rectangle, type Roof, right, top } from '../../app/roof/roof.ts';
import type { Module } from '../../app/roof/rows.ts';

/** Numbers that look random and are the same each time (T. Ettinger's mulberry32). */
function random(seed: number) {
  let state = seed;
  return (from: number, until: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.round(from + share * (until - from));
  };
}

const sizes: Module[] = [
  { long: 2245, short: 1196, gap: 20 },
  { long: 2245, short: 1196, gap: 0 },
  { long: 1520, short: 980, gap: 15 },
  { long: 1700, short: 540, gap: 30 },
];

function randomRoof(seed: number): { roof: Roof; module: Module } {
  const number = random(seed);
  const [length, width] = [number(2500, 38_000), number(2500, 24_000)];
  const notch = { length: number(300, length - 300), width: number(300, width - 300) };
  const obstacles = Array.from({ length: number(0, 6) }, () => ({
    ...{ x: number(0, length - 200), y: number(0, width - 200) },
    width: number(200, 4000),
    height: number(200, 4000),
  }));
  const edges = { edge: number(0, 1000), clearance: number(0, 500) };
  const module = sizes[seed % sizes.length] as Module;
  return {
    roof: { ...{ length, width, obstacles }, notch: seed % 3 ? null : notch, ...edges },
    module,
  };
}

const isWithin = (one: Rectangle, { x, y, width, height }: Rectangle) =>
  one.x >= x && one.y >= y && right(one) <= x + width && top(one) <= y + height;

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, height: height + 2 * by },
});

/** Written without the code under test: what keeps each point of a module off the strips. */
function faultsOf(roof: Roof, { gap }: Module, modules: Rectangle[]): string[] {
  const { length, width, notch, edge, clearance } = roof;
  const inner = { x: edge, y: edge, width: length - 2 * edge, height: width - 2 * edge };
  const kept = roof.obstacles.map((one) => grown(one, clearance));
  if (notch) {
    const corner = { x: length - notch.length, y: width - notch.width };
    kept.push(grown({ ...corner, width: notch.length, height: notch.width }, edge));
  }
  const faults: string[] = [];
  for (const [index, module] of modules.entries()) {
    if (!isWithin(module, inner)) faults.push(`${index} is outside`);
    if (kept.some((one) => overlap(one, module))) faults.push(`${index} is on a strip`);
    const room = { ...module, width: module.width + gap, height: module.height + gap };
    for (const [other, another] of modules.slice(index + 1).entries()) {
      const itsRoom = { ...another, width: another.width + gap, height: another.height + gap };
      if (overlap(room, itsRoom)) faults.push(`${index} overlaps ${index + 1 + other}`);
    }
  }
  return faults;
}

/** The best of grids that anybody could draw: one orientation, 10 × 10 offsets. */
function simpleGrid(roof: Roof, { long, short, gap }: Module): number {
  const area = areaOf(roof);
  if (!area) return 0;
  const { bounds, blocked } = area;
  let best = 0;
  for (const [width, height] of [
    [long, short],
    [short, long],
  ] as const) {
    for (let offset = 0; offset < 100; offset++) {
      let count = 0;
      const startX = bounds.x + ((offset % 10) / 10) * (width + gap);
      const startY = bounds.y + (Math.floor(offset / 10) / 10) * (height + gap);
      const columns = Math.ceil((right(bounds) - startX) / (width + gap));
      const rows = Math.ceil((top(bounds) - startY) / (height + gap));
      if (columns * rows <= best) continue;
      for (let x = startX; x + width <= right(bounds); x += width + gap) {
        for (let y = startY; y + height <= top(bounds); y += height + gap) {
          const module = { x, y, width, height };
          if (!blocked.some((one) => overlap(one, module))) count++;
        }
      }
      best = Math.max(best, count);
    }
  }
  return best;
}

describe('of 200 random roofs', () => {
  const cases = Array.from({ length: 200 }, (_, seed) => {
    const { roof, module } = randomRoof(seed + 1);
    return { roof, module, modules: layoutModules(roof, module) };
  });

  it('no module is outside, on a strip that stays free, or on another', () => {
    for (const { roof, module, modules } of cases) {
      expect(faultsOf(roof, module, modules), JSON.stringify(roof)).toEqual([]);
    }
    expect(cases.reduce((sum, { modules }) => sum + modules.length, 0)).toBeGreaterThan(5000);
  });

  it('each module has its size, lying or standing', () => {
    for (const { module, modules } of cases) {
      const sizes = modules.map(({ width, height }) =>
        [width, height].sort((a, b) => b - a).join(' × '),
      );
      const other = sizes.filter((size) => size !== `${module.long} × ${module.short}`);
      expect(other).toEqual([]);
    }
  });

  it('none holds fewer than a simple grid', () => {
    for (const { roof, module, modules } of cases) {
      const grid = simpleGrid(roof, module);
      expect(modules.length, JSON.stringify(roof)).toBeGreaterThanOrEqual(grid);
    }
  });
});

const plain = { notch: null, edge: 0, obstacles: [], clearance: 0 };
const twoByOne: Module = { long: 2000, short: 1000, gap: 0 };
const smf: Module = { long: 2245, short: 1196, gap: 20 };

/** Each with why no more fit: mostly because the area holds no more. */
const handSolved: { name: string; roof: Roof; module: Module; best: number }[] = [
  {
    // 60 m² / 2 m².
    ...{ name: 'a rectangle without a rest', best: 30, module: twoByOne },
    roof: { ...plain, length: 10_000, width: 6000 },
  },
  {
    // 25 m² / 2 m²: two rows of five standing, and two lying above them.
    ...{ name: 'a square that needs both ways', best: 12, module: twoByOne },
    roof: { ...plain, length: 5000, width: 5000 },
  },
  {
    // 12.25 m² / 2.685 m²: each of the four along one side, around a hole; rows hold three.
    ...{ name: 'a pinwheel', best: 4, module: { ...smf, gap: 0 } },
    roof: { ...plain, length: 3500, width: 3500 },
  },
  {
    // 27 m² / 2 m²: 9 in the lower arm of 6 m × 3 m, 4 in the upper one of 3 m × 3 m.
    ...{ name: 'an L', best: 13, module: twoByOne },
    roof: { ...plain, length: 6000, width: 6000, notch: { length: 3000, width: 3000 } },
  },
  {
    // 76 m² / 2 m² within the strips: 24 in 12 m × 4 m, 14 in 7 m × 4 m.
    ...{ name: 'an L with strips', best: 38, module: twoByOne },
    roof: {
      ...plain,
      edge: 500,
      length: 13_000,
      width: 9000,
      notch: { length: 4500, width: 3500 },
    },
  },
  {
    // 48 m² / 2 m²: four fields of 3 m × 4 m around the roof light.
    ...{ name: 'a roof light in the middle', best: 24, module: twoByOne },
    roof: {
      ...{ ...plain, length: 7000, width: 7000 },
      obstacles: [{ x: 3000, y: 3000, width: 1000, height: 1000 }],
    },
  },
  {
    // 36 m² / 2 m²: 8 on the left, 8 on the right, one above and one below.
    ...{ name: 'a roof light across a narrow roof', best: 18, module: twoByOne },
    roof: {
      ...{ ...plain, length: 10_000, width: 4000 },
      obstacles: [{ x: 4000, y: 1000, width: 2000, height: 2000 }],
    },
  },
  {
    // 190 m² / 2 m²: 50 and 45.
    ...{ name: 'a way right through', best: 95, module: twoByOne },
    roof: {
      ...{ ...plain, length: 20_000, width: 10_000 },
      obstacles: [{ x: 10_000, y: 0, width: 1000, height: 10_000 }],
    },
  },
  {
    // Three rows of nine standing. A 28th would need 99.7 % of the area between the strips.
    ...{ name: 'a garage with strips and gaps', best: 27, module: smf },
    roof: { ...plain, edge: 500, length: 12_000, width: 8000 },
  },
  {
    // Too narrow to stand: four lie one behind the other.
    ...{ name: 'a strip', best: 4, module: twoByOne },
    roof: { ...plain, length: 9000, width: 1100 },
  },
];

test.each(handSolved)('of $name, at most 3 % are missing', ({ roof, module, best }) => {
  const { length } = layoutModules(roof, module);
  expect(length).toBeLessThanOrEqual(best);
  expect(length).toBeGreaterThanOrEqual(best * 0.97);
});

test('strips that leave nothing hold nothing', () => {
  expect(layoutModules({ ...plain, edge: 3000, length: 6000, width: 9000 }, smf)).toEqual([]);
  const covered = [{ x: -1000, y: -1000, width: 9000, height: 9000 }];
  expect(layoutModules({ ...plain, length: 6000, width: 6000, obstacles: covered }, smf)).toEqual(
    [],
  );
});
