import { drawCells, fitModule } from './module.ts';
import { type Box, type DrawnModel, type Point, Sketch } from './sketch.ts';

const handrail = 30;
const floor = 152;
const railing = { from: 34, until: 302 };
const postWidth = 5;
/** Where both modules come near each other. */
const middle = 168;
const gap = 10;
/** Of the plan, compared with the view above it. */
const planScale = 0.4;

/** Two modules on one railing, from outside, and the same two round a corner, from above. */
export function balconyPair(model: DrawnModel): Sketch {
  const sketch = new Sketch(294);
  const { width, height } = fitModule(model, { x: 0, y: 0, width: 112, height: 80 });
  const y = handrail + 10;
  const left: Box = { x: middle - gap / 2 - width, y, width, height };
  const right: Box = { x: middle + gap / 2, y, width, height };
  drawRailing(sketch);
  for (const box of [left, right]) drawHung(sketch, box);
  drawSafetyLine(sketch, [left.x + 8, y + 16], [railing.from + postWidth, y + 26]);
  drawSafetyLine(sketch, [right.x + width - 8, y + 16], [railing.until - postWidth, y + 26]);
  drawInverter(sketch, left, right);
  measurePair(sketch, model, left, right);
  drawCorner(sketch, width * planScale);
  sketch.number(1, [middle, 14], [middle, y + 6]);
  sketch.number(2, [right.x + width / 2 + 26, 14], [right.x + width / 2 + 2, handrail + 2]);
  sketch.number(3, [62, 14], [railing.from + postWidth + 2, y + 25]);
  return sketch;
}

function drawRailing(sketch: Sketch): void {
  const { from, until } = railing;
  const rail = { x: from, y: handrail - 3, width: until - from, height: 5 };
  sketch.rectangle(rail, { fill: 'tint' });
  for (let x = from + 12; x < until - postWidth; x += 12) {
    sketch.line(
      [
        [x, handrail + 2],
        [x, floor],
      ],
      { stroke: 'fine' },
    );
  }
  for (const x of [from, until - postWidth]) {
    const post = { x, y: handrail + 2, width: postWidth, height: floor - handrail - 2 };
    sketch.rectangle(post, { stroke: 'outline', fill: 'paper' });
  }
  sketch.line(
    [
      [from, floor],
      [until, floor],
    ],
    { stroke: 'outline' },
  );
}

/** Straps at three places of the upper and of the lower edge. */
function drawHung(sketch: Sketch, box: Box): void {
  const { x, y, width, height } = box;
  sketch.rectangle(box, { stroke: 'outline', fill: 'paper' });
  drawCells(sketch, box);
  for (const share of [0.12, 0.5, 0.88]) {
    const strap = { x: x + width * share - 2, width: 4 };
    sketch.rectangle({ ...strap, y: handrail - 5, height: y + 11 - handrail }, { fill: 'accent' });
    sketch.rectangle({ ...strap, y: y + height - 6, height: 16 }, { fill: 'accent' });
  }
}

/** To the post at the end: the handrail may come off with the module. */
function drawSafetyLine(sketch: Sketch, [x, y]: Point, [postX, postY]: Point): void {
  const slack = (x + postX) / 2;
  sketch.path(`M${x} ${y}C${slack} ${y - 8} ${slack} ${postY - 12} ${postX} ${postY}`, {
    stroke: 'hidden',
  });
}

/** Each module has an input of its own. */
function drawInverter(sketch: Sketch, left: Box, right: Box): void {
  const top = floor - 20;
  const bottom = left.y + left.height;
  const cable = (from: number, until: number) =>
    sketch.path(`M${from} ${bottom}C${from} ${top - 4} ${until} ${bottom + 4} ${until} ${top}`, {
      stroke: 'outline',
    });
  cable(left.x + left.width - 8, middle - 7);
  cable(right.x + 8, middle + 7);
  const box = { x: middle - 14, y: top, width: 28, height: 14 };
  sketch.rectangle(box, { stroke: 'outline', fill: 'paper' });
  sketch.number(4, [middle + 40, top + 7], [box.x + box.width, top + 7]);
}

function measurePair(sketch: Sketch, model: DrawnModel, left: Box, right: Box): void {
  const below = floor + 14;
  for (const { x, y, width, height } of [left, right]) {
    for (const side of [x, x + width]) {
      sketch.extension([side, y + height + 2], [side, below + 4]);
    }
    sketch.measure([x, below], [x + width, below], model.length.label);
  }
  const aside = railing.from - 16;
  const [top, bottom] = [left.y, left.y + left.height];
  for (const y of [top, bottom]) sketch.extension([left.x - 2, y], [aside - 4, y]);
  sketch.measure([aside, bottom], [aside, top], model.width.label);
}

/** From above: the house behind, railings on two sides, a module outside each of them. */
function drawCorner(sketch: Sketch, length: number): void {
  const house: Point = [128, 188];
  const corner: Point = [house[0] + length + 18, house[1] + length + 18];
  const [x, y] = corner;
  sketch.hatch({ x: house[0] - 10, y: house[1] - 8, width: x - house[0] + 10, height: 8 }, 6);
  sketch.line(
    [
      [house[0] - 10, house[1]],
      [x, house[1]],
    ],
    { stroke: 'outline' },
  );
  sketch.line([[house[0], house[1]], [house[0], y], corner, [x, house[1]]]);
  const outside = 3;
  const from = 8 + length;
  sketch.rectangle(
    { x: x - from, y: y + outside, width: length, height: outside },
    { fill: 'accent' },
  );
  sketch.rectangle(
    { x: x + outside, y: y - from, width: outside, height: length },
    { fill: 'accent' },
  );
  const [alongBottom, alongSide] = [x - from + length / 2, y - from + length / 2];
  sketch.arrow([alongBottom - 14, y + 28], [alongBottom - 2, y + 9]);
  sketch.arrow([x + 32, alongSide - 12], [x + 9, alongSide - 2]);
  sketch.number(5, [x + 42, alongSide - 16]);
  sketch.number(5, [alongBottom - 22, y + 28]);
}
