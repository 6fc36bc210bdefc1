import { parseDecimal } from '../../i18n/decimal.ts';
import type { YieldMessages } from '../../i18n/en/tools-yield.ts';
import { formatNumber } from '../../i18n/format.ts';

/** Degrees, north and east positive. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The grid ends where there is hardly anybody: server/solar/atlas/README.md. */
export const dataFrom = -60;
export const dataTo = 75;

export const hasData = ({ latitude }: Point): boolean => latitude >= dataFrom && latitude <= dataTo;

/** @returns what was typed as coordinates; null while it is none. */
export function readPoint(
  typed: { latitude: string; longitude: string },
  languageTag: string,
): Point | null {
  const latitude = parseDecimal(typed.latitude, languageTag);
  const longitude = parseDecimal(typed.longitude, languageTag);
  if (latitude === null || Math.abs(latitude) > 90) return null;
  if (longitude === null || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

type CoordinateWords = Pick<YieldMessages, 'atNorth' | 'atSouth' | 'atEast' | 'atWest' | 'atBoth'>;

/** @returns 52.5° N, 13.4° E, as the language writes it. */
export function pointText(point: Point, words: CoordinateWords, languageTag: string): string {
  const angle = (value: number, text: string) =>
    text.replace('{value}', formatNumber(Math.round(Math.abs(value) * 100) / 100, languageTag));
  const { latitude, longitude } = point;
  return words.atBoth
    .replace('{latitude}', angle(latitude, latitude < 0 ? words.atSouth : words.atNorth))
    .replace('{longitude}', angle(longitude, longitude < 0 ? words.atWest : words.atEast));
}
