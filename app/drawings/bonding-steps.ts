import { drawFlatHand, drawHoldingHand, drawRoller, drawTape } from './hands.ts';
import type { Sketch } from './sketch.ts';
import {
  drawBead,
  drawGluing,
  drawLaminate,
  drawLong,
  drawLowering,
  drawSeams,
  drawSteps,
  drawWiping,
  type Picture,
} from './work-steps.ts';

const crest = 86;
const rib = 12;

/** On a rib of a trapezoidal sheet, seen along the rib: wiped, glued, the module laid on it and rolled. */
export function bondingSteps(): Sketch {
  return drawSteps([
    (place) => {
      drawLong(place, crest, rib);
      drawWiping(place, 76, crest);
    },
    (place) => {
      drawLong(place, crest, rib);
      drawGluing(place, 46, crest);
    },
    (place) => {
      drawLong(place, crest, rib);
      drawBead(place, 20, 135, crest);
      drawSag(place, 50);
      drawLowering(place, 50, 2.4);
    },
    (place) => {
      drawLong(place, crest, rib);
      drawBead(place, 20, 135, crest, 3);
      drawLaminate(place, 18, 137, crest - 3);
      drawRoller(place.sketch, { ...place.at([92, crest - 13.4]), isMirrored: true });
      place.arrow([108, crest - 13], [136, crest - 13]);
    },
  ]);
}

/** A laminate between two people: it hangs through a little, without a sharp bend. */
function drawSag({ sketch, ...place }: Picture, top: number): void {
  const [x, y] = [place.left, place.top + top];
  sketch.path(
    `M${x + 43} ${y}C${x + 65} ${y + 4} ${x + 90} ${y + 4} ${x + 112} ${y}L${x + 112} ${y + 2.4}C${x + 90} ${y + 6.4} ${x + 65} ${y + 6.4} ${x + 43} ${y + 2.4}Z`,
    { fill: 'ink' },
  );
}

const seam = 66;
const pan = 94;

/** Between the seams of a roof: measured, wiped, glued beside them, and pressed on along its curve. */
export function seamSteps(): Sketch {
  return drawSteps([
    (place) => {
      const { sketch } = place;
      drawSeams(place, [24, 88], seam, pan);
      drawTape(sketch, place.at([22.5, 64]), 68);
      sketch.measure(place.point([25.5, 84]), place.point([86.5, 84]), 's');
    },
    (place) => {
      drawSeams(place, [12, 140], seam, pan);
      drawWiping(place, 76, pan);
    },
    (place) => {
      const { sketch } = place;
      sketch.rectangle(place.box([4, 56], 147, 25), { stroke: 'line', fill: 'paper' });
      sketch.line([place.point([4, 62]), place.point([151, 62])], { stroke: 'fine' });
      sketch.line([place.point([4, pan + 4]), place.point([151, pan + 4])], { stroke: 'outline' });
      drawGluing(place, 46, pan);
    },
    drawCurve,
  ]);
}

/** Of a curved roof along its seams: the module follows it from the left, and is still held straight on the right. */
function drawCurve(place: Picture): void {
  const { sketch } = place;
  const [x, y] = [place.left, place.top];
  sketch.path(
    `M${x + 6} ${y + 100}C${x + 50} ${y + 76} ${x + 105} ${y + 76} ${x + 149} ${y + 100}`,
    { stroke: 'outline' },
  );
  const onRoof = `M${x + 22.8} ${y + 89.3}C${x + 40} ${y + 82.7} ${x + 58.3} ${y + 79.4} ${x + 77.5} ${y + 79.4}`;
  // The adhesive below it.
  sketch.path(
    `${onRoof}L${x + 77.5} ${y + 82}C${x + 59.2} ${y + 82} ${x + 40.9} ${y + 85.3} ${x + 23.7} ${y + 91.9}Z`,
    { fill: 'accent' },
  );
  sketch.path(`${onRoof}C${x + 88} ${y + 79.4} ${x + 100} ${y + 78} ${x + 112} ${y + 76}`, {
    stroke: 'outline',
  });
  drawHoldingHand(sketch, { ...place.at([107, 75.8]), turn: -9 }, 1.6);
  drawFlatHand(sketch, { ...place.at([62, 79]), turn: -5, isMirrored: true });
  place.arrow([74, 60], [100, 60]);
}

const profile = 78;
const membrane = 96;

/** On a flat roof: a protective layer, the profile of the sub-structure, adhesive and the module on it. */
export function flatRoofSteps(): Sketch {
  return drawSteps([
    (place) => {
      drawMembrane(place);
      place.sketch.rectangle(place.box([14, membrane - 4], 78, 4), {
        stroke: 'line',
        fill: 'tint',
      });
      drawRoll(place);
      drawFlatHand(place.sketch, { ...place.at([74, membrane - 4]), isMirrored: true });
      place.arrow([116, membrane - 12], [144, membrane - 12]);
    },
    (place) => {
      drawMembrane(place);
      drawMats(place);
      place.sketch.rectangle(place.box([42, 44], 71, 8), { stroke: 'outline', fill: 'paper' });
      drawLowering(place, 44, 8);
    },
    (place) => {
      drawMembrane(place);
      drawMats(place);
      drawLong(place, profile, membrane - 4 - profile);
      drawGluing(place, 46, profile);
    },
    (place) => {
      drawMembrane(place);
      drawMats(place);
      drawLong(place, profile, membrane - 4 - profile);
      drawBead(place, 20, 135, profile, 3);
      drawLaminate(place, 14, 141, profile - 3);
      drawFlatHand(place.sketch, { ...place.at([54, profile - 5.4]), isMirrored: true });
      drawFlatHand(place.sketch, place.at([101, profile - 5.4]));
      for (const x of [54, 101]) place.arrow([x, profile - 32], [x, profile - 17]);
    },
  ]);
}

function drawMembrane(place: Picture): void {
  const { sketch } = place;
  sketch.line([place.point([6, membrane]), place.point([149, membrane])], { stroke: 'outline' });
  sketch.hatch(place.box([6, membrane], 143, 5), 5);
}

function drawMats(place: Picture): void {
  for (const x of [22, 103])
    place.sketch.rectangle(place.box([x, membrane - 4], 30, 4), { stroke: 'line', fill: 'tint' });
}

/** What is left of the layer on its roll. */
function drawRoll(place: Picture): void {
  const { sketch } = place;
  const middle = place.point([94, membrane - 11]);
  sketch.circle(middle, 11, { stroke: 'line', fill: 'tint' });
  sketch.circle(middle, 7, { stroke: 'fine' });
  sketch.circle(middle, 3, { stroke: 'fine' });
}
