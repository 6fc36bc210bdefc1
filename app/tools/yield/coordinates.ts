import { parseDecimal } from '../../i18n/decimal.ts';

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
