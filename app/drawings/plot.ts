import type { CurveReading, PlotCurve, PlotReading } from '../../cms/interface.ts';
import { formatNumber } from '../i18n/format.ts';
import { drawingWidth, type Point, Sketch } from './sketch.ts';

interface Axis {
  label: string;
  from: number;
  to: number;
  ticks: number[];
}

const height = 206;
/** Right of the plane stand the names of its lines. */
const plane = { left: 34, top: 18, right: drawingWidth - 52, bottom: height - 32 };
/** What a line may be beside its curve, in points: less than half its width. */
const tolerance = 0.15;

/** @returns an axis from zero to a round number with room above the highest value. */
export function axisUpTo(label: string, highest: number): Axis {
  const step = roundStep((highest * 1.04) / 5);
  const to = Math.ceil((highest * 1.04) / step) * step;
  return axisBetween(label, 0, to, step);
}

/** @returns an axis between round numbers, with room round both values. */
export function axisAround(label: string, lowest: number, highest: number): Axis {
  const step = roundStep((highest - lowest || 1) / 4);
  const from = Math.floor((lowest - step / 4) / step) * step;
  return axisBetween(label, from, Math.ceil((highest + step / 4) / step) * step, step);
}

/** @returns the next of 1, 2, 5, 10, 20, … */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
}

/** @returns an axis with a tick at each step from one of its ends to the other. */
export function axisBetween(label: string, from: number, to: number, step: number): Axis {
  const count = Math.round((to - from) / step) + 1;
  return { label, from, to, ticks: Array.from({ length: count }, (_, at) => from + at * step) };
}

/** A plane in which numbers have a place, with what is drawn in it. */
export class Plot {
  readonly sketch = new Sketch(height);
  readonly #axes: { x: Axis; y: Axis };
  readonly #curves: PlotCurve[] = [];

  constructor(axes: { x: Axis; y: Axis }, languageTag: string) {
    this.#axes = axes;
    const { left, top, right, bottom } = plane;
    const word = (tick: number) => formatNumber(tick, languageTag).replace('-', '\u2212');
    for (const tick of axes.x.ticks) {
      const [x] = this.at([tick, axes.y.from]);
      this.sketch.path(`M${x} ${top}h.5V${bottom}h-.5Z`, { fill: 'tint' });
      this.sketch.text([x, bottom + 9], word(tick));
    }
    for (const tick of axes.y.ticks) {
      const [, y] = this.at([axes.x.from, tick]);
      this.sketch.path(`M${left} ${y}v.5H${right}v-.5Z`, { fill: 'tint' });
      this.#textUntil([left - 5, y], word(tick));
    }
    const frame: Point[] = [
      [left, top],
      [left, bottom],
      [right, bottom],
    ];
    this.sketch.line(frame);
    this.#textFrom([2, 6], axes.y.label);
    this.#textUntil([right, bottom + 23], axes.x.label);
  }

  /** Where a point of the data is on the paper. */
  at([x, y]: Point): Point {
    const { x: across, y: up } = this.#axes;
    const share = (value: number, axis: Axis) => (value - axis.from) / (axis.to - axis.from);
    const round = (value: number) => Math.round(value * 100) / 100;
    return [
      round(plane.left + share(x, across) * (plane.right - plane.left)),
      round(plane.bottom - share(y, up) * (plane.bottom - plane.top)),
    ];
  }

  curve(points: Point[], stroke: 'outline' | 'line' | 'hidden', reading?: CurveReading): void {
    const drawn = straightened(points.map((point) => this.at(point)));
    this.sketch.line(drawn, { stroke });
    if (reading) this.#curves.push({ ...reading, points: drawn });
  }

  /** What has been drawn, to be read off. */
  reading(axis: Omit<PlotReading['axis'], 'from' | 'to'>): PlotReading {
    const { x, y } = this.#axes;
    return {
      axis: { ...axis, from: x.from, to: x.to },
      plane: { ...plane, from: y.from, to: y.to },
      curves: this.#curves,
    };
  }

  dot(point: Point): void {
    this.sketch.circle(this.at(point), 2.4, { stroke: 'line', fill: 'accent' });
  }

  /** Above a point, from there to the right. */
  nameAbove(point: Point, name: string): void {
    const [x, y] = this.at(point);
    this.#textFrom([x + 4, y - 7], name);
  }

  /** Right of the plane, with a thin line from the point that is named. */
  nameBeside(point: Point, name: string): void {
    const [x, y] = this.at(point);
    this.sketch.extension([x, y], [plane.right, y]);
    this.#textFrom([plane.right + 4, y], name);
  }

  /** Above the plane on the right: what its dots are. */
  nameDots(name: string): void {
    const y = plane.top - 12;
    this.sketch.circle([plane.right - 2.4, y], 2.4, { stroke: 'line', fill: 'accent' });
    this.#textUntil([plane.right - 8, y], name);
  }

  #textFrom(point: Point, text: string): void {
    this.sketch.text(point, text, { anchor: 'start' });
  }

  #textUntil(point: Point, text: string): void {
    this.sketch.text(point, text, { anchor: 'end' });
  }
}

/** The points of a curve between which it bends (Douglas and Peucker 1973). */
function straightened(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  const distances = points.map(
    ([x, y]) => Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / long,
  );
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) < tolerance) return [first, last];
  return [
    ...straightened(points.slice(0, farthest + 1)).slice(0, -1),
    ...straightened(points.slice(farthest)),
  ];
}
