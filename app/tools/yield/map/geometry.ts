import type { Point } from '../coordinates.ts';

/**
 * What the map shows, in degrees. It ends in the Bering Strait rather than at 180°, which would
 * divide Siberia, and in the south where the climate does (server/solar/atlas/README.md).
 */
export const extent = { west: -169, north: 84, width: 360, height: 144 } as const;

/** Of land.svg, in a degree. */
export const units = 10;

/** A part of the map, in degrees from its upper left corner; a place on it has `x` and `y` as such. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Of every picture of the map; what lies within is stretched to it. */
export const aspect = 2;

/** Degrees that a picture is wide, from the world to a region where a finger hits half a degree. */
export const widths = [extent.width, 120, 40, 15] as const;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Never −0, which would be written so. */
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

/** @returns the longitude from −180 up to, but not including, 180. */
const turned = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

const onMap = ({ latitude, longitude }: Point) => ({
  x: turned(longitude - extent.west - 180) + 180,
  y: clamp(extent.north - latitude, 0, extent.height),
});

/**
 * A picture with a place in its middle, as far as the map goes. There, a kilometre to the north is
 * as long as one to the east; in the picture of the world it is so at 37°.
 */
export function viewAround(point: Point, width: number): View {
  const { x, y } = onMap(point);
  const narrowing = Math.cos((clamp(point.latitude, -75, 75) * Math.PI) / 180);
  const height = tenth(
    width >= extent.width ? extent.height : Math.min(extent.height, (width / aspect) * narrowing),
  );
  const left = clamp(x - width / 2, 0, extent.width - width);
  const top = clamp(y - height / 2, 0, extent.height - height);
  return { left: tenth(left), top: tenth(top), width, height };
}

/** @returns where a place is, as shares of the width and the height; beyond 0 and 1 outside. */
export function positionIn(view: View, point: Point): { x: number; y: number } {
  const { x, y } = onMap(point);
  return { x: (x - view.left) / view.width, y: (y - view.top) / view.height };
}

/** Sums of tenths are not exact. */
const slack = 1e-6;

/** Of what is around a place, the place is always a part. */
export function isWithin(view: View, point: Point): boolean {
  const { x, y } = positionIn(view, point);
  return [x, y].every((share) => share >= -slack && share <= 1 + slack);
}

/** @returns the place at shares of the width and the height, to a tenth of a degree. */
export function pointAt(view: View, x: number, y: number): Point {
  const latitude = extent.north - view.top - clamp(y, 0, 1) * view.height;
  const longitude = extent.west + view.left + clamp(x, 0, 1) * view.width;
  return { latitude: tenth(latitude), longitude: tenth(turned(longitude)) };
}

/** @returns the place so many degrees further; the world is round, and the map ends in the north. */
export const moved = ({ latitude, longitude }: Point, north: number, east: number): Point => ({
  latitude: tenth(clamp(latitude + north, extent.north - extent.height, extent.north)),
  longitude: tenth(turned(longitude + east)),
});

/** Of land.svg. */
export const viewBoxOf = ({ left, top, width, height }: View): string =>
  [left, top, width, height].map((degrees) => Math.round(degrees * units)).join(' ');
