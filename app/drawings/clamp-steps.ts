import { drawFingers, drawFist, drawTape, drawWrench } from './hands.ts';
import type { Sketch } from './sketch.ts';
import { drawLowering, drawSeams, drawSteps, type Picture } from './work-steps.ts';

const pan = 98;
/** Of clamps seen along the seam: their top, and their middles. */
const clamps = { top: 78, height: 16, at: [42, 113] };

/** Set on the seam, spaced by the tape, with the frame let down on them, tightened to the torque. */
export function clampSteps(): Sketch {
  return drawSteps([
    drawSetting,
    (place) => {
      drawSeamAlong(place);
      for (const x of [26, 90]) drawClamp(place, x);
      drawTape(place.sketch, place.at([26, clamps.top - 3]), 66);
      for (const x of [26, 90])
        place.sketch.extension(place.point([x, clamps.top]), place.point([x, 46]));
      place.sketch.measure(place.point([26, 50]), place.point([90, 50]), 'c');
    },
    (place) => {
      drawSeamAlong(place);
      for (const x of clamps.at) drawClamp(place, x);
      drawFrame(place, 43, 112, 40);
      drawLowering(place, 40, 8);
    },
    (place) => {
      drawSeamAlong(place);
      for (const x of clamps.at) {
        drawClamp(place, x);
        drawBolt(place, x);
      }
      drawFrame(place, 10, 145, clamps.top - 9);
      drawWrench(place.sketch, place.at([42, 55]));
      drawTurning(place, 42, 42);
    },
  ]);
}

/** A clamp from the side, let down onto a seam: its jaws reach below the fold. */
function drawSetting(place: Picture): void {
  const { sketch } = place;
  const x = 70;
  drawSeams(place, [x], 62, pan);
  const grip = { ...place.at([x + 20, 40]), turn: -14 };
  drawFist(sketch, grip);
  sketch.rectangle(place.box([x - 17, 30], 39, 6), { stroke: 'line', fill: 'tint' });
  for (const left of [x - 17, x + 8])
    sketch.rectangle(place.box([left, 36], 14, 34), { stroke: 'line', fill: 'tint' });
  drawFingers(sketch, grip);
  place.arrow([x - 28, 44], [x - 28, 66]);
}

/** The seam and the pan in front of it. */
function drawSeamAlong(place: Picture): void {
  const { sketch } = place;
  sketch.rectangle(place.box([4, 84], 147, pan - 84), { stroke: 'line', fill: 'paper' });
  sketch.line([place.point([4, pan]), place.point([151, pan])], { stroke: 'outline' });
}

function drawClamp(place: Picture, x: number): void {
  place.sketch.rectangle(place.box([x - 7, clamps.top], 14, clamps.height), {
    stroke: 'line',
    fill: 'tint',
  });
}

/** The frame of a module from the side, its laminate on top. */
function drawFrame(place: Picture, from: number, until: number, top: number): void {
  place.sketch.rectangle(place.box([from, top], until - from, 8), {
    stroke: 'outline',
    fill: 'paper',
  });
  place.sketch.rectangle(place.box([from, top], until - from, 1.6), { fill: 'ink' });
}

/** What holds the frame down: its head stands above it. */
function drawBolt(place: Picture, x: number): void {
  place.sketch.rectangle(place.box([x - 4, clamps.top - 15], 8, 6), { fill: 'ink' });
}

/** Clockwise, seen from above, round the axis of a screw; with the unit of what it is turned with. */
function drawTurning({ sketch, ...place }: Picture, x: number, y: number): void {
  const [middle, height] = [place.left + x, place.top + y];
  sketch.path(
    `M${middle + 14} ${height}C${middle + 14} ${height + 6} ${middle - 14} ${height + 6} ${middle - 14} ${height}C${middle - 14} ${height - 4} ${middle - 6} ${height - 5} ${middle - 2} ${height - 5}`,
    { stroke: 'line' },
  );
  sketch.arrow([middle - 3, height - 5], [middle + 5, height - 4.6]);
  sketch.text([middle, height - 14], 'N·m');
}
