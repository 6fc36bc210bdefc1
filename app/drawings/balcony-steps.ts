import { drawFingers, drawFist, drawHoldingHand, type Pose } from './hands.ts';
import type { Point, Sketch } from './sketch.ts';
import { drawSteps, type Picture } from './work-steps.ts';

/** Of the railing from the side: its post, its handrail, the slab; the street is on the left. */
const rail = { x: 84, top: 34, floor: 94 };
/** The hung module from its upper to its lower edge. */
const hung = { upper: [77, 38], lower: [69, 92] } as const;

/** A module is hung on a railing: straps threaded, secured and lifted over, upper and lower straps fastened. */
export function balconySteps(): Sketch {
  return drawSteps([
    drawThreading,
    (place) => {
      drawRailing(place);
      const { sketch } = place;
      const [x, y] = place.point([46, 25]);
      sketch.path(`M${x + 44} ${y}C${x + 58} ${y + 16} ${x + 26} ${y + 22} ${x + 40} ${y + 38}`, {
        stroke: 'hidden',
      });
      sketch.rectangle(place.box([36, 22], 77, 2.4), { fill: 'ink' });
      drawHoldingHand(sketch, place.at([107, 22]), 2.4);
      place.arrow([62, 14], [38, 14]);
      sketch.circle(place.point([rail.x, 63]), 2.6, { stroke: 'line', fill: 'paper' });
    },
    (place) => {
      drawRailing(place);
      drawHung(place);
      drawBand(place, [hung.upper, [75.5, 29], [88, 27.5], [112, 44]]);
      drawPull(place, { ...place.at([114, 46]), turn: 30 }, [122, 30], [138, 42]);
    },
    (place) => {
      drawRailing(place);
      drawHung(place);
      drawBand(place, [hung.upper, [75.5, 29], [92.5, 28.5], [91.5, 38], [79, 40]]);
      place.sketch.rectangle(place.box([71, 80], 11, 6), { fill: 'accent' });
      drawBand(place, [hung.lower, [80, 88], [104, 77]]);
      drawPull(place, { ...place.at([106, 75]), turn: -6 }, [106, 54], [128, 49]);
    },
  ]);
}

/** A module on a blanket, a strap that a hand draws up through an eyelet at its edge. */
function drawThreading(place: Picture): void {
  const { sketch } = place;
  const [x, y] = place.point([8, 90]);
  sketch.path(
    `M${x} ${y + 4}C${x + 20} ${y} ${x + 40} ${y + 7} ${x + 62} ${y + 3}C${x + 86} ${y} ${x + 112} ${y + 7} ${x + 139} ${y + 2}L${x + 139} ${y + 7}C${x + 112} ${y + 12} ${x + 86} ${y + 5} ${x + 62} ${y + 8}C${x + 40} ${y + 12} ${x + 20} ${y + 5} ${x} ${y + 9}Z`,
    { stroke: 'line', fill: 'tint' },
  );
  for (const [from, until] of [
    [14, 83],
    [89, 98],
  ] as const) {
    sketch.rectangle(place.box([from, 83], until - from, 3), { fill: 'ink' });
  }
  drawBand(place, [
    [72, 90],
    [86, 88],
    [87, 74],
    [90, 52],
  ]);
  drawPull(place, { ...place.at([91, 50]), turn: -24 }, [74, 60], [74, 38]);
}

function drawRailing(place: Picture): void {
  const { sketch } = place;
  const { x, top, floor } = rail;
  sketch.line([place.point([x - 10, floor]), place.point([151, floor])], { stroke: 'outline' });
  sketch.hatch(place.box([x - 10, floor], 151 - x + 10, 6), 5);
  sketch.line([place.point([x, top]), place.point([x, floor])], { stroke: 'outline' });
  sketch.rectangle(place.box([x - 6, top - 4], 12, 5), { stroke: 'line', fill: 'tint' });
}

/** Outside, its upper edge at the handrail. */
function drawHung(place: Picture): void {
  place.sketch.line([place.point(hung.upper), place.point(hung.lower)], { stroke: 'outline' });
}

/** A strap along its course, as thick as one sees it from the side. */
function drawBand(place: Picture, course: readonly Point[]): void {
  const half = 1.3;
  const sideOf = (side: number) =>
    course.map(([x, y], index): Point => {
      const [fromX, fromY] = course[Math.max(index - 1, 0)] ?? [x, y];
      const [untilX, untilY] = course[Math.min(index + 1, course.length - 1)] ?? [x, y];
      const far = Math.hypot(untilX - fromX, untilY - fromY) || 1;
      const reach = (side * half) / far;
      return place.point([x - (untilY - fromY) * reach, y + (untilX - fromX) * reach]);
    });
  place.sketch.line([...sideOf(1), ...sideOf(-1).reverse()], { fill: 'accent', isClosed: true });
}

/** A fist at the end of a strap, and where it pulls. */
function drawPull(place: Picture, pose: Pose, from: Point, until: Point): void {
  drawFist(place.sketch, pose);
  drawFingers(place.sketch, pose);
  place.arrow(from, until);
}
