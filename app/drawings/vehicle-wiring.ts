import { type Point, Sketch } from './sketch.ts';

const line = 44;

/** From the modules to the battery, with a fuse on each side of the charge controller. */
export function vehicleWiring(): Sketch {
  const sketch = new Sketch(112);
  for (const side of [-1, 1]) {
    const y = line + side * 12;
    sketch.line(
      [
        [70, y],
        [270, y],
      ],
      { stroke: 'line' },
    );
  }
  sketch.rectangle(
    { x: 14, y: line - 24, width: 56, height: 48 },
    { stroke: 'outline', fill: 'tint' },
  );
  for (const x of [28, 42, 56]) {
    sketch.line(
      [
        [x, line - 24],
        [x, line + 24],
      ],
      { stroke: 'fine' },
    );
  }
  for (const x of [88, 204]) drawFuse(sketch, [x, line - 12]);
  sketch.rectangle(
    { x: 130, y: line - 26, width: 54, height: 52 },
    { stroke: 'outline', fill: 'paper' },
  );
  sketch.line([
    [140, line + 10],
    [150, line - 4],
    [160, line + 2],
    [174, line - 12],
  ]);
  sketch.rectangle(
    { x: 244, y: line - 22, width: 52, height: 46 },
    { stroke: 'outline', fill: 'paper' },
  );
  for (const [x, sign] of [
    [256, '+'],
    [284, '−'],
  ] as const) {
    sketch.rectangle({ x: x - 4, y: line - 27, width: 8, height: 5 }, { fill: 'ink' });
    sketch.text([x, line - 12], sign);
  }
  const below = 92;
  sketch.number(1, [42, below], [42, line + 24]);
  sketch.number(2, [98, below], [98, line - 7]);
  sketch.number(3, [157, below], [157, line + 26]);
  sketch.number(4, [214, below], [214, line - 7]);
  sketch.number(5, [270, below], [270, line + 24]);
  return sketch;
}

function drawFuse(sketch: Sketch, [x, y]: Point): void {
  sketch.rectangle({ x, y: y - 5, width: 20, height: 10 }, { fill: 'paper' });
  sketch.line([
    [x, y],
    [x + 20, y],
  ]);
}
