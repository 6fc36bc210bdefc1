import type { ModelContent, Query } from '../../../cms/interface.ts';
import { textOf } from '../../components/text.tsx';
import { parseDecimal } from '../../i18n/decimal.ts';
import type { StringCheckMessages } from '../../i18n/en/string-check.ts';
import { formatNumber } from '../../i18n/format.ts';
import {
  checkString,
  type ModuleVoltages,
  type StringPlan,
  type StringResult,
} from './string-voltage.ts';

/** A visitor's input as typed; the names are those of the URL parameters. */
const entryNames = [
  'model',
  'modules',
  'lowest',
  'highest',
  'inverterMaximum',
  'mpptMinimum',
  'mpptMaximum',
] as const;

export type EntryName = (typeof entryNames)[number];
export type Entries = Record<EntryName, string>;
export type EntryErrors = Partial<Record<EntryName, string>>;

export interface CheckedModel {
  key: string;
  name: string;
  voltages: ModuleVoltages;
  /** Whether one of its values is an example. */
  isExample: boolean;
}

export type Outcome = { plan: StringPlan; model: CheckedModel; result: StringResult };

const mostModules = 60;
const temperatures = { minimum: -60, maximum: 60 };
const cellTemperatures = { minimum: 0, maximum: 120 };
const voltages = { minimum: 10, maximum: 2000 };

/** @returns those models whose data suffice for the calculation. */
export function checkedModels(models: ModelContent[]): CheckedModel[] {
  return models.flatMap((model): CheckedModel[] => {
    const rows = model.groups.flatMap((group) => group.rows);
    const find = (key: string) => rows.find((row) => row.key === key && row.number !== undefined);
    const openCircuit = find('openCircuitVoltage');
    const coefficient = find('voltageTemperatureCoefficient');
    if (openCircuit?.number === undefined || coefficient?.number === undefined) return [];
    const nominal = find('voltageAtMaximumPower');
    const power = find('powerTemperatureCoefficient');
    const system = find('maximumSystemVoltage');
    return [
      {
        key: model.key,
        name: textOf(model.name),
        isExample: [openCircuit, coefficient, nominal, power, system].some((row) => row?.isExample),
        voltages: {
          openCircuit: openCircuit.number,
          openCircuitCoefficient: coefficient.number,
          atMaximumPower: nominal?.number ?? null,
          powerCoefficient: power?.number ?? null,
          maximumSystem: system?.number ?? null,
        },
      },
    ];
  });
}

/** The initial input: a string on a frosty morning, or what the URL specifies. */
export function firstEntries(models: CheckedModel[], query: Query): Entries {
  const model = models.find(({ key }) => key === query.model) ?? models[0];
  const isAsked = query.modules !== undefined;
  const system = model?.voltages.maximumSystem ?? null;
  return {
    model: model?.key ?? '',
    modules: query.modules ?? (system === null ? '2' : '18'),
    lowest: query.lowest ?? (isAsked ? '' : '-10'),
    highest: query.highest ?? (isAsked ? '' : '70'),
    inverterMaximum: query.inverterMaximum ?? (isAsked || system !== null ? '' : '60'),
    mpptMinimum: query.mpptMinimum ?? '',
    mpptMaximum: query.mpptMaximum ?? '',
  };
}

interface Context {
  models: CheckedModel[];
  messages: StringCheckMessages;
  languageTag: string;
}

/** Parses the input and calculates; all errors are reported at once. */
export function evaluate(
  entries: Entries,
  { models, messages, languageTag }: Context,
): { errors: EntryErrors; outcome: Outcome | null } {
  const errors: EntryErrors = {};
  const model = models.find(({ key }) => key === entries.model) ?? models[0];
  if (!model) return { errors, outcome: null };

  function number(
    name: EntryName,
    { minimum, maximum }: { minimum: number; maximum: number },
    isRequired = false,
  ): number | null {
    const text = entries[name].trim();
    if (text === '' && !isRequired) return null;
    const value = parseDecimal(text, languageTag);
    if (value !== null && value >= minimum && value <= maximum) return value;
    errors[name] = messages.errorRange
      .replace('{minimum}', signed(minimum, languageTag))
      .replace('{maximum}', formatNumber(maximum, languageTag));
    return null;
  }

  const modules = parseDecimal(entries.modules, languageTag);
  if (modules === null || !Number.isInteger(modules) || modules < 1 || modules > mostModules) {
    errors.modules = messages.errorModules.replace('{maximum}', String(mostModules));
  }
  const lowest = number('lowest', temperatures, true);
  const highest = number('highest', cellTemperatures);
  const inverterMaximum = number('inverterMaximum', voltages);
  const mpptMinimum = number('mpptMinimum', voltages);
  const mpptMaximum = number('mpptMaximum', voltages);
  if (highest !== null && lowest !== null && highest <= lowest) {
    errors.highest = messages.errorHotter;
  }
  if (mpptMinimum !== null && mpptMaximum !== null && mpptMaximum <= mpptMinimum) {
    errors.mpptMaximum = messages.errorWindow;
  }
  if (model.voltages.maximumSystem === null && inverterMaximum === null) {
    errors.inverterMaximum ??= messages.errorLimitRequired;
  }
  if (Object.keys(errors).length > 0 || modules === null || lowest === null) {
    return { errors, outcome: null };
  }
  const plan = { modules, lowest, highest, inverterMaximum, mpptMinimum, mpptMaximum };
  const result = checkString(model.voltages, plan);
  return { errors, outcome: result && { plan, model, result } };
}

/** With a minus sign rather than a hyphen. */
export function signed(value: number, languageTag: string, fractionDigits = 3): string {
  const digits = 10 ** fractionDigits;
  return formatNumber(Math.round(value * digits) / digits, languageTag).replace('-', '\u2212');
}
