import type { ToolMessages } from '../../i18n/en/tools.ts';
import type { YieldMessages } from '../../i18n/en/tools-yield.ts';
import { formatNumber, noBreakSpace, spaceBefore } from '../../i18n/format.ts';
import type { Kind } from './case.ts';
import type { Outcome } from './outcome.ts';

/** From where on a place has the wider range: docs/decisions/0041. */
export const ordinaryUncertainty = 0.12;

/** @returns a number of so many significant digits: an estimate has no more. */
export function roundTo(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** Of power in standard conditions; French says "crête". */
const peakUnit = (languageTag: string) => (languageTag === 'fr' ? 'kWc' : 'kWp');

/**
 * `Intl` takes as long for the names of months as React for the rest of a result.
 * @returns those from January to December.
 */
export const monthsOf = ({ monthNames }: Pick<ToolMessages, 'monthNames'>): string[] =>
  monthNames.split(' ');

/** Below bars there is room for a letter or, where months are numbered, their number. */
export const shortMonths = (names: string[]): string[] =>
  names.map((name, month) =>
    /^\p{Script=Latin}/u.test(name) ? name.charAt(0).toUpperCase() : String(month + 1),
  );

type KindWords = Pick<
  YieldMessages,
  'kindBonded' | 'kindGap' | 'kindVentilated' | 'kindVehicle' | 'kindBalcony'
>;

export function kindName(kind: Kind, words: KindWords): string {
  return {
    bonded: words.kindBonded,
    gap: words.kindGap,
    ventilated: words.kindVentilated,
    vehicle: words.kindVehicle,
    balcony: words.kindBalcony,
  }[kind];
}

interface ResultRow {
  key: keyof Outcome;
  name: string;
  value: string;
  note?: string;
}

/** The figures of a result as page, file and inquiry say them. */
export function resultRows(
  outcome: Outcome,
  words: YieldMessages,
  languageTag: string,
): ResultRow[] {
  const number = (value: number, digits: number) =>
    formatNumber(roundTo(value, digits), languageTag);
  const measure = (value: number, unit: string, digits = 3) =>
    `${number(value, digits)}${noBreakSpace}${unit}`;
  const percent = (share: number) => `${number(share * 100, 2)}${spaceBefore('%', languageTag)}%`;
  const { best, carbon, money, currency } = outcome;
  const bestNote = best.azimuth === 180 ? words.bestSouth : words.bestNorth;
  return [
    { key: 'power', name: words.power, value: measure(outcome.power, peakUnit(languageTag), 4) },
    { key: 'perPower', name: words.perPower, value: measure(outcome.perPower, 'kWh') },
    { key: 'irradiation', name: words.light, value: measure(outcome.irradiation.plane, 'kWh/m²') },
    {
      key: 'best',
      name: words.best,
      value: percent(outcome.perPower / best.perPower),
      note: bestNote.replace('{tilt}', String(best.tilt)),
    },
    { key: 'heatLoss', name: words.heat, value: percent(outcome.heatLoss), note: words.heatNote },
    ...(carbon === null
      ? []
      : [{ key: 'carbon' as const, name: words.carbon, value: weight(carbon, measure) }]),
    ...(money === null
      ? []
      : [
          {
            key: 'money' as const,
            name: currency ? words.moneyIn : words.money,
            value: currency ? measure(money, currency) : number(money, 3),
          },
        ]),
  ];
}

const weight = (kilograms: number, measure: (value: number, unit: string) => string): string =>
  kilograms >= 10_000 ? measure(kilograms / 1000, 't') : measure(kilograms, 'kg');
