import type { Payload } from 'payload';
import type { ToolValues } from '../interface.ts';
import type { ToolValue } from '../payload-types.ts';

type Values = Omit<ToolValues, 'glass'>;

/** What editors have entered for the tools; as a draft, what they have not published yet, too. */
export async function readToolValues(payload: Payload, { draft = false } = {}): Promise<Values> {
  const stored = await payload.findGlobal({ slug: 'tool-values', depth: 0, draft });
  return valuesIn(draft || stored._status === 'published' ? stored : {});
}

type Rows = Partial<Pick<ToolValue, 'gridFactors' | 'electricityPrices' | 'inverters'>>;

/** @param rows as stored. A draft may lack what is checked when it is published. */
function valuesIn({ gridFactors, electricityPrices, inverters }: Rows): Values {
  return {
    factors: Object.fromEntries(
      complete(gridFactors).map(({ country, factor, year, source }) => [
        country,
        { value: factor, year, source },
      ]),
    ),
    prices: Object.fromEntries(
      complete(electricityPrices).map(({ country, price, currency, year, source }) => [
        country,
        { value: price, currency, year, source },
      ]),
    ),
    inverters: complete(inverters).map((one) => ({
      ...{ name: one.name, maximum: one.inverterMaximum },
      ...{ mpptMinimum: one.mpptMinimum, mpptMaximum: one.mpptMaximum },
      isExample: one.isExample === true,
    })),
  };
}

const complete = <Row extends object>(rows: Row[] | null | undefined): Row[] =>
  (rows ?? []).filter((row) => Object.values(row).every((value) => value !== null));
