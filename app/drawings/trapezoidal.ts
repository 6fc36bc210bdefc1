import { fitModule, measureModule } from './module.ts';
import { type DrawnModel, type Point, Sketch } from './sketch.ts';

const ribs = 6;
const valley = 78;
const crest = 58;

/** A sheet from the side, and the same from above: beads on the ribs, along the slope. */
export function trapezoidal(model: DrawnModel): Sketch {
  const sketch = new Sketch(236);
  const plan = fitModule(model, { x: 44, y: 106, width: 220, height: 96 });
  const pitch = plan.width / ribs;
  const middles = Array.from({ length: ribs }, (_, index) => plan.x + (index + 0.5) * pitch);
  drawSection(sketch, plan.x, pitch, middles);
  for (const middle of middles) {
    for (const side of [-1, 1]) {
      const x = middle + side * pitch * 0.24;
      sketch.line(
        [
          [x, plan.y - 10],
          [x, plan.y + plan.height + 10],
        ],
        { stroke: 'fine' },
      );
    }
    const bead = { x: middle - 2.5, y: plan.y + 5, width: 5, height: plan.height - 10 };
    sketch.rectangle(bead, { stroke: 'line', fill: 'accent' });
  }
  sketch.rectangle(plan, { stroke: 'outline' });
  measureModule(sketch, model, plan, 20);
  const right = plan.x + plan.width;
  sketch.arrow([right + 16, plan.y + 4], [right + 16, plan.y + plan.height - 4]);
  const [first = 0, second = 0] = middles;
  const last = middles.at(-1) ?? 0;
  sketch.number(1, [plan.x - 22, crest + 6], [first - pitch * 0.1, crest]);
  sketch.number(2, [second + pitch * 0.5, 22], [second, crest - 2]);
  sketch.number(3, [last - pitch * 0.5, 22], [last - pitch * 0.5, crest - 5]);
  sketch.number(4, [right + 34, valley - 8], [last + pitch * 0.5, valley]);
  sketch.number(5, [right + 34, plan.y + plan.height / 2], [right + 16, plan.y + plan.height / 2]);
  return sketch;
}

function drawSection(sketch: Sketch, from: number, pitch: number, middles: number[]): void {
  const profile: Point[] = [[from - 14, valley]];
  for (const middle of middles) {
    profile.push(
      [middle - pitch * 0.34, valley],
      [middle - pitch * 0.24, crest],
      [middle + pitch * 0.24, crest],
      [middle + pitch * 0.34, valley],
    );
  }
  profile.push([from + pitch * ribs + 14, valley]);
  sketch.line(profile, { stroke: 'outline' });
  for (const middle of middles) {
    const bead = { x: middle - 3.5, y: crest - 4.5, width: 7, height: 4.5 };
    sketch.rectangle(bead, { stroke: 'line', fill: 'accent' });
  }
  const module = { x: from, y: crest - 7, width: pitch * ribs, height: 2.5 };
  sketch.rectangle(module, { stroke: 'line', fill: 'ink' });
}
