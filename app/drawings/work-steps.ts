import { drawCartridgeGun, drawFlatHand, drawHoldingHand } from './hands.ts';
import { drawingWidth, type Point, Sketch } from './sketch.ts';
import { drawSeam } from './standing-seam.ts';

/** A picture of a drawing that shows work in four, row by row. */
const picture = { width: drawingWidth / 2, height: 106 };

/** Draws in one picture, from its upper left corner. */
export class Picture {
  readonly sketch: Sketch;
  readonly left: number;
  readonly top: number;

  constructor(sketch: Sketch, index: number) {
    this.sketch = sketch;
    this.left = (index % 2) * picture.width;
    this.top = Math.floor(index / 2) * picture.height;
  }

  at([x, y]: Point): { x: number; y: number } {
    return { x: this.left + x, y: this.top + y };
  }

  point([x, y]: Point): Point {
    return [this.left + x, this.top + y];
  }

  box([x, y]: Point, width: number, height: number) {
    return { ...this.at([x, y]), width, height };
  }

  arrow(from: Point, until: Point): void {
    this.sketch.arrow(this.point(from), this.point(until));
  }
}

/** Four pictures with their numbers, in the order of work. */
export function drawSteps(steps: ((picture: Picture) => void)[]): Sketch {
  const sketch = new Sketch(2 * picture.height);
  sketch.path(`M${picture.width} 8V${sketch.height - 8}M8 ${picture.height}H${sketch.width - 8}`, {
    stroke: 'fine',
  });
  for (const [index, draw] of steps.entries()) {
    const place = new Picture(sketch, index);
    draw(place);
    sketch.number(index + 1, place.point([14, 14]));
  }
  return sketch;
}

/** Seams of a roof from the side and the pans between them, over the width of the picture. */
export function drawSeams(place: Picture, seams: number[], top: number, pan: number): void {
  let from = 4;
  for (const until of [...seams, picture.width - 2.5]) {
    place.sketch.line([place.point([from, pan]), place.point([until - 1.5, pan])], {
      stroke: 'outline',
    });
    from = until + 1.5;
  }
  for (const x of seams) drawSeam(place.sketch, place.left + x, place.top + top, place.top + pan);
}

/** What glue or a module lies on, seen along it: from 8 to the other end of the picture. */
export function drawLong({ sketch, ...place }: Picture, top: number, height: number): void {
  const x = place.left + 8;
  sketch.rectangle(
    { x, y: place.top + top, width: picture.width - 16, height },
    { stroke: 'outline', fill: 'paper' },
  );
}

export function drawBead(
  place: Picture,
  from: number,
  until: number,
  bottom: number,
  height = 4.5,
): void {
  place.sketch.rectangle(place.box([from, bottom - height], until - from, height), {
    stroke: 'line',
    fill: 'accent',
  });
}

/** A folded cloth under a hand that wipes to the left. */
export function drawWiping(place: Picture, x: number, bottom: number): void {
  const [left, y] = place.point([x, bottom]);
  place.sketch.path(
    `M${left - 20} ${y}C${left - 22} ${y - 5} ${left - 16} ${y - 6} ${left - 12} ${y - 4.6}L${left + 8} ${y - 4.6}C${left + 15} ${y - 6} ${left + 20} ${y - 4} ${left + 18} ${y}Z`,
    { stroke: 'line', fill: 'tint' },
  );
  drawFlatHand(place.sketch, { x: left, y: y - 4.4 });
  place.arrow([x - 4, bottom - 22], [x - 32, bottom - 22]);
}

/** A gun that is drawn to the right and leaves a bead behind. */
export function drawGluing(place: Picture, x: number, bottom: number): void {
  drawBead(place, 14, x, bottom);
  drawCartridgeGun(place.sketch, { ...place.at([x, bottom - 3.5]), turn: -33 });
  place.arrow([x + 24, bottom - 7], [x + 52, bottom - 7]);
}

/** Two people let down what is as thick as said; its upper edge is at a height. */
export function drawLowering(place: Picture, top: number, thickness: number): void {
  drawHoldingHand(place.sketch, { ...place.at([48, top]), isMirrored: true }, thickness);
  drawHoldingHand(place.sketch, place.at([107, top]), thickness);
  for (const x of [66, 89]) place.arrow([x, top + thickness + 4], [x, top + thickness + 15]);
}

/** A laminate that lies flat; its lower side is at a height. */
export function drawLaminate(place: Picture, from: number, until: number, bottom: number): void {
  place.sketch.rectangle(place.box([from, bottom - 2.4], until - from, 2.4), { fill: 'ink' });
}
