import { drawCells, fitModule, measureModule } from './module.ts';
import { type Box, type DrawnModel, Sketch } from './sketch.ts';

const handrail = 30;
const floor = 170;
const railing = { from: 24, until: 224 };

/** A module on a railing, from the front and from the side. */
export function balcony(model: DrawnModel): Sketch {
  const sketch = new Sketch(206);
  const box = fitModule(model, { x: 44, y: handrail + 8, width: 160, height: 116 });
  const hung = { ...box, y: handrail + 10 };
  drawRailing(sketch, railing);
  sketch.rectangle(hung, { stroke: 'outline', fill: 'paper' });
  drawCells(sketch, hung);
  for (const share of [0.12, 0.5, 0.88]) {
    const x = hung.x + hung.width * share;
    drawStrap(sketch, x, handrail - 5, hung.y + 6);
    drawStrap(sketch, x, hung.y + hung.height - 6, hung.y + hung.height + 12);
  }
  drawSafetyLine(sketch, hung);
  // Beyond slab and railing: bars would cross the measures.
  const below = floor + 14 - (hung.y + hung.height);
  measureModule(sketch, model, hung, below, hung.x - railing.from + 10);
  drawSide(sketch, hung);
  sketch.number(1, [34, 14], [52, handrail - 1]);
  sketch.number(
    2,
    [hung.x + hung.width * 0.5 + 26, 14],
    [hung.x + hung.width * 0.5 + 2, handrail + 2],
  );
  sketch.number(3, [238, hung.y + 6], [hung.x + hung.width + 6, hung.y + 12]);
  return sketch;
}

function drawRailing(sketch: Sketch, { from, until }: typeof railing): void {
  sketch.rectangle({ x: from, y: handrail - 3, width: until - from, height: 5 }, { fill: 'tint' });
  for (let x = from + 4; x < until; x += 12) {
    sketch.line(
      [
        [x, handrail + 2],
        [x, floor],
      ],
      { stroke: 'fine' },
    );
  }
  sketch.line(
    [
      [from, floor],
      [until, floor],
    ],
    { stroke: 'outline' },
  );
}

/** To the post at the end: the handrail may come off with the module. */
function drawSafetyLine(sketch: Sketch, { x, y, width }: Box): void {
  const post = 219;
  sketch.rectangle(
    { x: post, y: handrail + 2, width: 5, height: floor - handrail - 2 },
    { stroke: 'outline', fill: 'paper' },
  );
  const right = x + width;
  sketch.path(
    `M${right - 8} ${y + 16}C${right + 4} ${y + 8} ${post - 8} ${y + 14} ${post} ${y + 26}`,
    {
      stroke: 'hidden',
    },
  );
}

function drawStrap(sketch: Sketch, x: number, from: number, until: number): void {
  sketch.rectangle({ x: x - 2, y: from, width: 4, height: until - from }, { fill: 'accent' });
}

/** From the side: the module outside, the spacer at its lower edge. */
function drawSide(sketch: Sketch, { y, height }: Box): void {
  const post = 262;
  sketch.rectangle({ x: post - 4, y: handrail - 3, width: 10, height: 5 }, { fill: 'tint' });
  sketch.line(
    [
      [post + 1, handrail + 2],
      [post + 1, floor],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [post - 12, floor],
      [304, floor],
    ],
    { stroke: 'outline' },
  );
  sketch.hatch({ x: post - 12, y: floor, width: 54, height: 8 }, 6);
  const lower = y + height;
  sketch.line(
    [
      [post - 7, y],
      [post - 13, lower],
    ],
    { stroke: 'outline' },
  );
  sketch.path(`M${post - 7} ${y + 4}Q${post - 6} ${handrail - 8} ${post + 8} ${handrail - 2}`, {
    stroke: 'outline',
  });
  sketch.rectangle({ x: post - 12, y: lower - 12, width: 13, height: 6 }, { fill: 'accent' });
  sketch.number(4, [288, lower - 26], [post - 4, lower - 9]);
  sketch.number(5, [288, y + 24], [post + 1, y + 30]);
}
