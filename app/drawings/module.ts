import { type Box, type DrawnModel, type Point, Sketch } from './sketch.ts';

/** @returns a module in its proportions, as large as a box allows, in the box's middle. */
export function fitModule({ length, width }: DrawnModel, room: Box): Box {
  const scale = Math.min(room.width / length.value, room.height / width.value);
  const size = { width: length.value * scale, height: width.value * scale };
  const x = room.x + (room.width - size.width) / 2;
  const y = room.y + (room.height - size.height) / 2;
  return { x, y, ...size };
}

/**
 * Length below, width at the left of a module that lies on its long side.
 * @param aside of the width, where it has to stand farther away or nearer than the length.
 */
export function measureModule(
  sketch: Sketch,
  model: DrawnModel,
  box: Box,
  distance = 15,
  aside = distance,
): void {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const [below, left] = [bottom + distance, x - aside];
  for (const side of [x, right]) sketch.extension([side, bottom + 2], [side, below + 4]);
  for (const side of [y, bottom]) sketch.extension([x - 2, side], [left - 4, side]);
  sketch.measure([x, below], [right, below], model.length.label);
  sketch.measure([left, bottom], [left, y], model.width.label);
}

/** Half-cut cells in two halves, schematically: no count of them. */
export function drawCells(sketch: Sketch, { x, y, width, height }: Box): void {
  const rows = 6;
  const margin = height * 0.04;
  const cell = (height - 2 * margin) / rows;
  const columns = Math.max(2, Math.round((width - 2 * margin) / cell) * 2);
  const step = (width - 2 * margin) / columns;
  const [top, left] = [y + margin, x + margin];
  for (let row = 0; row <= rows; row++) {
    const line = top + row * cell;
    sketch.line(
      [
        [left, line],
        [x + width - margin, line],
      ],
      { stroke: 'fine' },
    );
  }
  for (let column = 0; column <= columns; column++) {
    const line = left + column * step;
    sketch.line(
      [
        [line, top],
        [line, y + height - margin],
      ],
      { stroke: 'fine' },
    );
  }
}

/** It stands near one short edge; where exactly, no data say. */
export function drawJunctionBox(sketch: Sketch, { x, y, height }: Box): Point {
  const size = { width: Math.min(8, height * 0.12), height: Math.min(14, height * 0.2) };
  const box = { x: x + 6, y: y + height / 2 - size.height / 2, ...size };
  sketch.rectangle(box, { stroke: 'line', fill: 'paper' });
  return [box.x + box.width / 2, y + height / 2];
}

/** The module from its short side, as thin at the scale of the drawing as it is. */
function drawSide(sketch: Sketch, model: DrawnModel, box: Box, x: number): void {
  if (!model.thickness) return;
  const across = model.thickness.value * (box.width / model.length.value);
  // Paper and screens show no line that is thinner.
  const [drawn, height] = [Math.max(across, 0.3).toFixed(2), box.height.toFixed(2)];
  sketch.path(`M${x} ${box.y}h${drawn}v${height}h-${drawn}Z`, { fill: 'ink' });
  // Too thin for its measure, which stands below; arrows point at it from outside.
  const y = box.y + box.height + 9;
  sketch.arrow([x - 14, y], [x, y]);
  sketch.arrow([x + across + 14, y], [x + across, y]);
  sketch.text([x + across / 2, y + 10], model.thickness.label);
}

/** The outline of a module with its measures, its junction box and its cables, and its side. */
export function module(model: DrawnModel): Sketch {
  const sketch = new Sketch(178);
  const box = fitModule(model, { x: 40, y: 14, width: 214, height: 124 });
  sketch.rectangle(box, { stroke: 'outline', fill: 'paper' });
  drawCells(sketch, box);
  const [boxX, boxY] = drawJunctionBox(sketch, box);
  const end = box.x + box.width * 0.42;
  for (const side of [-1, 1]) {
    const y = boxY + side * 5;
    sketch.path(
      `M${boxX + 4} ${y}C${boxX + 26} ${y} ${boxX + 22} ${y + side * 16} ${boxX + 44} ${y + side * 16}H${end}`,
      { stroke: 'outline' },
    );
    const plug = { x: end, y: y + side * 16 - 2.5, width: 11, height: 5 };
    sketch.rectangle(plug, { stroke: 'line', fill: 'ink' });
  }
  measureModule(sketch, model, box);
  const right = box.x + box.width;
  drawSide(sketch, model, box, right + 34);
  sketch.number(1, [box.x + 30, box.y + 14], [boxX, boxY - 4]);
  sketch.number(2, [end + 36, boxY - 21], [end + 11, boxY - 21]);
  sketch.number(3, [right - 40, boxY + 8]);
  sketch.number(4, [right + 18, box.y + 16], [right, box.y + 28]);
  return sketch;
}
