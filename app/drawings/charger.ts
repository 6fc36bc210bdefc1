import { fitModule, measureModule } from './module.ts';
import { type Box, type DrawnModel, type Point, Sketch } from './sketch.ts';

const fields = 4;

/** The charger unfolded from above, and turned to the sun from the side. */
export function charger(model: DrawnModel): Sketch {
  const sketch = new Sketch(226);
  const box = fitModule(model, { x: 44, y: 16, width: 196, height: 74 });
  drawFields(sketch, box);
  measureModule(sketch, model, box);
  const pocket = { x: box.x + box.width, y: box.y + 6, width: 22, height: box.height - 12 };
  sketch.rectangle(pocket, { fill: 'tint' });
  const [right, middle] = [pocket.x + pocket.width, pocket.y + pocket.height / 2];
  sketch.path(`M${right} ${middle}C${right + 16} ${middle} ${right + 6} 96 ${right + 14} 108`, {
    stroke: 'outline',
  });
  sketch.rectangle(
    { x: right + 6, y: 108, width: 16, height: 26 },
    { stroke: 'outline', fill: 'paper' },
  );
  sketch.number(1, [box.x + box.width * 0.5, 8], [box.x + box.width * 0.5, box.y + 8]);
  sketch.number(2, [pocket.x + 11, 8], [pocket.x + 11, pocket.y + 6]);
  sketch.number(3, [right - 8, 96], [right + 9, 92]);
  sketch.number(4, [right - 12, 128], [right + 6, 122]);
  drawSun(sketch);
  return sketch;
}

function drawFields(sketch: Sketch, { x, y, width, height }: Box): void {
  sketch.rectangle({ x, y, width, height }, { stroke: 'outline', fill: 'paper' });
  const field = width / fields;
  for (let index = 0; index < fields; index++) {
    const cells = { x: x + index * field + 4, y: y + 4, width: field - 8, height: height - 8 };
    sketch.rectangle(cells, { stroke: 'fine', fill: 'tint' });
    if (index === 0) continue;
    const seam = x + index * field;
    sketch.line(
      [
        [seam, y],
        [seam, y + height],
      ],
      { stroke: 'hidden' },
    );
  }
}

function drawSun(sketch: Sketch): void {
  const ground = 210;
  sketch.line(
    [
      [20, ground],
      [230, ground],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [70, ground],
      [130, 160],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [118, 170],
      [138, ground],
    ],
    { stroke: 'line' },
  );
  const sun: Point = [56, 142];
  sketch.circle(sun, 9, { stroke: 'line', fill: 'accent' });
  for (const along of [0.25, 0.5, 0.75]) {
    const target: Point = [70 + 60 * along, ground - 50 * along];
    const from: Point = [target[0] - 26, target[1] - 31];
    if (along === 0.5) sketch.arrow([66, 152], [target[0] - 3, target[1] - 4]);
    else sketch.arrow(from, [target[0] - 3, target[1] - 4]);
  }
  sketch.rectangle({ x: 182, y: 176, width: 16, height: 34 }, { stroke: 'outline', fill: 'paper' });
  sketch.path(`M98 187C101 201 108 ${ground - 2} 124 ${ground - 2}H182`, { stroke: 'outline' });
  sketch.number(5, [26, 172], [76, 202]);
  sketch.number(6, [158, 180], [133, 196]);
  sketch.number(4, [214, 166], [196, 182]);
}
