import type { Rectangle } from './roof.ts';
import type { Module } from './rows.ts';

/** How many modules side by side, and how many one above the other. */
interface Block {
  columns: number;
  rows: number;
}

/** Above this number of combinations, rows leave so little that blocks gain nothing worth the time. */
const mostCombinations = 40_000;

/** Ways to share a length between two kinds, with nothing left that the second would fit in. */
function shares(length: number, first: number, second: number): [number, number][] {
  return Array.from({ length: Math.floor(length / first) + 1 }, (_, number) => [
    number,
    Math.floor((length - number * first) / second),
  ]);
}

interface Five {
  count: number;
  blocks: readonly [Block, Block, Block, Block];
  /** The hole in their middle, as the whole area is given: with a gap at its right and top. */
  hole: Rectangle;
}

/**
 * A block of modules in each corner of an empty rectangle, lying and standing in turn, and another in
 * the hole between them: the pinwheel that rows cannot make. E. E. Bischoff and W. B. Dowsland, "An
 * application of the micro to product design and distribution", Journal of the Operational Research
 * Society 33, 1982.
 */
export function packBlocks(bounds: Rectangle, { long, short, gap }: Module): Rectangle[] {
  // With a gap added to the module and to the room, nothing else has to know of gaps.
  const [width, height] = [bounds.width + gap, bounds.height + gap];
  const [l, s] = [long + gap, short + gap];
  const across = shares(width, l, s);
  const up = shares(height, l, s);
  if ((across.length * up.length) ** 2 > mostCombinations) return [];
  let best: Five | null = null;
  for (const [lowerLying, lowerStanding] of across) {
    for (const [upperLying, upperStanding] of across) {
      for (const [leftStanding, leftLying] of up) {
        for (const [rightStanding, rightLying] of up) {
          const five = evaluate(
            [
              { columns: lowerLying, rows: leftLying },
              { columns: lowerStanding, rows: rightStanding },
              { columns: upperLying, rows: rightLying },
              { columns: upperStanding, rows: leftStanding },
            ],
            { width, height, l, s },
          );
          if (five && five.count > (best?.count ?? 0)) best = five;
        }
      }
    }
  }
  return best ? place(best, bounds, { width, height, l, s }, gap) : [];
}

interface Room {
  width: number;
  height: number;
  l: number;
  s: number;
}

const countOf = ({ columns, rows }: Block): number => columns * rows;

const lyingSize = ({ columns, rows }: Block, { l, s }: Room) =>
  columns && rows ? { width: columns * l, height: rows * s } : { width: 0, height: 0 };

const standingSize = ({ columns, rows }: Block, { l, s }: Room) =>
  columns && rows ? { width: columns * s, height: rows * l } : { width: 0, height: 0 };

const sizesOf = ([one, two, three, four]: Five['blocks'], room: Room) =>
  [
    lyingSize(one, room),
    standingSize(two, room),
    lyingSize(three, room),
    standingSize(four, room),
  ] as const;

/** Those of a block in a hole, whichever way they lie. */
const inHole = ({ width, height }: Rectangle, { l, s }: Room) => {
  const of = (across: number, up: number): Block => ({
    columns: Math.max(0, Math.floor(width / across)),
    rows: Math.max(0, Math.floor(height / up)),
  });
  return { lying: of(l, s), standing: of(s, l) };
};

/** @returns null if two blocks in opposite corners overlap. */
function evaluate(blocks: Five['blocks'], room: Room): Five | null {
  const [one, two, three, four] = sizesOf(blocks, room);
  const { width, height } = room;
  const meet = (a: typeof one, b: typeof one) =>
    a.width + b.width > width && a.height + b.height > height && a.width > 0 && b.width > 0;
  if (meet(one, three) || meet(two, four)) return null;
  const inCorners = blocks.reduce((sum, block) => sum + countOf(block), 0);
  const holes = [
    {
      ...{ x: four.width, y: one.height },
      width: width - four.width - two.width,
      height: height - one.height - three.height,
    },
    {
      ...{ x: one.width, y: two.height },
      width: width - one.width - three.width,
      height: height - two.height - four.height,
    },
  ].map((hole) => {
    const { lying, standing } = inHole(hole, room);
    return { hole, count: Math.max(countOf(lying), countOf(standing)) };
  });
  const [first, second] = holes;
  if (!first || !second) return null;
  const better = second.count > first.count ? second : first;
  return { count: inCorners + better.count, blocks, hole: better.hole };
}

function place(five: Five, bounds: Rectangle, room: Room, gap: number): Rectangle[] {
  const [one, two, three, four] = sizesOf(five.blocks, room);
  const { width, height, l, s } = room;
  const fill = ({ columns, rows }: Block, x: number, y: number, isLying: boolean) => {
    const [across, up] = isLying ? [l, s] : [s, l];
    return Array.from({ length: columns * rows }, (_, index) => ({
      x: bounds.x + x + (index % columns) * across,
      y: bounds.y + y + Math.floor(index / columns) * up,
      width: across - gap,
      height: up - gap,
    }));
  };
  const [lower, lowerRight, upperRight, upperLeft] = five.blocks;
  const { lying, standing } = inHole(five.hole, room);
  const isLying = countOf(lying) >= countOf(standing);
  return [
    ...(one.width ? fill(lower, 0, 0, true) : []),
    ...(two.width ? fill(lowerRight, width - two.width, 0, false) : []),
    ...(three.width ? fill(upperRight, width - three.width, height - three.height, true) : []),
    ...(four.width ? fill(upperLeft, 0, height - four.height, false) : []),
    ...fill(isLying ? lying : standing, five.hole.x, five.hole.y, isLying),
  ];
}
