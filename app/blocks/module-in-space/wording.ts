import type { BlockOf, SpaceContent, SpaceMeasure } from '../../../cms/interface.ts';
import { textOf } from '../../components/text.tsx';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';

export type Words = BlockOf<'moduleInSpace'>['messages'];

export const withUnit = (value: number, unit: string, languageTag: string): string =>
  `${formatNumber(value, languageTag)}${noBreakSpace}${unit}`;

/** Radii are no more precise than a finger on a slider. */
const precision = 10;

/** @param bend the share of the curvature that is permitted. */
export function bentTo(
  bend: number,
  bendRadius: SpaceMeasure | null,
  words: Words,
  languageTag: string,
): string {
  if (bend === 0 || !bendRadius) return words.flat;
  const radius = Math.round(bendRadius.value / bend / precision) * precision;
  const text = withUnit(radius, 'mm', languageTag);
  return (bend === 1 ? words.radiusSmallest : words.radius).replace('{radius}', text);
}

/** What the picture shows, for those who do not see it. */
export function pictured(
  { ours, bendRadius }: SpaceContent,
  bend: number,
  words: Words,
  languageTag: string,
): string {
  const isBent = bend > 0 && bendRadius !== null;
  const radius = isBent ? Math.round(bendRadius.value / bend / precision) * precision : 0;
  return (isBent ? words.picture : words.pictureFlat)
    .replace('{model}', textOf(ours.name) ?? '')
    .replace('{radius}', withUnit(radius, 'mm', languageTag));
}
