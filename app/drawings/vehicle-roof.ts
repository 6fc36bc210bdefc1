import { drawJunctionBox } from './module.ts';
import { type Box, type DrawnModel, Sketch } from './sketch.ts';

/** The roof of the page's worked example, in mm: what is free, what stays free, what lies between. */
const free = { length: 3200, width: 1900 };
const edge = 100;
const gap = 20;

/** As many modules lengthwise as fit, from above, and what a curved roof asks of them. */
export function vehicleRoof(model: DrawnModel): Sketch {
  const sketch = new Sketch(256);
  const area = drawArea(sketch);
  const scale = area.width / free.length;
  const size = { width: model.length.value * scale, height: model.width.value * scale };
  const count = (room: number, one: number) => Math.floor((room - 2 * edge + gap) / (one + gap));
  const columns = count(free.length, model.length.value);
  const rows = count(free.width, model.width.value);
  const first = { x: area.x + edge * scale, y: area.y + edge * scale };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = first.x + column * (size.width + gap * scale);
      const y = first.y + row * (size.height + gap * scale);
      sketch.rectangle({ x, y, ...size }, { fill: 'tint' });
      drawJunctionBox(sketch, { x, y, ...size });
      drawBeads(sketch, { x, y, ...size });
    }
  }
  const below = area.y + area.height + 14;
  sketch.extension([first.x, first.y + size.height], [first.x, below + 4]);
  sketch.extension([first.x + size.width, first.y], [first.x + size.width, below + 4]);
  sketch.measure([first.x, below], [first.x + size.width, below], model.length.label);
  const right = area.x + area.width + 14;
  sketch.extension([area.x + area.width - edge * scale, first.y], [right + 4, first.y]);
  sketch.extension(
    [area.x + area.width - edge * scale, first.y + size.height],
    [right + 4, first.y + size.height],
  );
  sketch.measure([right, first.y + size.height], [right, first.y], model.width.label);
  sketch.number(1, [14, area.y + 84], [area.x + 3, area.y + 76]);
  sketch.number(2, [first.x + size.width / 2 + 10, first.y + size.height / 2]);
  sketch.number(3, [14, area.y + 24], [29, area.y + 42]);
  sketch.number(5, [14, area.y], [first.x + 3, first.y + 8]);
  sketch.arrow([area.x - 6, area.y + 106], [28, area.y + 106]);
  drawCurve(sketch);
  return sketch;
}

/** Lengthwise, and at the edge that meets the wind: the vehicle drives to the left. */
function drawBeads(sketch: Sketch, { x, y, width, height }: Box): void {
  const leading = { x: x + 1.5, y: y + 2, width: 3, height: height - 4 };
  sketch.rectangle(leading, { stroke: 'fine', fill: 'accent' });
  for (const share of [0.12, 0.88]) {
    const bead = { x: x + 8, y: y + height * share - 1, width: width - 11, height: 2 };
    sketch.rectangle(bead, { stroke: 'fine', fill: 'accent' });
  }
}

/** The free area of the roof, with a hatch in front of it and the cable that leaves it. */
function drawArea(sketch: Sketch): Box {
  const area = { x: 54, y: 22, width: 220, height: (220 * free.width) / free.length };
  const roof = { x: 22, y: area.y - 14, width: 284, height: area.height + 42 };
  const { x, y, width, height } = roof;
  sketch.path(
    `M${x + 12} ${y}H${x + width - 4}V${y + height}H${x + 12}Q${x} ${y + height} ${x} ${y + height - 12}V${y + 12}Q${x} ${y} ${x + 12} ${y}Z`,
    { stroke: 'outline' },
  );
  sketch.rectangle({ x: 29, y: area.y + 34, width: 18, height: 30 });
  sketch.rectangle({ x: 32, y: area.y + 37, width: 12, height: 24 }, { stroke: 'fine' });
  sketch.rectangle(area, { stroke: 'hidden' });
  return area;
}

/** The roof from its end: a module follows one curve, and no second one. */
function drawCurve(sketch: Sketch): void {
  const top = 206;
  const arc = (lift: number, from: number, until: number) =>
    `M${from} ${top + lift + 22}Q155 ${top + lift - 22} ${until} ${top + lift + 22}`;
  sketch.path(arc(8, 60, 250), { stroke: 'outline' });
  sketch.path(`M92 ${top + 11.6}Q155 ${top - 4.9} 218 ${top + 11.6}`, { stroke: 'outline' });
  for (const [x, y, height] of [
    [98, 9.6, 5.2],
    [151, 3.5, 4],
    [204, 9.6, 5.2],
  ] as const) {
    sketch.rectangle({ x, y: top + y, width: 8, height }, { stroke: 'line', fill: 'accent' });
  }
  sketch.arrow([155, top + 48], [181, top + 8]);
  sketch.text([157, top + 22], 'R');
  sketch.number(4, [40, top + 6], [78, top + 22]);
  sketch.number(5, [108, top - 8], [102, top + 12]);
  sketch.number(6, [196, top + 38], [172, top + 22]);
}
