import { type Box, Sketch } from '../../drawings/sketch.ts';
import { sketchRoof } from '../../roof/sketch.ts';
import { sketchRailing } from '../balcony/sketch.ts';

/** Tools by their addresses, each with what it draws: examples without figures. */
export const drawings: Record<string, () => Sketch> = {
  '/tools/yield': months,
  '/tools/balcony': () => sketchRailing({ ...panel, modules: 2 }, 4.4, null),
  '/tools/off-grid': vehicle,
  '/compare': weights,
  '/tools/roof': roof,
};

/** mm */
const panel = { length: 1760, width: 1130 };
const edge = 700;

const middle = { x: 12, y: 12, width: 286, height: 126 };

/** A year in the north: least in December, most in June. */
function months(): Sketch {
  const sketch = new Sketch(150);
  const bottom = middle.y + middle.height;
  const step = middle.width / 12;
  for (let month = 0; month < 12; month++) {
    const share = 0.6 - 0.4 * Math.cos(((month + 0.4) / 12) * 2 * Math.PI);
    const height = middle.height * share;
    const x = middle.x + month * step + step * 0.2;
    sketch.rectangle({ x, y: bottom - height, width: step * 0.6, height }, { fill: 'accent' });
  }
  sketch.line(
    [
      [middle.x, bottom],
      [middle.x + middle.width, bottom],
    ],
    { stroke: 'outline' },
  );
  return sketch;
}

/** A camper from above, which drives to the left, with a roof light between its modules. */
function vehicle(): Sketch {
  const sketch = new Sketch(150);
  const { x, y, width, height } = middle;
  const [right, bottom] = [x + width, y + height];
  sketch.path(
    `M${x + 50} ${y}H${right - 8}Q${right} ${y} ${right} ${y + 8}V${bottom - 8}Q${right} ${bottom} ${right - 8} ${bottom}H${x + 50}Q${x} ${bottom} ${x} ${bottom - 40}V${y + 40}Q${x} ${y} ${x + 50} ${y}Z`,
    { stroke: 'outline' },
  );
  // Its windscreen.
  sketch.path(`M${x + 44} ${y + 10}Q${x + 26} ${y + 63} ${x + 44} ${bottom - 10}`);
  const hatch = { x: 138, y: y + 44, width: 38, height: 38 };
  sketch.rectangle(hatch);
  sketch.rectangle({ x: hatch.x + 5, y: hatch.y + 5, width: 28, height: 28 }, { stroke: 'fine' });
  const modules: Box[] = [72, 182, 236].map((left) => {
    return { x: left, y: y + 12, width: 50, height: height - 24 };
  });
  for (const module of modules) sketch.rectangle(module, { stroke: 'fine', fill: 'tint' });
  return sketch;
}

/** Bars from one line, as the roof check has them: ours is the short one. */
function weights(): Sketch {
  const sketch = new Sketch(150);
  const bar = (y: number, share: number) => ({
    ...middle,
    y,
    width: middle.width * share,
    height: 24,
  });
  sketch.rectangle(bar(24, 0.3), { fill: 'accent' });
  sketch.rectangle(bar(64, 0.9));
  sketch.rectangle(bar(104, 1));
  sketch.line(
    [
      [middle.x, middle.y],
      [middle.x, middle.y + middle.height],
    ],
    { stroke: 'outline' },
  );
  return sketch;
}

/** Rows of modules, with two left out around a roof light. */
function roof(): Sketch {
  const [columns, rows, gap] = [6, 5, 120];
  const [width, height] = [2245, 1196];
  const free = { left: 3, row: 2 };
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { column, row };
  });
  const modules = places
    .filter(({ column, row }) => row !== free.row || column < free.left || column > free.left + 1)
    .map(({ column, row }) => ({
      ...{ x: edge + column * (width + gap), y: edge + row * (height + gap), width, height },
    }));
  const light = {
    ...{ x: edge + free.left * (width + gap) + 600, y: edge + free.row * (height + gap) + 100 },
    ...{ width: 2 * width + gap - 1200, height: height - 200 },
  };
  const outside = (count: number, one: number) => 2 * edge + count * (one + gap) - gap;
  const shape = { length: outside(columns, width), width: outside(rows, height) };
  const one = { ...shape, edge: edge / 2, notch: null, clearance: 0, obstacles: [light] };
  return sketchRoof(one, modules, null);
}
