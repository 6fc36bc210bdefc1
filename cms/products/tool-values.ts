import type { ToolValues } from '../interface.ts';
import type { Setting } from '../payload-types.ts';

type Rows = Pick<Setting, 'gridFactors' | 'electricityPrices' | 'inverters'>;

/** @param settings as stored: what they are is checked when they are saved (globals/tool-fields.ts). */
export function toolValuesIn({
  gridFactors,
  electricityPrices,
  inverters,
}: Rows): Omit<ToolValues, 'glass'> {
  return {
    factors: Object.fromEntries(
      (gridFactors ?? []).map(({ country, factor, year, source }) => [
        country,
        { value: factor, year, source },
      ]),
    ),
    prices: Object.fromEntries(
      (electricityPrices ?? []).map(({ country, price, currency, year, source }) => [
        country,
        { value: price, currency, year, source },
      ]),
    ),
    inverters: (inverters ?? []).map((one) => ({
      ...{ name: one.name, maximum: one.inverterMaximum },
      ...{ mpptMinimum: one.mpptMinimum, mpptMaximum: one.mpptMaximum },
      isExample: one.isExample === true,
    })),
  };
}
