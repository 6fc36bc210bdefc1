import type { YieldMessages } from '../../i18n/en/tools-yield.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Nearest } from '../content.ts';
import type { Point } from './coordinates.ts';
import { roundTo } from './wording.ts';

/** The mean one, in km. */
const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @returns km along a great circle (haversine). */
export function distanceBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = north + Math.cos(from) * Math.cos(to) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** A city, as `/tools/cities.json` lists it. */
export type ListedCity = readonly [name: string, latitude: number, longitude: number];

/** @returns the nearest of some places, and how far it is in km; null where there are none. */
export function nearestOf<Place extends Point>(
  places: readonly Place[],
  to: Point,
): { place: Place; distance: number } | null {
  let nearest: { place: Place; distance: number } | null = null;
  for (const place of places) {
    const distance = distanceBetween(place, to);
    if (!nearest || distance < nearest.distance) nearest = { place, distance };
  }
  return nearest;
}

/** Within it, a city is where it is rather than so many kilometres away. */
const withinCity = 5;

/** A city is one point here, and the place a tenth of a degree: no distance is exact. */
export function nearestText(
  { name, distance }: Nearest,
  words: Pick<YieldMessages, 'mapNear' | 'mapIn'>,
  languageTag: string,
): string {
  if (distance < withinCity) return words.mapIn.replace('{place}', name);
  const rounded = roundTo(distance, distance < 100 ? 1 : 2);
  return words.mapNear
    .replace('{distance}', formatNumber(rounded, languageTag))
    .replace('{place}', name);
}
