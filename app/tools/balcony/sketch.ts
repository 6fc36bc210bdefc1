import { type Box, letterSize, Sketch } from '../../drawings/sketch.ts';
import type { KitContent } from '../content.ts';
import { lengthOn } from './railing.ts';

/** Within the width of all drawings. */
const room = { left: 12, width: 286 };
const rail = { thickness: 4, above: 26 };
/** mm from the lower edge of modules to the floor, and between bars. */
const [aboveFloor, betweenBars] = [120, 120];
/** Bars that are nearer to each other are a grey area. */
const nearestBars = 4;

interface Labels {
  railing: string;
  needed: string;
  /** By how much the modules are longer than the railing. */
  overhang: string;
}

/**
 * A railing from the front with the modules of a kit, all to one scale.
 * @param railing m
 * @param labels null for a railing without measures.
 */
export function sketchRailing(
  kit: Pick<KitContent, 'length' | 'width' | 'modules'>,
  railing: number,
  labels: Labels | null,
): Sketch {
  const longest = Math.max(railing, lengthOn(kit)) * 1000;
  const scale = room.width / longest;
  const top = labels ? rail.above : rail.thickness;
  const hung = {
    ...{ x: room.left, y: top + rail.thickness + 4 },
    ...{ width: lengthOn(kit) * 1000 * scale, height: kit.width * scale },
  };
  const floor = hung.y + hung.height + Math.max(aboveFloor * scale, 4);
  const until = room.left + railing * 1000 * scale;
  const isOver = lengthOn(kit) > railing;
  const sketch = new Sketch(Math.ceil(floor + (labels ? (isOver ? 40 : 24) : 4)));
  drawRailing(
    sketch,
    { x: room.left, y: top, width: until - room.left, height: floor - top },
    scale,
  );
  sketch.rectangle(hung, { stroke: 'line', fill: 'tint' });
  if (isOver) sketch.rectangle({ ...hung, x: until, width: hung.x + hung.width - until }, over);
  drawSeams(sketch, hung, kit.modules);
  if (labels) {
    measure(sketch, [room.left, until], { from: top - 2, at: top - 14 }, labels.railing);
    const end = hung.x + hung.width;
    if (isOver) {
      measure(sketch, [until, end], { from: floor + 2, at: floor + 30 }, labels.overhang);
    }
    measure(sketch, [hung.x, end], { from: floor + 2, at: floor + 14 }, labels.needed);
  }
  return sketch;
}

const over = { stroke: 'line', fill: 'accent' } as const;

/** A handrail, two posts, and bars as far apart as they are on most railings. */
function drawRailing(sketch: Sketch, { x, y, width, height }: Box, scale: number): void {
  const bars = Math.floor(Math.min(width / (betweenBars * scale), width / nearestBars));
  const below = y + rail.thickness;
  const floor = y + height;
  const places = Array.from({ length: Math.max(0, bars - 1) }, (_, bar) =>
    round(x + (width * (bar + 1)) / bars),
  );
  sketch.path(places.map((at) => `M${at} ${below}V${round(floor)}`).join(''), { stroke: 'fine' });
  for (const at of [x, x + width]) {
    sketch.line(
      [
        [at, below],
        [at, floor],
      ],
      { stroke: 'outline' },
    );
  }
  sketch.line(
    [
      [x, floor],
      [x + width, floor],
    ],
    { stroke: 'outline' },
  );
  const handrail = { x, y, width, height: rail.thickness };
  sketch.rectangle(handrail, { stroke: 'line', fill: 'paper' });
}

/** Between modules beside each other. */
function drawSeams(sketch: Sketch, { x, y, width, height }: Box, modules: number): void {
  for (let module = 1; module < modules; module++) {
    const at = x + (width * module) / modules;
    // As wide as a line of paper: both modules are dark.
    sketch.rectangle({ x: at - 0.75, y, width: 1.5, height }, { fill: 'paper' });
  }
}

/** A length above or below what it is of; what is too short for its words has them beside it. */
function measure(
  sketch: Sketch,
  [start, end]: readonly [number, number],
  { from, at }: { from: number; at: number },
  label: string,
): void {
  for (const x of [start, end]) sketch.extension([x, from], [x, at + (at > from ? 4 : -4)]);
  const words = label.length * letterSize * 0.58;
  if (end - start > words + 22) {
    sketch.measure([start, at], [end, at], label);
    return;
  }
  sketch.line(
    [
      [start, at],
      [end, at],
    ],
    { stroke: 'fine' },
  );
  const isLeft = end + words + 6 > room.left + room.width;
  sketch.text([isLeft ? start - words / 2 - 4 : end + words / 2 + 4, at], label);
}

const round = (value: number) => Math.round(value * 10) / 10;
