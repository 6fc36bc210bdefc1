import type { Language } from '../i18n/languages.ts';
import { cosineOfZenith, declinationOn, radians, sunsetAngle } from '../solar/sun.ts';
import { type DrawnModel, type Point, Sketch } from './sketch.ts';

/** Degrees north: an example where most readers of a language may live; the note says which. */
export const latitudes: Record<Language, number> = {
  ...{ en: 52, de: 51, fr: 47, pl: 52, es: 40, ja: 36, zh: 35 },
};

/** From the north-east over the south to the north-west, in degrees from north. */
const sky = { from: 45, until: 315, left: 2, right: 308, ground: 132 };
const perDegree = { across: (sky.right - sky.left) / (sky.until - sky.from), up: 1.35 };
/** What lies beyond is behind the house, whose balcony faces south. */
const front = { from: 90, until: 270 };
/** Days of the year: the longest, one as long as its night, the shortest. */
const days = [172, 81, 355];
const hours = [9, 12, 15];
/** Where numbers stand on their curves. */
const numbered = 10.4;

/** The sun as it passes in front of a balcony on three days, by geometry alone. */
export function sunPath(_: DrawnModel | null, language: Language): Sketch {
  const sketch = new Sketch(178);
  const latitude = radians(latitudes[language]);
  drawHouse(sketch);
  for (const day of days) drawDay(sketch, latitude, day);
  drawHours(sketch, latitude);
  for (const [index, day] of days.entries()) {
    sketch.number(index + 4, placeOf(sunAt(latitude, day, numbered)));
  }
  drawRailings(sketch);
  return sketch;
}

interface Sun {
  azimuth: number;
  altitude: number;
}

/** @param hour of true solar time; @returns degrees from north, and above the horizon. */
export function sunAt(latitude: number, day: number, hour: number): Sun {
  const declination = declinationOn(day);
  const hourAngle = radians((hour - 12) * 15);
  // Of a line of length one that points to the sun.
  const up = cosineOfZenith(latitude, declination, hourAngle);
  const west = Math.cos(declination) * Math.sin(hourAngle);
  const south =
    Math.sin(latitude) * Math.cos(declination) * Math.cos(hourAngle) -
    Math.cos(latitude) * Math.sin(declination);
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  return {
    azimuth: 180 + degrees(Math.atan2(west, south)),
    altitude: degrees(Math.asin(Math.min(1, Math.max(-1, up)))),
  };
}

function placeOf({ azimuth, altitude }: Sun): Point {
  const x = sky.left + (azimuth - sky.from) * perDegree.across;
  return [x, sky.ground - altitude * perDegree.up];
}

const across = (azimuth: number) => placeOf({ azimuth, altitude: 0 })[0];

/** From sunrise to sunset; dashed behind the house. */
function drawDay(sketch: Sketch, latitude: number, day: number): void {
  const half = (sunsetAngle(latitude, declinationOn(day)) * 12) / Math.PI;
  const steps = 96;
  const suns = Array.from({ length: steps + 1 }, (_, step) =>
    sunAt(latitude, day, 12 - half + (2 * half * step) / steps),
  );
  const isSeen = ({ azimuth }: Sun) => azimuth >= front.from && azimuth <= front.until;
  const first = suns.findIndex(isSeen);
  const last = suns.findLastIndex(isSeen);
  const draw = (part: Sun[], stroke: 'hidden' | 'outline') => {
    if (part.length > 1) sketch.line(part.map(placeOf), { stroke });
  };
  draw(suns.slice(0, first + 1), 'hidden');
  draw(suns.slice(first, last + 1), 'outline');
  draw(suns.slice(last), 'hidden');
}

/** Where the sun stands at the same hour, and at noon as a disc. */
function drawHours(sketch: Sketch, latitude: number): void {
  for (const hour of hours) {
    const places = days.map((day) => placeOf(sunAt(latitude, day, hour)));
    sketch.line(places, { stroke: 'fine' });
    for (const place of places) {
      const isNoon = hour === 12;
      sketch.circle(place, isNoon ? 4 : 1.6, { stroke: 'line', fill: isNoon ? 'accent' : 'ink' });
    }
    // Above the longest day at noon, otherwise outside the equinox: there is room at any latitude.
    const [x, y] = places[hour === 12 ? 0 : 1] ?? [0, 0];
    const place: Point = hour === 12 ? [x, y - 11] : [x + (hour < 12 ? -17 : 19), y];
    sketch.text(place, `${hour}:00`);
  }
}

/** Its wall hides what is not in front of the balcony. */
function drawHouse(sketch: Sketch): void {
  const top = 20;
  const height = sky.ground - top;
  for (const [from, until] of [
    [sky.from, front.from],
    [front.until, sky.until],
  ] as const) {
    const wall = { x: across(from), y: top, width: across(until) - across(from), height };
    sketch.hatch(wall, 6);
  }
  for (const azimuth of [front.from, front.until]) {
    const x = across(azimuth);
    sketch.line(
      [
        [x, top],
        [x, sky.ground],
      ],
      { stroke: 'line' },
    );
  }
  sketch.line(
    [
      [sky.left, sky.ground],
      [sky.right, sky.ground],
    ],
    { stroke: 'outline' },
  );
  sketch.number(7, [across((sky.from + front.from) / 2), 46]);
}

/** Below each part of the sky, the railing that faces it. */
function drawRailings(sketch: Sketch): void {
  const [east, noon, west] = [across(front.from), across(180), across(front.until)];
  const rows = [
    { number: 1, from: east, until: west, y: 148 },
    { number: 2, from: east, until: noon - 2, y: 166 },
    { number: 3, from: noon + 2, until: west, y: 166 },
  ];
  for (const x of [east, west]) sketch.extension([x, sky.ground], [x, 172]);
  for (const { number, from, until, y } of rows) {
    const module = { x: from, y: y - 2.5, width: until - from, height: 5 };
    sketch.rectangle(module, { stroke: 'line', fill: 'accent' });
    sketch.number(number, [(from + until) / 2, y]);
  }
}
