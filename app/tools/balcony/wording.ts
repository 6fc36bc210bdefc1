import type { ResultRow } from '../../components/result-rows.tsx';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';
import type { BalconyContent, KitContent } from '../content.ts';
import { roundTo } from '../yield/wording.ts';
import { glassFor, lengthOn, type Railing } from './railing.ts';

type Words = BalconyContent['words'];

const metres = (value: number, languageTag: string) =>
  `${formatNumber(roundTo(value, 3), languageTag)}${noBreakSpace}m`;

/** Whether a kit fits, as page and inquiry say it. */
export function verdict(
  kit: KitContent,
  railing: Railing,
  words: Words,
  languageTag: string,
): string {
  const labels = railingLabels(kit, railing, languageTag);
  return (labels.overhang ? words.fitsNot : words.fits)
    .replace('{kit}', kit.name)
    .replace('{needed}', labels.needed)
    .replace('{railing}', labels.railing);
}

/** The lengths of a railing and of what hangs on it, as its drawing says them. */
export function railingLabels(kit: KitContent, { length }: Railing, languageTag: string) {
  const needed = lengthOn(kit);
  return {
    railing: metres(length, languageTag),
    needed: metres(needed, languageTag),
    overhang: needed > length ? metres(needed - length, languageTag) : '',
  };
}

/**
 * What a kit weighs, beside glass: modules by themselves.
 * @param glass kg/m², or null where it is not known.
 */
export function weightRows(
  kit: KitContent,
  glass: number | null,
  words: Words,
  languageTag: string,
): ResultRow[] {
  const kilograms = (weight: number) => `${formatNumber(weight, languageTag)}${noBreakSpace}kg`;
  return [
    {
      ...{ key: 'weight', name: words.weight, isExample: kit.isExample },
      value: kilograms(kit.weight),
    },
    ...(glass === null
      ? []
      : [
          {
            ...{ key: 'glass', name: words.glassWeight, note: words.glassBasis },
            value: kilograms(Math.round(glassFor(kit, glass))),
          },
        ]),
  ];
}

/** What was entered about the balcony, as an inquiry says it. */
export const railingRows = (
  { length, floor }: Railing,
  words: Words,
  languageTag: string,
): [string, string][] => [
  [words.railing, formatNumber(length, languageTag)],
  ...(floor === null ? [] : [[words.floor, formatNumber(floor, languageTag)] as [string, string]]),
];
