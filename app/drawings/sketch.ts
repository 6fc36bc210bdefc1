import type { Fill, Shape, Stroke } from '../../cms/interface.ts';

export type Point = readonly [x: number, y: number];

interface Look {
  stroke?: Stroke;
  fill?: Fill;
  isClosed?: boolean;
}

/** A length of the product data, in mm, with the words that a drawing gives it. */
export interface Measure {
  value: number;
  /** e.g. `2245`; with an asterisk where it is example data. */
  label: string;
}

/** What drawings take from the product data. */
export interface DrawnModel {
  length: Measure;
  width: Measure;
  /** Of the laminate, where the product data have it. */
  thickness?: Measure;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All drawings but plans are equally wide, so that their lines and letters look the same beside each other. */
export const drawingWidth = 310;
/** Plans take the whole width of a page, and stand upright on a narrow one (line-drawing.css). */
export const plan = { width: 540, height: 216 };
export const letterSize = 8.5;
/** Of lines, in points. */
export const strokeWidths: Record<Stroke, number> = {
  outline: 1.3,
  line: 0.7,
  fine: 0.4,
  hidden: 0.6,
};
export const hiddenDash: [number, number] = [3, 2];

const arrowLength = 5.5;
const balloonRadius = 6.5;
/** A digit takes about this share of its size. */
const digitWidth = 0.58;

const round = (value: number) => Math.round(value * 100) / 100;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** What a drawing is made with; measures, arrows and numbers look the same in all of them. */
export class Sketch {
  readonly shapes: Shape[] = [];
  readonly height: number;
  readonly width: number;

  constructor(height: number, width = drawingWidth) {
    this.height = height;
    this.width = width;
  }

  path(path: string, { stroke, fill }: Look = { stroke: 'line' }): void {
    this.shapes.push({ kind: 'path', path, ...(stroke && { stroke }), ...(fill && { fill }) });
  }

  line(points: Point[], { stroke = 'line', fill, isClosed = false }: Look = {}): void {
    const path = `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`;
    this.path(path, { stroke, ...(fill && { fill }) });
  }

  rectangle({ x, y, width, height }: Box, look: Look = {}): void {
    const right = x + width;
    const bottom = y + height;
    const corners: Point[] = [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
    this.line(corners, { ...look, isClosed: true });
  }

  circle([x, y]: Point, radius: number, look: Look = { stroke: 'line' }): void {
    const arc = `a${radius} ${radius} 0 1 0`;
    const path = `M${at([x - radius, y])}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
    this.path(path, look);
  }

  /** Lines across a box, as far as they lie in it. */
  hatch({ x, y, width, height }: Box, distance = 7): void {
    const lines: string[] = [];
    for (let offset = distance; offset < width + height; offset += distance) {
      const from: Point = [x + Math.min(offset, width), y + Math.max(0, offset - width)];
      const until: Point = [x + Math.max(0, offset - height), y + Math.min(offset, height)];
      lines.push(`M${at(from)}L${at(until)}`);
    }
    this.path(lines.join(''), { stroke: 'fine' });
  }

  arrow(from: Point, until: Point): void {
    this.line([from, until]);
    this.#arrowhead(from, until);
  }

  /** A length with an arrow at both ends; it stands in its middle. */
  measure(from: Point, until: Point, label: string): void {
    this.line([from, until], { stroke: 'fine' });
    this.#arrowhead(from, until);
    this.#arrowhead(until, from);
    const isUpright = Math.abs(until[1] - from[1]) > Math.abs(until[0] - from[0]);
    this.#label([(from[0] + until[0]) / 2, (from[1] + until[1]) / 2], label, isUpright);
  }

  /** A thin line from what is measured to its measure. */
  extension(from: Point, until: Point): void {
    this.line([from, until], { stroke: 'fine' });
  }

  /** The number under which the legend names what it points to. */
  number(value: number, [x, y]: Point, target?: Point): void {
    if (target) {
      const far = Math.hypot(target[0] - x, target[1] - y) || 1;
      const edge: Point = [
        x + ((target[0] - x) / far) * balloonRadius,
        y + ((target[1] - y) / far) * balloonRadius,
      ];
      this.line([edge, target], { stroke: 'fine' });
      this.circle(target, 1.3, { fill: 'ink' });
    }
    this.circle([x, y], balloonRadius, { stroke: 'line', fill: 'paper' });
    this.text([x, y], String(value));
  }

  /** Its middle is at a point, unless it begins or ends there. */
  text(
    [x, y]: Point,
    text: string,
    look: { isUpright?: boolean; anchor?: 'start' | 'end' } = {},
  ): void {
    this.shapes.push({ kind: 'text', x: round(x), y: round(y), text, ...look });
  }

  #label(middle: Point, text: string, isUpright: boolean): void {
    const long = text.length * letterSize * digitWidth + 6;
    const [width, height] = isUpright ? [10, long] : [long, 10];
    const box = { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
    const { x, y } = box;
    this.path(`M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`, {
      fill: 'paper',
    });
    this.text(middle, text, isUpright ? { isUpright } : {});
  }

  #arrowhead(from: Point, [x, y]: Point): void {
    const far = Math.hypot(x - from[0], y - from[1]) || 1;
    const [dx, dy] = [(x - from[0]) / far, (y - from[1]) / far];
    const side = arrowLength * 0.28;
    const [backX, backY] = [x - dx * arrowLength, y - dy * arrowLength];
    const one: Point = [backX - dy * side, backY + dx * side];
    const other: Point = [backX + dy * side, backY - dx * side];
    this.path(`M${at([x, y])}L${at(one)}L${at(other)}Z`, { fill: 'ink' });
  }
}
