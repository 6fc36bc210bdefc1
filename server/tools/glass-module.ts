import { formatNumber, formatRange } from '../../app/i18n/format.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { glassKey } from '../../app/tools/compare/query.ts';
import type { ModelContent, ParameterContent } from '../../cms/interface.ts';
import { groupName, parameterName, parameters } from '../../cms/products/parameters.ts';

type Value = number | [from: number, to: number] | string;

/** As long and wide as our SMF 520, in m². */
const area = 2.245 * 1.196;

/**
 * A module of glass of the class of our SMF 520: electrical values from the CEC list of SAM
 * (SS-520-72IIMJ), weight with mounting as heliup-solar.com names it, 11–14 kg/m². All of it is
 * example data.
 */
const values = (mounting: string): Record<string, Value> => ({
  nominalPower: 520,
  openCircuitVoltage: 48.5,
  shortCircuitCurrent: 13.52,
  voltageAtMaximumPower: 40.5,
  currentAtMaximumPower: 12.84,
  powerTemperatureCoefficient: -0.343,
  voltageTemperatureCoefficient: -0.123,
  length: 2245,
  width: 1196,
  weight: [Math.round(11 * area), Math.round(14 * area)],
  weightPerArea: [11, 14],
  mounting,
});

/** The glass module as a column of a table. */
export function glassModule(language: Language): ModelContent {
  const words = toolMessages(language, 'compare');
  const { tag } = languages[language];
  const known = values(words.glassMounting);
  const rows = parameters.flatMap(
    ({ key, group, unit }): (ParameterContent & { group: string })[] => {
      const value = known[key];
      if (value === undefined) return [];
      return [
        { group, key, name: parameterName(key, language), ...shown(value, tag), unit, ...marks },
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

const marks = { qualifier: 'exactly', isExample: true } as const;

function shown(value: Value, tag: string): Pick<ParameterContent, 'value' | 'number' | 'maximum'> {
  if (typeof value === 'string') return { value };
  if (typeof value === 'number') {
    return { value: formatNumber(value, tag).replace('-', '\u2212'), number: value };
  }
  const [from, to] = value;
  return { value: formatRange(from, to, tag), number: from, maximum: to };
}
