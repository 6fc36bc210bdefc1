import { formatNumber } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import type { Paper } from './paper.ts';
import { styles } from './styles.ts';

interface Axis {
  label: string;
  from: number;
  to: number;
  ticks: number[];
  /** Stands after the number of each tick. */
  unit?: string;
}

export interface ChartFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Line {
  points: [number, number][];
  color: string;
  width: number;
  /** Lengths of strokes and gaps; a whole line when left out. */
  dash?: [number, number];
}

/** The plane of a chart, in which numbers have a place. */
export interface Plane {
  x(value: number): number;
  y(value: number): number;
  right: number;
}

const room = { left: 30, top: 16, bottom: 26 };

/** @returns an axis from zero to a round number with room above the highest value. */
export function axisUpTo(label: string, highest: number): Axis {
  const rough = (highest * 1.04) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil((highest * 1.04) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { label, from: 0, to: count * step, ticks };
}

/** @returns the multiples of a step within two ends. */
export function ticksBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** Draws axes and grid; to be called where the chart is the content of an element. */
export function drawPlane(
  paper: Paper,
  frame: ChartFrame,
  axes: { x: Axis; y: Axis },
  roomRight = 4,
): Plane {
  const { document } = paper;
  const left = frame.x + room.left;
  const right = frame.x + frame.width - roomRight;
  const top = frame.y + room.top;
  const bottom = frame.y + frame.height - room.bottom;
  const scale = (axis: Axis, start: number, end: number) => (value: number) =>
    start + ((value - axis.from) / (axis.to - axis.from)) * (end - start);
  const x = scale(axes.x, left, right);
  const y = scale(axes.y, bottom, top);
  document.lineWidth(0.4).strokeColor(colors.line);
  for (const tick of axes.y.ticks) document.moveTo(left, y(tick)).lineTo(right, y(tick)).stroke();
  for (const tick of axes.x.ticks) document.moveTo(x(tick), top).lineTo(x(tick), bottom).stroke();
  document.lineWidth(0.7).strokeColor(colors.lineStrong);
  document.moveTo(left, top).lineTo(left, bottom).lineTo(right, bottom).stroke();
  const { tag } = languages[paper.language];
  const word = (axis: Axis, tick: number) =>
    `${formatNumber(tick, tag).replace('-', '\u2212')}${axis.unit ?? ''}`;
  for (const tick of axes.y.ticks) {
    const place = { x: frame.x, y: y(tick) + 2.5, width: room.left - 5, align: 'right' } as const;
    paper.line(word(axes.y, tick), place, styles.small);
  }
  for (const tick of axes.x.ticks) {
    const place = { x: x(tick) - 20, y: bottom + 10, width: 40, align: 'center' } as const;
    paper.line(word(axes.x, tick), place, styles.small);
  }
  paper.line(axes.y.label, { x: frame.x, y: frame.y + 7 }, styles.small);
  const below = { x: left, y: bottom + 21, width: right - left, align: 'right' } as const;
  paper.line(axes.x.label, below, styles.small);
  return { x, y, right };
}

export function drawLine(paper: Paper, plane: Plane, { points, color, width, dash }: Line): void {
  const { document } = paper;
  document.save().lineWidth(width).strokeColor(color).lineJoin('round').lineCap('butt');
  if (dash) document.dash(dash[0], { space: dash[1] });
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) document.moveTo(plane.x(x), plane.y(y));
    else document.lineTo(plane.x(x), plane.y(y));
  }
  document.stroke().restore();
}

/** At the upper right of a chart: what its dots are. */
export function drawDotLegend(paper: Paper, frame: ChartFrame, plane: Plane, text: string): void {
  const x = plane.right - paper.widthOf(text, styles.small);
  drawDot(paper, x - 7, frame.y + 4.6);
  paper.line(text, { x, y: frame.y + 7 }, styles.small);
}

export function drawDot(paper: Paper, x: number, y: number): void {
  paper.document.circle(x, y, 2.4).lineWidth(0.9).fillAndStroke(colors.accent, colors.ink);
}
