import type { Industry } from './industry-definition.ts';
import { producingIndustries } from './producing-industries.ts';
import { serviceIndustries } from './service-industries.ts';
import { keyOf } from './text.ts';

/** Manufacturing first: if two match, the more specific one is named. */
export const industries: Industry[] = [...producingIndustries, ...serviceIndustries];

const names = new Set(
  industries.flatMap((one) => Object.values(one.names)).map((name) => keyOf(name)),
);

/** Nothing but the name of an industry in this list. */
export const isIndustry = (text: string): boolean =>
  names.has(keyOf(text).replace(/(?:行业|行業|业|業)$/u, ''));
