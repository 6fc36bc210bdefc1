import { lightColors as colors } from '../typesetting/colors.ts';
import type { Paper } from './paper.ts';
import { styles } from './styles.ts';

/** How long the arrowheads of measures are. */
const arrow = 4;

type Point = readonly [x: number, y: number];

export function drawLine({ document }: Paper, from: Point, until: Point): void {
  document
    .moveTo(...from)
    .lineTo(...until)
    .stroke();
}

/** A line with an arrow at both ends, and what it measures in its middle. */
export function drawMeasure(paper: Paper, from: Point, until: Point, label: string): void {
  const { document } = paper;
  const isLevel = from[1] === until[1];
  const direction: Point = isLevel ? [1, 0] : [0, 1];
  document.lineWidth(0.6).strokeColor(colors.ink);
  drawLine(paper, from, until);
  drawArrowhead(paper, from, [-direction[0], -direction[1]]);
  drawArrowhead(paper, until, direction);
  const width = paper.widthOf(label, styles.smallStrong) + 6;
  const x = (from[0] + until[0]) / 2;
  const y = (from[1] + until[1]) / 2;
  document.save();
  if (!isLevel) document.rotate(-90, { origin: [x, y] });
  document.rect(x - width / 2, y - 4.5, width, 9).fill('white');
  const place = { x: x - width / 2, y: y + 2.6, width, align: 'center' } as const;
  paper.line(label, place, styles.smallStrong);
  document.restore();
}

/** An arrowhead whose tip is at a point and that looks along a direction. */
export function drawArrowhead({ document }: Paper, [x, y]: Point, [dx, dy]: Point): void {
  const side = arrow * 0.3;
  document
    .moveTo(x, y)
    .lineTo(x - dx * arrow - dy * side, y - dy * arrow - dx * side)
    .lineTo(x - dx * arrow + dy * side, y - dy * arrow + dx * side)
    .fill(colors.ink);
}
