import { drawModules, newPlan } from './plan.ts';
import type { Box, Point, Sketch } from './sketch.ts';

/** Of the boat, from bow to stern. */
const middle = 108;
const bow = 22;
const stern = 518;
/** What is free to walk on is planked. */
const planks = { from: 8.5, until: 62, step: 5 };

type Side = -1 | 1;
const sides: Side[] = [-1, 1];

/** A sailing yacht from above, bow at the left: where modules go, and what stays free. */
export function yachtDeck(): Sketch {
  const sketch = newPlan();
  drawHull(sketch);
  drawForedeck(sketch);
  drawCoachroof(sketch);
  drawCockpit(sketch);
  drawModules(
    sketch,
    sides.flatMap((side) => fields.map((field) => onSide(side, field))),
  );
  drawHatches(sketch);
  drawRig(sketch);
  drawNumbers(sketch);
  return sketch;
}

/** Of one side of the boat; `y` counts from its middle. */
const fields: Box[] = [
  { x: 118, y: 12, width: 44, height: 22 },
  { x: 240, y: 17, width: 44, height: 22 },
  { x: 306, y: 17, width: 44, height: 22 },
  { x: 401, y: 10, width: 61, height: 32 },
];

const onSide = (side: Side, { y, height, ...box }: Box): Box => ({
  ...box,
  ...{ y: side === 1 ? middle + y : middle - y - height, height },
});

/** Of one side, from the bow: along the boat, and from its middle. */
const sheer = [
  [70, 34],
  [126, 66],
  [210, 76],
  [294, 86],
  [410, 86],
  [stern, 62],
] as const satisfies Point[];

/** One side of the hull, or a line as far inside it, from the bow. */
function sideOf(side: Side, inset: number): string {
  const first = Number((bow + 2.1 * inset).toFixed(1));
  const points = sheer.map(
    ([x, half]) => `${Math.max(x, first)} ${middle + side * Math.max(3, half - inset)}`,
  );
  return `M${first} ${middle}C${points.slice(0, 3).join(' ')}C${points.slice(3).join(' ')}`;
}

function drawHull(sketch: Sketch): void {
  sketch.path(`M4 ${middle}H${stern + 18}`, { stroke: 'hidden' });
  const transom = `Q${stern + 8} ${middle} ${stern}`;
  const [port, starboard] = [sideOf(-1, 0), sideOf(1, 0)];
  const half = `${port}${transom} ${middle + 62}`;
  sketch.path(`${half}L${bow} ${middle}${starboard}Z`, { fill: 'paper' });
  const lines: string[] = [`M${bow + 10} ${middle}H168`];
  for (let inset = planks.from; inset < planks.until; inset += planks.step) {
    lines.push(sideOf(-1, inset), sideOf(1, inset));
  }
  sketch.path(lines.join(''), { stroke: 'fine' });
  const platform = `M503 ${middle - 60}L${stern} ${middle - 58}${transom} ${middle + 58}L503 ${middle + 60}Z`;
  sketch.path(platform, { stroke: 'line', fill: 'paper' });
  sketch.path(sideOf(-1, 3.5) + sideOf(1, 3.5), { stroke: 'line' });
  sketch.path(half + starboard, { stroke: 'outline' });
  for (const [x, from] of cleats) {
    const bars = sides.map((side) => `M${x - 4} ${middle + side * from - 0.8}h8v1.6h-8Z`);
    sketch.path(bars.join(''), { fill: 'ink' });
  }
}

const cleats: Point[] = [
  [90, 33],
  [300, 76],
  [494, 60],
];

/** Bow roller, locker and windlass. */
function drawForedeck(sketch: Sketch): void {
  sketch.rectangle({ x: 14, y: middle - 2.5, width: 16, height: 5 }, { fill: 'paper' });
  const locker: Point[] = [
    [42, middle - 4],
    [66, middle - 14],
    [66, middle + 14],
    [42, middle + 4],
  ];
  sketch.line(locker, { fill: 'paper', isClosed: true });
  sketch.path(`M30 ${middle}H76`, { stroke: 'line' });
  sketch.circle([77, middle], 4.5, { stroke: 'line', fill: 'paper' });
  sketch.circle([77, middle], 1.6, { fill: 'ink' });
}

