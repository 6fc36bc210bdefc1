import { type Point, Sketch } from './sketch.ts';

const ground = 104;
const coating = 96;

/** A sample pulled off twice: the break in the adhesive, and at the coating. */
export function adhesionTest(): Sketch {
  const sketch = new Sketch(132);
  drawGround(sketch, 12);
  drawGround(sketch, 168);
  drawGoodBreak(sketch);
  drawBadBreak(sketch);
  sketch.number(1, [20, 30], [46, 40]);
  sketch.number(2, [20, 58], [46, 52]);
  sketch.number(3, [146, 74], [122, 98]);
  sketch.number(4, [152, 124], [134, 110]);
  drawTick(sketch, [134, 22]);
  drawCross(sketch, [290, 22]);
  return sketch;
}

function drawGround(sketch: Sketch, x: number): void {
  const width = 130;
  sketch.rectangle({ x, y: coating, width, height: ground - coating }, { fill: 'tint' });
  sketch.rectangle({ x, y: ground, width, height: 10 }, { stroke: 'outline' });
  sketch.hatch({ x, y: ground, width, height: 10 }, 6);
}

/** @returns the edge of a break that runs through the adhesive. */
function rough(from: number, y: number, step: number): Point[] {
  const heights = [0, 3, -2, 4, -1, 3, 0];
  return heights.map((height, index) => [from + index * step, y + height]);
}

function drawSample(sketch: Sketch, x: number): void {
  sketch.rectangle({ x, y: 34, width: 60, height: 8 }, { stroke: 'outline', fill: 'paper' });
  sketch.arrow([x + 30, 32], [x + 30, 8]);
}

function drawGoodBreak(sketch: Sketch): void {
  const x = 44;
  drawSample(sketch, x);
  const above: Point[] = [[x, 42], ...rough(x, 54, 10), [x + 60, 42]];
  sketch.line(above, { fill: 'accent', isClosed: true });
  const below: Point[] = [[x, coating], ...rough(x, 84, 10), [x + 60, coating]];
  sketch.line(below, { fill: 'accent', isClosed: true });
}

function drawBadBreak(sketch: Sketch): void {
  const x = 200;
  drawSample(sketch, x);
  sketch.rectangle({ x, y: 42, width: 60, height: 20 }, { fill: 'accent' });
  sketch.number(5, [x + 82, 74], [x + 44, coating]);
}

function drawTick(sketch: Sketch, [x, y]: Point): void {
  sketch.line(
    [
      [x - 7, y],
      [x - 2, y + 6],
      [x + 8, y - 7],
    ],
    { stroke: 'outline' },
  );
}

function drawCross(sketch: Sketch, [x, y]: Point): void {
  sketch.line(
    [
      [x - 6, y - 6],
      [x + 6, y + 6],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [x - 6, y + 6],
      [x + 6, y - 6],
    ],
    { stroke: 'outline' },
  );
}
