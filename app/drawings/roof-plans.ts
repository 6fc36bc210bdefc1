import { drawModules, drawParallels, isNear, newPlan } from './plan.ts';
import type { Box, Sketch } from './sketch.ts';

const roof = { y: 24, width: 168, height: 180 };
const places = { trapezoidal: 8, flat: 186, seam: 364 };
/** What stays free along the edges and in the middle; how wide it is, no drawing can know. */
const edge = 16;
const corner = 30;
const way = { y: 107, height: 14 };
const module = { width: 26, height: 14, gap: 1.5 };
/** Of clamped modules, which leave room for clamps between them. */
const clamped = { width: 26, height: 12.5, gap: 3 };
const seamStep = 14;
/** Of the view from the eaves, below each roof. */
const eaves = { y: 215, height: 5 };

/** Three roofs from above: where modules go, and which strips stay free. */
export function roofPlans(): Sketch {
  const sketch = newPlan();
  drawTrapezoidal(sketch, places.trapezoidal);
  drawFlat(sketch, places.flat);
  drawSeam(sketch, places.seam);
  for (const [index, x] of Object.values(places).entries()) {
    sketch.number(index + 1, [x + roof.width / 2, 10]);
  }
  sketch.number(4, [places.trapezoidal + edge / 2, 80]);
  sketch.number(4, [places.flat + roof.width / 2, roof.y + roof.height - edge / 2]);
  sketch.number(4, [places.seam + edge / 2, 80]);
  sketch.number(5, [places.flat + corner / 2, roof.y + corner / 2]);
  sketch.number(7, [places.flat + roof.width / 2, way.y + way.height / 2]);
  sketch.number(7, [places.seam + roof.width / 2, way.y + way.height / 2]);
  return sketch;
}

/** The roof with its hatched edges, and the field between them. @returns the field. */
function drawEdges(sketch: Sketch, x: number): Box {
  const { y, width, height } = roof;
  sketch.hatch({ x, ...roof }, 6);
  const field = {
    ...{ x: x + edge, y: y + edge },
    ...{ width: width - 2 * edge, height: height - 2 * edge },
  };
  sketch.rectangle(field, { stroke: 'hidden', fill: 'paper' });
  sketch.rectangle({ x, ...roof }, { stroke: 'outline' });
  return field;
}

/** Rows above and below the middle, as far as they touch nothing that stays free. */
function rowsOf(
  columns: number[],
  { width, height, gap }: { width: number; height: number; gap: number },
  free: { box: Box; distance: number }[] = [],
): Box[] {
  const rows = [0, 1, 2, 3].flatMap((row) => [
    way.y - 2 - height - row * (height + gap),
    way.y + way.height + 2 + row * (height + gap),
  ]);
  return columns
    .flatMap((x) => rows.map((y): Box => ({ x, y, width, height })))
    .filter((one) => !free.some(({ box, distance }) => isNear(one, box, distance)));
}

const steps = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);

/** Ribs with the slope, roof lights in one strip, the ridge between both slopes. */
function drawTrapezoidal(sketch: Sketch, x: number): void {
  const field = drawEdges(sketch, x);
  const [top, bottom] = [field.y, field.y + field.height];
  const ribs = steps(x, 12, 14);
  const upper = ribs
    .flatMap((at) => [at + 2, at + 7])
    .filter((at) => at > field.x + 1 && at < field.x + field.width - 1);
  drawParallels(sketch, upper, { from: top, until: bottom });
  const middle = x + roof.width / 2;
  const light = { x: middle - 8, y: top + 6, width: 16, height: field.height - 12 };
  const columns = [-64, -37, 11, 38].map((from) => middle + from);
  drawModules(sketch, rowsOf(columns, module));
  for (const y of [light.y, way.y + way.height]) {
    const box = { ...light, y, height: way.y - light.y };
    sketch.rectangle(box, { stroke: 'line', fill: 'paper' });
    const lines = steps(y + 6, 6, 9).map((at) => `M${box.x} ${at}h${box.width}`);
    sketch.path(lines.join(''), { stroke: 'fine' });
  }
  const ridge = way.y + way.height / 2;
  sketch.path(`M${x} ${ridge - 2}h${roof.width}v4h${-roof.width}Z`, {
    ...{ stroke: 'line', fill: 'paper' },
  });
  sketch.number(6, [middle, 76]);
  const section = ribs.map(() => `l2 ${-eaves.height}h5l2 ${eaves.height}h3`);
  sketch.path(`M${x} ${eaves.y}${section.join('')}`, { stroke: 'line' });
  sketch.number(9, [middle, ridge]);
}

