import { wordmark } from '../components/wordmark-arcs.ts';
import { type Box, type Point, Sketch } from './sketch.ts';
import { wordmarkLetters } from './wordmark-letters.ts';

/** How large the logo is drawn, and where its own origin lies. */
const scale = 1.93;
const origin: Point = [41.1, 20.9];
/** Parts into which a curve is divided to draw the edges of its stroke. */
const parts = 28;

type Curve = readonly [Point, Point, Point, Point];

/** The logo with the lines on which it stands, and the space around it. */
export function wordmarkConstruction(): Sketch {
  const sketch = new Sketch(132);
  const [outer, inner] = [curveOf(wordmark.outer), curveOf(wordmark.inner)];
  const arcs = boundsOf(outer);
  const letters = { ...lettersFrom(), top: place([0, capTop()])[1] };
  const logo: Box = {
    ...{ x: arcs.x, y: letters.top },
    ...{ width: letters.right - arcs.x, height: arcs.y + arcs.height - letters.top },
  };
  drawClearSpace(sketch, logo, arcs.height);
  drawStroke(sketch, outer, 'ink');
  drawStroke(sketch, inner, 'accent');
  for (const curve of [outer, inner]) drawControls(sketch, curve);
  sketch.path(letters.path, { fill: 'ink' });
  drawMeasures(sketch, logo, arcs);
  drawLines(sketch, logo, arcs);
  sketch.number(1, [arcs.x - 20, 18], pointOf(outer, 0.12));
  sketch.number(2, [arcs.x + 70, 112], pointOf(inner, 0.8));
  sketch.number(7, [arcs.x + 116, logo.y - arcs.height / 2]);
  return sketch;
}

const place = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
const round = (value: number) => Math.round(value * 100) / 100;

/** A path of one cubic curve. */
function curveOf(path: string): Curve {
  const numbers = (path.match(/[\d.]+/g) ?? []).map(Number);
  const at = (index: number): Point =>
    place([numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0]);
  return [at(0), at(1), at(2), at(3)];
}

const radius = (wordmark.strokeWidth * scale) / 2;

/** A point of a curve, or one as far beside it. */
function pointOf([a, b, c, d]: Curve, t: number, beside = 0): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  const slope = (axis: 0 | 1) =>
    u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  const [dx, dy] = [slope(0), slope(1)];
  const long = Math.hypot(dx, dy);
  return [along(0) + (dy / long) * beside, along(1) - (dx / long) * beside];
}

/** Of an arc with its stroke: it ends at its lowest points. */
function boundsOf(curve: Curve): Box {
  const [first, , , last] = curve;
  const top = pointOf(curve, 0.5)[1] - radius;
  const x = first[0] - radius;
  return { x, y: top, width: last[0] + radius - x, height: first[1] + radius - top };
}

/** Both edges of a stroke and its round ends, as one shape. */
function drawStroke(sketch: Sketch, curve: Curve, fill: 'ink' | 'accent'): void {
  const times = Array.from({ length: parts + 1 }, (_, index) => index / parts);
  const edge = (beside: number) => times.map((t) => pointOf(curve, t, beside).map(round).join(' '));
  const cap = `A${round(radius)} ${round(radius)} 0 0 1 `;
  const [above, below] = [edge(radius), edge(-radius).toReversed()];
  sketch.path(`M${above.join('L')}${cap}${below.join('L')}${cap}${above[0]}Z`, { fill });
}

/** What bends a curve: two points, mirrored at the axis. */
function drawControls(sketch: Sketch, [a, b, c, d]: Curve): void {
  sketch.line([a, b, c, d], { stroke: 'fine' });
  for (const [x, y] of [b, c]) {
    sketch.rectangle({ x: x - 1.5, y: y - 1.5, width: 3, height: 3 }, { fill: 'paper' });
  }
}

const unit = (wordmarkLetters.size * scale) / 1000;
const heightOf = (thousandths: number) =>
  wordmarkLetters.baseline - (thousandths * wordmarkLetters.size) / 1000;

/** The outlines in the drawing, and where they end on the right. */
function lettersFrom() {
  let right = 0;
  const path = wordmarkLetters.glyphs
    .map(({ x, path: outline }) => {
      const [left, baseline] = place([x, wordmarkLetters.baseline]);
      return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, up: string) => {
        const end = left + Number(across) * unit;
        right = Math.max(right, end);
        return `${round(end)} ${round(baseline - Number(up) * unit)}`;
      });
    })
    .join('');
  return { path, right };
}

function capTop(): number {
  const ups = wordmarkLetters.glyphs.flatMap(({ path }) =>
    [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, up]) => Number(up)),
  );
  return heightOf(Math.max(...ups));
}

/** Around the logo, as wide as the arcs are high. */
function drawClearSpace(sketch: Sketch, logo: Box, space: number): void {
  const [left, top] = [logo.x - space, logo.y - space];
  const [width, height] = [logo.width + 2 * space, logo.height + 2 * space];
  sketch.hatch({ x: left, y: top, width, height }, 9);
  sketch.rectangle(logo, { stroke: 'fine', fill: 'paper' });
  sketch.rectangle({ x: left, y: top, width, height }, { stroke: 'outline' });
}

/** Lines on which the logo stands, with their numbers. */
function drawLines(sketch: Sketch, logo: Box, arcs: Box): void {
  const right = logo.x + logo.width;
  const lineAt = (y: number) => place([0, y])[1];
  const axis = arcs.x + arcs.width / 2;
  const [above, below] = [logo.y - 22, logo.y + logo.height + 16];
  sketch.line(
    [
      [axis, above],
      [axis, below],
    ],
    { stroke: 'hidden' },
  );
  sketch.number(3, [axis, above]);
  const feet = arcs.y + arcs.height - radius;
  const end = arcs.x + arcs.width + 3;
  sketch.extension([arcs.x - 6, feet], [end, feet]);
  sketch.number(4, [end + 17, feet + 20], [end, feet]);
  const [first] = place([wordmarkLetters.left - 3, 0]);
  const baseline = lineAt(wordmarkLetters.baseline);
  sketch.extension([first, baseline], [right + 8, baseline]);
  sketch.number(5, [right + 22, baseline + 16], [right + 8, baseline]);
  const xHeight = lineAt(heightOf(wordmarkLetters.xHeight));
  sketch.extension([first, xHeight], [right + 8, xHeight]);
  sketch.number(6, [right + 22, xHeight - 12], [right + 8, xHeight]);
}

/** The height of the arcs, and the same height on every side. */
function drawMeasures(sketch: Sketch, logo: Box, arcs: Box): void {
  const [right, bottom] = [logo.x + logo.width, logo.y + logo.height];
  const aside = arcs.x - arcs.height / 2;
  for (const y of [arcs.y, bottom]) sketch.extension([arcs.x + 3, y], [aside - 4, y]);
  sketch.measure([aside, bottom], [aside, arcs.y], 'h');
  const across = right - 36;
  sketch.measure([across, logo.y], [across, logo.y - arcs.height], 'h');
  sketch.measure([across, bottom], [across, bottom + arcs.height], 'h');
  const middle = logo.y + logo.height * 0.62;
  sketch.measure([right, middle], [right + arcs.height, middle], 'h');
}
