import { drawJunctionBox } from './module.ts';
import { type Box, type DrawnModel, Sketch } from './sketch.ts';
import {
  beadShares,
  drawSections,
  type ExampleLabel,
  edge,
  fitting,
  gap,
} from './vehicle-sections.ts';

/** The free area of the page's worked example, in mm. */
const free = { length: 3200, width: 1900 };

/** As many modules lengthwise as fit, from above, and how they follow three roofs. */
export function vehicleRoof(model: DrawnModel, example: ExampleLabel): Sketch {
  const sketch = new Sketch(358);
  const area = drawArea(sketch);
  const scale = area.width / free.length;
  const size = { width: model.length.value * scale, height: model.width.value * scale };
  const columns = fitting(free.length, model.length.value);
  const rows = fitting(free.width, model.width.value);
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
  sketch.number(4, [14, area.y], [first.x + 3, first.y + 8]);
  sketch.arrow([area.x - 6, area.y + 106], [28, area.y + 106]);
  drawSections(sketch, model, example);
  return sketch;
}

/** Lengthwise, and at the edge that meets the wind: the vehicle drives to the left. */
function drawBeads(sketch: Sketch, { x, y, width, height }: Box): void {
  const leading = { x: x + 1.5, y: y + 2, width: 3, height: height - 4 };
  sketch.rectangle(leading, { stroke: 'fine', fill: 'accent' });
  for (const share of beadShares) {
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