/** Corners, roof lights and outlets. */
function drawFlat(sketch: Sketch, x: number): void {
  drawEdges(sketch, x);
  const { y, width, height } = roof;
  const corners = [x, x + width - corner].flatMap((left) =>
    [y, y + height - corner].map(
      (top): Box => ({
        ...{ x: left, y: top, width: corner, height: corner },
      }),
    ),
  );
  for (const box of corners) {
    sketch.rectangle(box, { stroke: 'hidden', fill: 'paper' });
    sketch.hatch(box, 3);
  }
  sketch.rectangle({ x, ...roof }, { stroke: 'outline' });
  sketch.path(`M${x} ${eaves.y - eaves.height}v${eaves.height}h${width}v${-eaves.height}`, {
    stroke: 'line',
  });
  const middle = x + width / 2;
  const lights = [
    { x: middle - 8, y: 66, width: 16, height: 16 },
    { x: middle + 28, y: 148, width: 16, height: 16 },
  ];
  const columns = [-64, -36.5, 10.5, 38].map((from) => middle + from);
  const free = [
    ...corners.map((box) => ({ box, distance: 2 })),
    ...lights.map((box) => ({ box, distance: 2 })),
  ];
  drawModules(sketch, rowsOf(columns, module, free));
  for (const light of lights) drawLight(sketch, light);
  for (const at of [middle - 50, middle + 50]) {
    sketch.circle([at, way.y + way.height / 2], 3.5, { stroke: 'line', fill: 'paper' });
    sketch.circle([at, way.y + way.height / 2], 1.2, { fill: 'ink' });
  }
  sketch.number(6, [middle + 11, 156], [middle + 31, 156]);
  sketch.number(8, [middle + 30, way.y + way.height / 2], [middle + 47, way.y + way.height / 2]);
}

function drawLight(sketch: Sketch, box: Box): void {
  const { x, y, width, height } = box;
  sketch.rectangle(box, { stroke: 'outline', fill: 'paper' });
  sketch.path(`M${x} ${y}l${width} ${height}M${x} ${y + height}l${width} ${-height}`, {
    stroke: 'fine',
  });
}

/** Seams with the slope, and clamps where modules lie on them. */
function drawSeam(sketch: Sketch, x: number): void {
  const field = drawEdges(sketch, x);
  const [top, bottom] = [field.y, field.y + field.height];
  const middle = x + roof.width / 2;
  const seams = steps(middle - 63, seamStep, 10);
  sketch.path(seams.map((at) => `M${at} ${top}V${bottom}`).join(''), { stroke: 'line' });
  const vent: Box = { x: middle + 9, y: 142, width: 10, height: 10 };
  const columns = [-42, -14, 14, 42].map((from) => middle + from - clamped.width / 2);
  const modules = rowsOf(columns, clamped, [{ box: vent, distance: 2 }]);
  drawModules(sketch, modules);
  const clamps = modules.flatMap(({ x: left, y, height }) =>
    [6, 20].flatMap((seam) =>
      [y - clamped.gap / 2, y + height + clamped.gap / 2].map(
        (at) => `M${left + seam - 1.2} ${at - 1.2}h2.4v2.4h-2.4Z`,
      ),
    ),
  );
  sketch.path([...new Set(clamps)].join(''), { fill: 'ink' });
  const line = [
    `M${x} ${eaves.y}h${roof.width}`,
    ...seams.map((at) => `M${at} ${eaves.y}v${-eaves.height}`),
  ];
  sketch.path(line.join(''), { stroke: 'line' });
  sketch.circle([vent.x + 5, vent.y + 5], 5, { stroke: 'line', fill: 'paper' });
  sketch.circle([vent.x + 5, vent.y + 5], 2.5, { stroke: 'fine' });
}
