import { type Box, type Point, Sketch } from '../drawings/sketch.ts';
import type { Rectangle, Roof } from './roof.ts';
import { type Corner, shapesOf } from './shapes.ts';

/** Within the width of all drawings, with room for measures at the left and below. */
const room = { left: 26, top: 6, width: 278, height: 300 };
const below = 26;

interface Labels {
  length: string;
  width: string;
}

/**
 * The roof from above, to scale, with its modules and the measures of its rectangle.
 * @param labels null for a roof without measures.
 * @param filled how many modules are filled in; of the others only the outline is drawn.
 */
export function sketchRoof(
  roof: Roof,
  modules: readonly Rectangle[],
  labels: Labels | null,
  filled = modules.length,
): Sketch {
  const scale = Math.min(room.width / roof.length, room.height / roof.width);
  const [width, height] = [roof.length * scale, roof.width * scale];
  const sketch = new Sketch(Math.ceil(room.top + height + (labels ? below : room.top)));
  const left = room.left + (room.width - width) / 2;
  const bottom = room.top + height;
  const at = ([x, y]: Corner): Point => [left + x * scale, bottom - y * scale];
  const boxes: string[] = [];
  for (const { layer, corners } of shapesOf(roof, modules)) {
    const points = corners.map(at);
    if (layer === 'roof') sketch.line(points, { stroke: 'outline', fill: 'paper', isClosed: true });
    else if (layer === 'free') sketch.line(points, { stroke: 'hidden', isClosed: true });
    else if (layer === 'obstacle') drawObstacle(sketch, points);
    else boxes.push(boxOf(points));
  }
  // Two paths at most: a page with a thousand modules stays small.
  const outlined = boxes.slice(filled).join('');
  const whole = boxes.slice(0, filled).join('');
  if (outlined) sketch.path(outlined, { stroke: 'line' });
  if (whole) sketch.path(whole, { stroke: 'fine', fill: 'tint' });
  if (labels) measureSides(sketch, { x: left, y: room.top, width, height }, labels);
  return sketch;
}

function measureSides(sketch: Sketch, { x, y, width, height }: Box, labels: Labels): void {
  const [right, bottom] = [x + width, y + height];
  const line = bottom + 14;
  for (const side of [x, right]) sketch.extension([side, bottom + 2], [side, line + 4]);
  for (const side of [y, bottom]) sketch.extension([x - 2, side], [x - 18, side]);
  sketch.measure([x, line], [right, line], labels.length);
  sketch.measure([x - 14, bottom], [x - 14, y], labels.width);
}

function drawObstacle(sketch: Sketch, points: Point[]): void {
  const [first, second, third, fourth] = points as [Point, Point, Point, Point];
  sketch.line(points, { stroke: 'line', fill: 'paper', isClosed: true });
  sketch.line([first, third], { stroke: 'fine' });
  sketch.line([second, fourth], { stroke: 'fine' });
}

const round = (value: number) => Math.round(value * 10) / 10;

function boxOf([first, , third]: Point[]): string {
  if (!first || !third) return '';
  const [width, height] = [round(third[0] - first[0]), round(third[1] - first[1])];
  return `M${round(first[0])} ${round(first[1])}h${width}v${height}h${-width}Z`;
}
