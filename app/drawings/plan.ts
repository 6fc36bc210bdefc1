import { type Box, plan, Sketch } from './sketch.ts';

/** Cells of a module in a plan, schematically: no count of them. */
const cells = { across: 6, down: 3 };

export const newPlan = () => new Sketch(plan.height, plan.width);

/** Modules from above, all in two paths: plans have many. */
export function drawModules(sketch: Sketch, boxes: Box[]): void {
  const outline = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}Z`;
  const lines = ({ x, y, width, height }: Box) =>
    [
      ...between(x, width, cells.across).map((at) => `M${at} ${y}v${height}`),
      ...between(y, height, cells.down).map((at) => `M${x} ${at}h${width}`),
    ].join('');
  sketch.path(boxes.map(outline).join(''), { stroke: 'line', fill: 'tint' });
  sketch.path(boxes.map(lines).join(''), { stroke: 'fine' });
}

/** The lines that divide a length into equal parts. */
const between = (from: number, length: number, parts: number): number[] =>
  Array.from({ length: parts - 1 }, (_, index) =>
    Number((from + (length * (index + 1)) / parts).toFixed(1)),
  );

/** Parallel lines in one path, each from one end to the other. */
export function drawParallels(
  sketch: Sketch,
  places: number[],
  { from, until }: { from: number; until: number },
): void {
  sketch.path(places.map((x) => `M${x} ${from}V${until}`).join(''), { stroke: 'fine' });
}

/** Whether two boxes come nearer to each other than a distance. */
export const isNear = (one: Box, other: Box, distance: number): boolean =>
  one.x < other.x + other.width + distance &&
  other.x < one.x + one.width + distance &&
  one.y < other.y + other.height + distance &&
  other.y < one.y + one.height + distance;
