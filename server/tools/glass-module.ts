import { formatNumber } from '../../app/i18n/format.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { glassKey } from '../../app/tools/compare/query.ts';
import type { ModelContent, ParameterContent } from '../../cms/interface.ts';
import { groupName, parameterName, parameters } from '../../cms/products/parameters.ts';

type Value = number | string;

/** As long and wide as our SMF 520, in m². */
const area = 2.245 * 1.196;

/**
 * A module of glass of the class of our SMF 520, without rails or hooks, as ours are without adhesive
 * and clamps: electrical values from the CEC list of SAM (SS-520-72IIMJ), example data as its size is;
 * its weight is that of the fact which all comparisons of weights refer to.
 * @param perArea kg/m², or null where it is not known.
 */
const values = (mounting: string, perArea: number | null): Record<string, Value> => ({
  nominalPower: 520,
  openCircuitVoltage: 48.5,
  shortCircuitCurrent: 13.52,
  voltageAtMaximumPower: 40.5,
  currentAtMaximumPower: 12.84,
  powerTemperatureCoefficient: -0.343,
  voltageTemperatureCoefficient: -0.123,
  length: 2245,
  width: 1196,
  ...(perArea !== null && { weight: Math.round(perArea * area), weightPerArea: perArea }),
  mounting,
});

/** The glass module as a column of a table. @param perArea its kg/m², or null. */
export function glassModule(language: Language, perArea: number | null): ModelContent {
  const words = toolMessages(language, 'compare');
  const { tag } = languages[language];
  const known = values(words.glassMounting, perArea);
  const rows = parameters.flatMap(
    ({ key, group, unit }): (ParameterContent & { group: string })[] => {
      const value = known[key];
      if (value === undefined) return [];
      return [
        {
          group,
          key,
          name: parameterName(key, language),
          ...shown(value, tag),
          unit,
          ...marksOf(key),
        },
      ];
    },
  );
  const groups = [...new Set(parameters.map(({ group }) => group))].map((key) => ({
    key,
    title: groupName(key, language),
    rows: rows.filter(({ group }) => group === key),
  }));
  return {
    ...{ id: glassKey, key: glassKey, name: words.glass, href: null, certifications: [] },
    groups: groups.filter((group) => group.rows.length > 0),
  };
}

/** Its weight per area is derived rather than made up, and both weights are rounded. */
const marksOf = (key: string): Pick<ParameterContent, 'qualifier' | 'isExample'> => ({
  qualifier: key === 'weight' || key === 'weightPerArea' ? 'about' : 'exactly',
  isExample: key !== 'weightPerArea',
});

const shown = (value: Value, tag: string): Pick<ParameterContent, 'value' | 'number'> =>
  typeof value === 'string'
    ? { value }
    : { value: formatNumber(value, tag).replace('-', '\u2212'), number: value };
