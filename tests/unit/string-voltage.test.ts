import { describe, expect, test } from 'vitest';
import {
  type CheckedModel,
  type Entries,
  evaluate,
  firstEntries,
} from '../../app/blocks/string-check/entries.ts';
import {
  checkString,
  type ModuleVoltages,
  openCircuitAt,
  operatingAt,
  type StringPlan,
} from '../../app/blocks/string-check/string-voltage.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { parseDecimal } from '../../app/i18n/decimal.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';

const smf520: ModuleVoltages = {
  openCircuit: 48.5,
  openCircuitCoefficient: -0.123,
  atMaximumPower: 40.5,
  powerCoefficient: -0.343,
  maximumSystem: 1000,
};

const plan: StringPlan = {
  modules: 18,
  lowest: -10,
  highest: 70,
  inverterMaximum: null,
  mpptMinimum: null,
  mpptMaximum: null,
};

describe('Voltage and temperature', () => {
  test('the values of the data sheet hold at 25 °C', () => {
    expect(openCircuitAt(smf520, 25)).toBe(48.5);
    expect(operatingAt(smf520, 25)).toBe(40.5);
  });

  test('voltage rises in the cold and falls in the heat', () => {
    // 48.5 V + 0.123 V/K · 35 K
    expect(openCircuitAt(smf520, -10)).toBeCloseTo(52.805, 6);
    // 48.5 V − 0.123 V/K · 45 K
    expect(openCircuitAt(smf520, 70)).toBeCloseTo(42.965, 6);
    // 40.5 V · (1 − 0.343 % · 45)
    expect(operatingAt(smf520, 70)).toBeCloseTo(34.248825, 6);
  });

  test('an operating voltage is not made up where its values are missing', () => {
    expect(operatingAt({ ...smf520, powerCoefficient: null }, 70)).toBeNull();
    expect(operatingAt({ ...smf520, atMaximumPower: null }, 70)).toBeNull();
  });
});

describe('A string against its limit', () => {
  test('18 modules stay below 1000 V at −10 °C, 19 do not', () => {
    const result = checkString(smf520, plan);
    expect(result?.perString).toBeCloseTo(950.49, 6);
    expect(result?.margin).toBeCloseTo(49.51, 6);
    expect(result?.largest).toBe(18);
    expect(checkString(smf520, { ...plan, modules: 19 })?.margin).toBeLessThan(0);
  });

  test('a string that reaches the limit exactly keeps it', () => {
    const module = { ...smf520, openCircuit: 50, openCircuitCoefficient: 0 };
    const result = checkString(module, { ...plan, modules: 20 });
    expect([result?.largest, result?.margin]).toEqual([20, 0]);
    // 0.1 V fit 3 times into 0.3 V, though not in the arithmetic of computers.
    const small = { ...module, openCircuit: 0.1, maximumSystem: 0.3 };
    expect(checkString(small, { ...plan, modules: 3 })?.largest).toBe(3);
  });

  test('the lower limit counts: that of the module or of the inverter', () => {
    const limit = (inverterMaximum: number | null) =>
      checkString(smf520, { ...plan, inverterMaximum })?.limit;
    expect(limit(null)).toEqual({ voltage: 1000, of: 'module' });
    expect(limit(800)).toEqual({ voltage: 800, of: 'inverter' });
    expect(limit(1500)).toEqual({ voltage: 1000, of: 'module' });
    const unknown = { ...smf520, maximumSystem: null };
    expect(checkString(unknown, plan)).toBeNull();
    expect(checkString(unknown, { ...plan, inverterMaximum: 60 })?.limit.of).toBe('inverter');
  });

  test('the MPPT window is looked at in the cold and in the heat', () => {
    const window = { ...plan, mpptMinimum: 620, mpptMaximum: 800 };
    const result = checkString(smf520, window);
    // 18 · 34.248825 V and 18 · 45.361875 V
    expect(result?.hot).toMatchObject({ place: 'below', temperature: 70 });
    expect(result?.cold?.place).toBe('above');
    expect(result?.smallest).toBe(19);
    expect(checkString(smf520, { ...window, mpptMinimum: 600 })?.hot?.place).toBe('within');
    expect(checkString(smf520, plan)?.hot?.place).toBe('unknown');
    expect(checkString(smf520, { ...plan, highest: null })?.hot).toBeNull();
  });
});

