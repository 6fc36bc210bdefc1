import type { YieldMessages } from '../../i18n/en/tools-yield.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Point } from './coordinates.ts';

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
