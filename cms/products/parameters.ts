import { catalogues } from '../../app/i18n/catalogues.ts';
import type { ParameterMessages } from '../../app/i18n/en/parameters.ts';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';

type GroupKey = keyof ParameterMessages['groups'];
type ParameterKey = keyof ParameterMessages['names'];

/** A parameter without a unit is a text or a bare number; texts are localized. */
interface Parameter {
  key: ParameterKey;
  group: GroupKey;
  unit: string | null;
  kind: 'number' | 'text';
}

const number = (group: GroupKey, unit: string | null) => ({ group, unit, kind: 'number' }) as const;
const text = (group: GroupKey) => ({ group, unit: null, kind: 'text' }) as const;

/**
 * The parameters that a model can have, in the order and groups used by tables and data sheets.
 * Units are those customary in the industry; those of electrical data are at standard test
 * conditions. Their names are in app/i18n.
 */
const byKey: Record<ParameterKey, Omit<Parameter, 'key'>> = {
  nominalPower: number('electrical', 'W'),
  efficiency: number('electrical', '%'),
  openCircuitVoltage: number('electrical', 'V'),
  shortCircuitCurrent: number('electrical', 'A'),
  voltageAtMaximumPower: number('electrical', 'V'),
  currentAtMaximumPower: number('electrical', 'A'),
  powerTemperatureCoefficient: number('thermal', '%/K'),
  voltageTemperatureCoefficient: number('thermal', 'V/K'),
  currentTemperatureCoefficient: number('thermal', '%/K'),
  operatingTemperature: number('thermal', '°C'),
  length: number('mechanical', 'mm'),
  width: number('mechanical', 'mm'),
  thickness: number('mechanical', 'mm'),
  weight: number('mechanical', 'kg'),
  weightPerArea: number('mechanical', 'kg/m²'),
  cells: text('mechanical'),
  mounting: text('mechanical'),
  bendRadius: number('limits', 'mm'),
  maximumSystemVoltage: number('limits', 'V'),
  seriesFuse: number('limits', 'A'),
  fireClass: text('limits'),
  applicationClass: text('limits'),
  safetyClass: text('limits'),
  modulesPerPallet: number('packing', null),
  palletsPerContainer: number('packing', null),
  productWarranty: number('warranty', null),
  performanceWarranty: number('warranty', null),
};

export const parameters: readonly Parameter[] = (Object.keys(byKey) as ParameterKey[]).map(
  (key) => ({ key, ...byKey[key] }),
);

/** In the order of tables and data sheets. */
export const parameterGroups: readonly GroupKey[] = [
  ...new Set(parameters.map(({ group }) => group)),
];

/**
 * @param note what the value holds for.
 * @returns the name, with the symbol that the trade has for it: Leerlaufspannung (Uoc, ein Modul).
 */
export function parameterName(key: ParameterKey, language: Language, note?: string): string {
  const { names, symbols } = catalogues[language].parameters;
  const added = [...(isMeasured(key) ? [symbols[key]] : []), ...(note ? [note] : [])];
  const comma = language === 'zh' ? '，' : language === 'ja' ? '、' : ', ';
  const brackets = added.length > 0 ? ` (${added.join(comma)})` : '';
  return typeset(`${names[key]}${brackets}`, language);
}

/** @returns the same in all languages, for the back office. */
export function parameterNames(key: ParameterKey): Record<Language, string> {
  const names = languageCodes.map((language) => [language, parameterName(key, language)]);
  return Object.fromEntries(names);
}

export const groupName = (group: GroupKey, language: Language): string =>
  typeset(catalogues[language].parameters.groups[group], language);

const isMeasured = (key: ParameterKey): key is keyof ParameterMessages['symbols'] =>
  Object.hasOwn(catalogues.en.parameters.symbols, key);

/** Certification marks and standards the maker names (specification, section 1). */
export const certifications = [
  'IEC 61215',
  'IEC 61730',
  'UL 61730',
  'TUV',
  'VDE',
  'CGC',
  'CSA',
  'JET',
] as const;

/** Units that a company fact can have. Percentages follow the rules of the language. */
export const factUnits = ['kg/m²', '%', 'GW', 'W', 'mm', 'kWh', 'none'] as const;