describe('A string that cannot be', () => {
  const window = { ...plan, mpptMinimum: 650, mpptMaximum: 800 };

  test('is one whose window needs more modules in the heat than it takes in the cold', () => {
    const result = checkString(smf520, window);
    // 650 V / 34.248825 V, and 800 V / 45.361875 V
    expect([result?.smallest, result?.largest]).toEqual([19, 17]);
    expect(result?.isPossible).toBe(false);
    // Without an upper end, the limit of 1000 V is what 19 modules exceed.
    const open = checkString(smf520, { ...window, mpptMaximum: null });
    expect([open?.smallest, open?.largest, open?.isPossible]).toEqual([19, 18, false]);
    const wider = checkString(smf520, { ...window, mpptMinimum: 570 });
    expect([wider?.smallest, wider?.largest, wider?.isPossible]).toEqual([17, 17, true]);
  });

  test('is one of which a single module exceeds the limit', () => {
    const result = checkString(smf520, { ...plan, modules: 1, inverterMaximum: 50 });
    expect([result?.largest, result?.isPossible]).toEqual([0, false]);
  });
});

describe('Numbers as people type them', () => {
  const cases: [string, keyof typeof languages, number | null][] = [
    ['-10', 'en', -10],
    ['−10,5', 'de', -10.5],
    ['-10.5', 'de', -10.5],
    ['－１０．５', 'ja', -10.5],
    ['1,5', 'en', 1.5],
    ['1.000', 'de', 1000],
    ['1,000', 'en', 1000],
    ['1.000', 'en', 1],
    ['1 000,5', 'fr', 1000.5],
    ['1.234,5', 'de', 1234.5],
    ['45.000', 'es', 45_000],
    ['1.500', 'es', 1500],
    ['45.000,5', 'es', 45_000.5],
    ['45\u202f000', 'es', 45_000],
    ['45 000,5', 'es', 45_000.5],
    ['3,5', 'es', 3.5],
    ['45\u00a0000', 'pl', 45_000],
    ['45 000,5', 'pl', 45_000.5],
    ['1,234.5', 'en', 1234.5],
    ['1\u202f500', 'pl', 1500],
    ['', 'en', null],
    ['frost', 'en', null],
    ['1.2.3', 'en', null],
    ['1e3', 'en', null],
    ['--5', 'en', null],
    ['Infinity', 'en', null],
  ];
  test.each(cases)('%s in %s', (text, language, value) => {
    expect(parseDecimal(text, languages[language].tag)).toBe(value);
  });
});

describe('What is entered', () => {
  const models: CheckedModel[] = [
    { key: 'smf-520', name: 'SMF 520', isExample: true, voltages: smf520 },
    {
      key: 'off-grid-215',
      name: 'Off-grid 215',
      isExample: true,
      voltages: {
        ...smf520,
        openCircuit: 24.6,
        openCircuitCoefficient: -0.062,
        maximumSystem: null,
      },
    },
  ];
  const enter = (changes: Partial<Entries>, language: keyof typeof languages = 'en') =>
    evaluate(
      { ...firstEntries(models, {}), ...changes },
      { models, messages: catalogues[language].stringCheck, languageTag: languages[language].tag },
    );

  test('has an answer before anything is changed', () => {
    const { errors, outcome } = enter({});
    expect(errors).toEqual({});
    expect(outcome?.result.largest).toBe(18);
  });

  test('the address says what to calculate, and leaves out what was left empty', () => {
    const query = { model: 'off-grid-215', modules: '2', lowest: '-20', inverterMaximum: '60' };
    const entries = firstEntries(models, query);
    expect(entries).toMatchObject({ ...query, highest: '', mpptMinimum: '' });
    const { outcome } = enter(entries);
    // 2 · (24.6 V + 0.062 V/K · 45 K)
    expect(outcome?.result.perString).toBeCloseTo(54.78, 6);
  });

  test('is refused field by field, all at once', () => {
    const { errors, outcome } = enter({
      modules: '1.5',
      lowest: '-80',
      highest: '',
      mpptMinimum: '400',
      mpptMaximum: '300',
    });
    expect(outcome).toBeNull();
    expect(Object.keys(errors).sort()).toEqual(['lowest', 'modules', 'mpptMaximum']);
    expect(errors.lowest).toBe('Please enter a number from −60 to 60');
    expect(enter({ modules: '0' }).errors.modules).toContain('60');
    expect(enter({ modules: '61' }).errors.modules).toContain('60');
    expect(enter({ highest: '-20', lowest: '-10' }).errors).toHaveProperty('highest');
    expect(enter({ lowest: '' }).errors).toHaveProperty('lowest');
  });

  test('needs a limit where the module has none', () => {
    const { errors } = enter({ model: 'off-grid-215', inverterMaximum: '' });
    expect(errors).toEqual({ inverterMaximum: catalogues.en.stringCheck.errorLimitRequired });
  });

  test.each(languageCodes)('is refused in the words of the language: %s', (language) => {
    const { errors } = enter({ lowest: 'x' }, language);
    const numbers = new Intl.NumberFormat(languages[language].tag);
    expect(errors.lowest).toContain(numbers.format(60));
    expect(errors.lowest).not.toContain('{');
  });
});