function drawCoachroof(sketch: Sketch): void {
  const outline = (inset: number) => {
    const at = (x: number, half: number) => `${x} ${middle + half}`;
    const [front, aft] = [34 - inset, 50 - inset];
    return (
      `M${at(180, -front)}C${at(230, -44 + inset)} ${at(290, -aft)} ${at(358, -aft)}` +
      `V${middle + aft}C${at(290, aft)} ${at(230, 44 - inset)} ${at(180, front)}` +
      `C${at(168 + inset, 32 - inset)} ${at(166 + inset, 14)} ${at(166 + inset, 0)}` +
      `C${at(166 + inset, -14)} ${at(168 + inset, -32 + inset)} ${at(180, -front)}Z`
    );
  };
  sketch.path(outline(0), { stroke: 'outline', fill: 'paper' });
  sketch.path(outline(5), { stroke: 'fine' });
}

/** Seats, wheels and winches, and the bimini over them. */
function drawCockpit(sketch: Sketch): void {
  const around: Point[] = [
    [358, middle - 50],
    [503, middle - 46],
    [503, middle + 46],
    [358, middle + 50],
  ];
  sketch.line(around, { stroke: 'line', fill: 'paper', isClosed: true });
  sketch.rectangle({ x: 364, y: middle - 26, width: 130, height: 52 }, { stroke: 'line' });
  for (const side of sides) {
    sketch.circle([482, middle + side * 13], 9, { stroke: 'line', fill: 'paper' });
    sketch.circle([482, middle + side * 13], 1.6, { fill: 'ink' });
    sketch.circle([374, middle + side * 38], 5, { stroke: 'line' });
    sketch.circle([374, middle + side * 38], 2, { fill: 'ink' });
  }
  const [top, bottom] = [middle - 52, middle + 52];
  sketch.path(
    `M398 ${top}H466Q472 ${top} 472 ${top + 6}V${bottom - 6}Q472 ${bottom} 466 ${bottom}` +
      `H398Q392 ${bottom} 392 ${bottom - 6}V${top + 6}Q392 ${top} 398 ${top}Z`,
    { stroke: 'outline', fill: 'paper' },
  );
}

/** They open without touching a module. */
function drawHatches(sketch: Sketch): void {
  const boxes: Box[] = [
    { x: 131, y: middle - 9, width: 18, height: 18 },
    { x: 188, y: middle - 10, width: 20, height: 20 },
    { x: 332, y: middle - 11, width: 26, height: 22 },
    ...sides.map((side) => onSide(side, { x: 289, y: 21, width: 12, height: 14 })),
  ];
  for (const { x, y, width, height } of boxes) {
    sketch.rectangle({ x, y, width, height }, { stroke: 'line', fill: 'paper' });
    const inner = { x: x + 2.5, y: y + 2.5, width: width - 5, height: height - 5 };
    sketch.rectangle(inner, { stroke: 'fine' });
  }
  sketch.circle([110, middle], 3, { stroke: 'line', fill: 'paper' });
  for (const side of sides) {
    sketch.path(`M110 ${middle + side * 3}V${middle + side * 20}H118`, { stroke: 'line' });
  }
}

/** Mast, shrouds, and the boom, beneath which nothing lies. */
function drawRig(sketch: Sketch): void {
  const mast: Point = [224, middle];
  for (const side of sides) {
    sketch.line(
      [
        [mast[0], middle + side * 4],
        [mast[0] + 8, middle + side * 68],
      ],
      { stroke: 'fine' },
    );
    sketch.circle([mast[0] + 8, middle + side * 68], 1.4, { fill: 'ink' });
  }
  sketch.rectangle(
    { x: mast[0] + 4, y: middle - 2.5, width: 158, height: 5 },
    { stroke: 'hidden' },
  );
  sketch.path(`M${mast[0] - 6} ${middle}a6 3.6 0 1 0 12 0a6 3.6 0 1 0 -12 0Z`, { fill: 'ink' });
}

/** From bow to stern. */
function drawNumbers(sketch: Sketch): void {
  sketch.number(1, [40, 50], [77, middle - 4]);
  sketch.number(2, [140, middle + 23]);
  sketch.number(3, [94, middle], [110, middle]);
  sketch.number(4, [262, middle]);
  sketch.number(5, [252, middle - 62]);
  sketch.number(6, [328, middle - 28]);
  sketch.number(7, [314, 10], [295, middle - 28]);
  sketch.number(8, [354, 206], [374, middle + 38]);
  sketch.number(9, [432, middle]);
}
