import { type Point, Sketch } from './sketch.ts';

const roof = { x: 8, y: 8, width: 294, height: 132 };
const strip = 22;

/** A flat roof from above, with what stays free, and a module on its profile from the side. */
export function flatRoof(): Sketch {
  const sketch = new Sketch(226);
  drawFreeEdges(sketch);
  for (const [x, y] of places) {
    sketch.rectangle({ x, y, width: 26, height: 15 }, { stroke: 'line', fill: 'tint' });
  }
  drawRoofLight(sketch);
  sketch.circle([262, 112], 5);
  sketch.circle([262, 112], 1.5, { fill: 'ink' });
  sketch.number(1, [19, 74]);
  sketch.number(2, [66, 42]);
  sketch.number(3, [116, 74]);
  sketch.number(4, [200, 74]);
  sketch.number(5, [284, 100], [266, 109]);
  drawBuildUp(sketch);
  return sketch;
}

/** Two fields of modules with a walkway between them, clear of the roof light and the drain. */
const places: Point[] = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((column) => [38, 55, 80, 97].map((y): Point => [40 + column * 29, y]))
  .filter(([x, y]) => !(x > 160 && x < 240 && y > 50 && y < 96) && !(x > 214 && y > 90));

function drawFreeEdges(sketch: Sketch): void {
  const { x, y, width, height } = roof;
  sketch.rectangle(roof, { stroke: 'outline' });
  for (const band of [
    { x, y, width, height: strip },
    { x, y: y + height - strip, width, height: strip },
    { x, y: y + strip, width: strip, height: height - 2 * strip },
    { x: x + width - strip, y: y + strip, width: strip, height: height - 2 * strip },
  ]) {
    sketch.hatch(band);
  }
  const inner = {
    x: x + strip,
    y: y + strip,
    width: width - 2 * strip,
    height: height - 2 * strip,
  };
  sketch.rectangle(inner, { stroke: 'hidden', fill: 'paper' });
}

function drawRoofLight(sketch: Sketch): void {
  const light = { x: 186, y: 62, width: 28, height: 24 };
  sketch.rectangle(light, { stroke: 'outline', fill: 'paper' });
  const [right, bottom] = [light.x + light.width, light.y + light.height];
  sketch.line(
    [
      [light.x, light.y],
      [right, bottom],
    ],
    { stroke: 'fine' },
  );
  sketch.line(
    [
      [light.x, bottom],
      [right, light.y],
    ],
    { stroke: 'fine' },
  );
}

function drawBuildUp(sketch: Sketch): void {
  const ground = 214;
  sketch.hatch({ x: 60, y: ground, width: 190, height: 8 }, 6);
  sketch.line(
    [
      [60, ground],
      [250, ground],
    ],
    { stroke: 'outline' },
  );
  for (const x of [92, 196]) {
    sketch.rectangle({ x: x - 6, y: ground - 5, width: 34, height: 5 }, { fill: 'tint' });
    const profile: Point[] = [
      [x - 4, ground - 5],
      [x + 2, ground - 5],
      [x + 2, ground - 28],
      [x + 20, ground - 28],
      [x + 20, ground - 5],
      [x + 26, ground - 5],
    ];
    sketch.line(profile, { stroke: 'outline' });
    sketch.rectangle({ x: x + 6, y: ground - 34, width: 10, height: 6 }, { fill: 'accent' });
  }
  const module = { x: 72, y: ground - 37, width: 164, height: 3 };
  sketch.rectangle(module, { stroke: 'line', fill: 'ink' });
  sketch.number(6, [40, ground - 42], [78, ground - 36]);
  sketch.number(7, [154, ground - 20], [114, ground - 22]);
  sketch.number(8, [272, ground - 18], [226, ground - 3]);
}
