import { fitModule, measureModule } from './module.ts';
import { type Box, type DrawnModel, type Point, Sketch } from './sketch.ts';
import { drawSeam } from './standing-seam.ts';

const ground = 100;

/** A clamp on a seam from the side, and a framed module on its seams from above. */
export function seamClamp(model: DrawnModel): Sketch {
  const sketch = new Sketch(262);
  drawSection(sketch);
  drawPlan(sketch, model);
  return sketch;
}

function drawSection(sketch: Sketch): void {
  const x = 150;
  sketch.line(
    [
      [40, ground],
      [x - 1.5, ground],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [x + 1.5, ground],
      [270, ground],
    ],
    { stroke: 'outline' },
  );
  drawSeam(sketch, x, 56, ground);
  // Two jaws, which a screw draws together below the fold.
  sketch.rectangle({ x: x - 17, y: 50, width: 14, height: 42 }, { fill: 'tint' });
  sketch.rectangle({ x: x + 8, y: 50, width: 14, height: 42 }, { fill: 'tint' });
  sketch.line(
    [
      [x - 24, 80],
      [x + 29, 80],
    ],
    { stroke: 'outline' },
  );
  for (const end of [x - 24, x + 25]) {
    sketch.rectangle({ x: end, y: 75, width: 5, height: 10 }, { fill: 'ink' });
  }
  sketch.rectangle({ x: x - 17, y: 44, width: 39, height: 6 }, { fill: 'tint' });
  drawFrame(sketch, x + 2.5, -1);
  drawFrame(sketch, x + 2.5, 1);
  // What holds the frames down.
  sketch.rectangle({ x: x - 9, y: 17, width: 23, height: 4 }, { fill: 'tint' });
  sketch.line(
    [
      [x + 2.5, 12],
      [x + 2.5, 50],
    ],
    { stroke: 'outline' },
  );
  sketch.rectangle({ x: x - 2, y: 10, width: 9, height: 5 }, { fill: 'ink' });
  sketch.number(1, [108, 70], [x - 2, 66]);
  sketch.number(2, [206, 64], [x + 17, 62]);
  sketch.number(3, [206, 88], [x + 28, 80]);
  sketch.number(4, [98, 56], [x - 17, 44]);
  sketch.number(5, [226, 12], [210, 24]);
  sketch.number(6, [60, 84], [60, ground]);
}

/** The frame of a module at one side of the clamp, with its laminate. */
function drawFrame(sketch: Sketch, middle: number, side: -1 | 1): void {
  const at = (offset: number) => middle + side * offset;
  const frame: Point[] = [
    [at(22), 44],
    [at(6), 44],
    [at(6), 22],
    [at(18), 22],
    [at(18), 28],
    [at(10), 28],
  ];
  sketch.line(frame, { stroke: 'outline' });
  sketch.line(
    [
      [at(10), 25],
      [at(94), 25],
    ],
    { stroke: 'outline' },
  );
}

function drawPlan(sketch: Sketch, model: DrawnModel): void {
  const box = fitModule(model, { x: 48, y: 132, width: 214, height: 92 });
  const inner: Box = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  const seams = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => box.x + box.width * share);
  for (const x of seams) {
    sketch.line(
      [
        [x, box.y - 12],
        [x, box.y + box.height + 12],
      ],
      { stroke: 'hidden' },
    );
  }
  sketch.rectangle(box, { stroke: 'outline' });
  sketch.rectangle(inner, { stroke: 'fine' });
  for (const x of [seams[1] ?? 0, seams[3] ?? 0]) {
    for (const y of [box.y, box.y + box.height]) {
      sketch.rectangle({ x: x - 5, y: y - 4, width: 10, height: 8 }, { fill: 'accent' });
    }
  }
  measureModule(sketch, model, box, 20);
  const right = box.x + box.width;
  sketch.number(7, [right + 22, box.y + 12], [(seams[3] ?? 0) + 5, box.y]);
  sketch.number(4, [right + 22, box.y + box.height - 20], [right, box.y + box.height - 30]);
}
