import { packBlocks } from './blocks.ts';
import {
  type Area,
  areaOf,
  type ModuleSize,
  partOf,
  type Rectangle,
  type Roof,
  right,
  top,
  transposed,
} from './roof.ts';
import { type Module, packRows, type RowKind } from './rows.ts';

/** The tidiest first: what is no better than an earlier one is not taken. */
const rowKinds: readonly (readonly RowKind[])[] = [
  ['lying'],
  ['standing'],
  ['lying', 'standing', 'double'],
];

/**
 * How much is tried, as the number of modules that there would be room for in all parts together:
 * small roofs are cut in every way, on large ones a cut gains hardly anything.
 */
const mostTried = 3_000;

/** Because of the notch and the largest obstacles; cuts along smaller ones hardly gain anything. */
const mostCuts = 4;

/**
 * Places as many modules as it finds room for: in rows along the roof and across it, lying, standing
 * and mixed, pushed against each other and against what is blocked; in blocks; and in parts of the
 * roof, each on its own. Modules are parallel to the edges. See docs/decisions/0051.
 * @param module in mm, with the gap to the next one.
 * @returns where the modules are, in mm; they neither overlap nor lie on strips that stay free.
 */
export function layoutModules(roof: Roof, module: Module): Rectangle[] {
  const area = areaOf(roof);
  const budget = { tried: 0 };
  return area ? fillInParts(area, module, budget) : [];
}

/** The whole area, or two parts of it where both together hold more, and so on in each. */
function fillInParts(area: Area, module: Module, budget: { tried: number }): Rectangle[] {
  let best = { modules: fill(area, module), parts: [] as Area[] };
  if (area.blocked.length === 0) return best.modules;
  for (const parts of cutsOf(area, module)) {
    if (budget.tried > mostTried) break;
    budget.tried += mostIn(area, module);
    const modules = parts.flatMap((part) => fill(part, module));
    if (modules.length > best.modules.length) best = { modules, parts };
  }
  if (best.parts.length === 0) return best.modules;
  const finer = best.parts.flatMap((part) => fillInParts(part, module, budget));
  return finer.length > best.modules.length ? finer : best.modules;
}

/** Rows and columns and, where nothing is blocked, blocks. */
function fill(area: Area, module: Module): Rectangle[] {
  const turned = {
    bounds: transposed(area.bounds),
    blocked: area.blocked.map(transposed),
  };
  const most = mostIn(area, module);
  let best: Rectangle[] = [];
  for (const kinds of rowKinds) {
    const rows = packRows(area, module, kinds);
    if (rows.length > best.length) best = rows;
    const columns = packRows(turned, module, kinds);
    if (columns.length > best.length) best = columns.map(transposed);
    if (best.length >= most) return best;
  }
  if (area.blocked.length > 0) return best;
  const blocks = packBlocks(area.bounds, module);
  if (blocks.length > best.length) best = blocks;
  const turnedBlocks = packBlocks(turned.bounds, module);
  return turnedBlocks.length > best.length ? turnedBlocks.map(transposed) : best;
}

/** More have no room, by their area alone. */
const mostIn = ({ bounds }: Area, { long, short, gap }: Module): number =>
  Math.floor(((bounds.width + gap) * (bounds.height + gap)) / ((long + gap) * (short + gap)));

/** Parts of an area: cut along the sides of what is blocked, or around it. */
function cutsOf(area: Area, { gap }: Module): Area[][] {
  const { bounds } = area;
  const largest = [...area.blocked]
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, mostCuts);
  const sides = (values: number[]) => new Set(values.flatMap((side) => [side, side - gap]));
  const upright = [...sides(largest.flatMap((one) => [one.x, right(one)]))]
    .filter((x) => x > bounds.x && x + gap < right(bounds))
    .map((x) => [
      { ...bounds, width: x - bounds.x },
      { ...bounds, x: x + gap, width: right(bounds) - x - gap },
    ]);
  const level = [...sides(largest.flatMap((one) => [one.y, top(one)]))]
    .filter((y) => y > bounds.y && y + gap < top(bounds))
    .map((y) => [
      { ...bounds, height: y - bounds.y },
      { ...bounds, y: y + gap, height: top(bounds) - y - gap },
    ]);
  return [...upright, ...level, ...largest.flatMap((one) => around(one, area, gap))].map((parts) =>
    parts.map((part) => partOf(area, part)),
  );
}

/** Four parts around what is blocked, each passing one of its corners, in both directions. */
function around(blocked: Rectangle, { bounds }: Area, gap: number): Rectangle[][] {
  const turning = (one: Rectangle, { x, y, width, height }: Rectangle): Rectangle[] => {
    const [endX, endY] = [x + width, y + height];
    const between = (fromX: number, fromY: number, untilX: number, untilY: number) => ({
      ...{ x: fromX, y: fromY, width: untilX - fromX, height: untilY - fromY },
    });
    return [
      between(x, y, right(one) - gap, one.y),
      between(right(one), y, endX, top(one) - gap),
      between(one.x + gap, top(one), endX, endY),
      between(x, one.y + gap, one.x, endY),
    ].filter((part) => part.width > 0 && part.height > 0);
  };
  return [
    turning(blocked, bounds),
    turning(transposed(blocked), transposed(bounds)).map(transposed),
  ];
}

/** @returns the area in m² that modules cover. */
export const coveredBy = (count: number, { long, short }: ModuleSize): number =>
  (count * long * short) / 1e6;
