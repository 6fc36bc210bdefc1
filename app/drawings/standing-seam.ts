import { type Point, Sketch } from './sketch.ts';

const pan = 84;
const seamTop = 46;

/** A seam from the side: two pans that meet, folded over at the top. */
export function drawSeam(sketch: Sketch, x: number, top = seamTop, bottom = pan): void {
  const fold: Point[] = [
    [x - 1.5, bottom],
    [x - 1.5, top],
    [x + 6, top],
    [x + 6, top + 9],
    [x + 3.5, top + 9],
  ];
  sketch.line(fold, { stroke: 'outline' });
  sketch.line(
    [
      [x + 1.5, bottom],
      [x + 1.5, top + 12],
    ],
    { stroke: 'outline' },
  );
}

/** A module between two seams, which stay free to move. */
export function standingSeam(): Sketch {
  const sketch = new Sketch(126);
  const [left, right] = [50, 256];
  sketch.line(
    [
      [8, pan],
      [left - 1.5, pan],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [left + 1.5, pan],
      [right - 1.5, pan],
    ],
    { stroke: 'outline' },
  );
  sketch.line(
    [
      [right + 1.5, pan],
      [302, pan],
    ],
    { stroke: 'outline' },
  );
  drawSeam(sketch, left);
  drawSeam(sketch, right);
  for (const x of [92, 148, 204]) {
    sketch.rectangle({ x, y: pan - 9, width: 12, height: 8 }, { fill: 'accent' });
  }
  const module = { x: 78, y: pan - 12.5, width: 152, height: 3 };
  sketch.rectangle(module, { stroke: 'line', fill: 'ink' });
  for (const [from, until] of [
    [left + 1.5, 78],
    [230, right - 1.5],
  ] as const) {
    sketch.extension([until > 200 ? from : until, pan - 8], [until > 200 ? from : until, pan + 18]);
    sketch.measure([from, pan + 14], [until, pan + 14], 'd');
  }
  sketch.number(1, [24, 30], [left + 1, seamTop]);
  sketch.number(2, [282, 62], [282, pan]);
  sketch.number(3, [118, 34], [98, pan - 5]);
  sketch.number(4, [186, 34], [180, pan - 12]);
  sketch.number(5, [64.5, 114]);
  return sketch;
}
