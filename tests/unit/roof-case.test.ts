import { describe, expect, it, test } from 'vitest';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { readCase } from '../../app/tools/roof/case.ts';
import type { RoofModel } from '../../app/tools/roof/content.ts';
import { calculate } from '../../app/tools/roof/outcome.ts';
import { type Entries, firstEntries, queryOf } from '../../app/tools/roof/query.ts';
import { roofWords } from '../../server/tools/roof-content.ts';

const model: RoofModel = {
  ...{ key: 'smf-520', name: 'SMF 520', href: null, power: 520, long: 2245, short: 1196 },
  ...{ weight: 7.7, isExample: false, hasExampleVoltages: true },
  voltages: {
    ...{ openCircuit: 48.5, openCircuitCoefficient: -0.123, atMaximumPower: 40.5 },
    ...{ powerCoefficient: -0.343, maximumSystem: 1000 },
  },
};

const first = { query: {}, models: [model], place: null };

function read(changed: Partial<Entries> = {}, language: Language = 'en') {
  const languageTag = languages[language].tag;
  const entries = { ...firstEntries(first, languageTag), ...changed };
  return readCase(entries, { models: [model], words: roofWords(language), languageTag });
}

describe('entries', () => {
  it.each(languageCodes)('that the page begins with make a case: %s', (language) => {
    const { errors, read: one } = read({}, language);
    expect(errors).toEqual({});
    expect(one?.roof).toMatchObject({ length: 30_000, width: 15_000, edge: 1000, clearance: 500 });
    expect(one?.assumed).toMatchObject({ adhesiveDensity: 1400, clampWeight: 0.2 });
  });

  it.each([
    ['a comma', '12,5', 12_500],
    ['a point', '12.5', 12_500],
    ['full width', '１２.５', 12_500],
  ])('are read with %s', (_, length, expected) => {
    expect(read({ length }).read?.roof.length).toBe(expected);
  });

  it.each(['0', '-3', '1000000000', 'wide', '', '12 m'])(
    'such as a length of “%s” are refused',
    (length) => {
      const { errors, read: one } = read({ length });
      expect(errors).toEqual({ length: 'Please enter a number from 1 to 120' });
      expect(one).toBeNull();
    },
  );

  it('of an L need a corner that is smaller than the roof, in both directions', () => {
    const l = { shape: 'l', length: '20', width: '10', notchLength: '20', notchWidth: '4' };
    expect(Object.keys(read(l).errors)).toEqual(['notchLength']);
    expect(read({ ...l, notchLength: '8' }).read?.roof.notch).toEqual({
      length: 8000,
      width: 4000,
    });
    expect(read({ ...l, shape: 'rectangle' }).read?.roof.notch).toBeNull();
  });

  it('of an obstacle are four numbers or none, on the roof', () => {
    expect(Object.keys(read({ x2: '3', y2: '3' }).errors)).toEqual(['l2', 'w2']);
    const outside = { x2: '30', y2: '3', l2: '1', w2: '1' };
    expect(Object.keys(read(outside).errors)).toEqual(['x2']);
    expect(read({ ...outside, x2: '29' }).read?.roof.obstacles).toHaveLength(2);
  });

  it('of the reserve may be in either unit, or left out', () => {
    expect(read({ reserve: '' }).read?.reserve).toBeNull();
    expect(read({ reserve: '15' }).read?.reserve).toBe(15);
    expect(read({ reserve: '0.147', reserveUnit: 'kn' }).read?.reserve).toBeCloseTo(14.99, 2);
  });

  it('of temperatures and voltages fit each other', () => {
    expect(Object.keys(read({ lowest: '20', highest: '10' }).errors)).toEqual(['highest']);
    const window = { mpptMinimum: '500', mpptMaximum: '400' };
    expect(Object.keys(read(window).errors)).toEqual(['mpptMaximum']);
  });
});

test('an address has all entries, and shows them again in every language', () => {
  const entries = firstEntries(first, 'de');
  const query = Object.fromEntries(new URLSearchParams(queryOf({ ...entries, length: '28,75' })));
  expect(query.v).toBe('1');
  expect(firstEntries({ ...first, query }, 'de')).toEqual({ ...entries, length: '28,75' });
  for (const language of languageCodes) {
    const again = firstEntries({ ...first, query }, languages[language].tag);
    expect(read(again, language).read?.roof.length).toBe(28_750);
  }
});

test('what is cleared stays empty, instead of what the page begins with', () => {
  const { errors } = read(firstEntries({ ...first, query: { v: '1', width: '9' } }, 'en'));
  expect(errors.length).toBe('Please enter a number from 1 to 120');
  expect(errors.width).toBeUndefined();
});

describe('a case', () => {
  it('keeps its strings within the limits, and all modules are in one', () => {
    const { read: one } = read({ inverterMaximum: '800', mpptMinimum: '200', highest: '75' });
    if (!one) throw new Error('not read');
    const { modules, strings, power } = calculate(one);
    expect(power).toBeCloseTo(modules.length * 0.52, 9);
    const inStrings = strings?.groups?.reduce(
      (sum, group) => sum + group.strings * group.modules,
      0,
    );
    expect(inStrings).toBe(modules.length);
    expect(strings?.check.margin).toBeGreaterThanOrEqual(0);
    expect(strings?.check.perString).toBeLessThanOrEqual(800);
  });

  it('whose strips leave nothing has no modules, no load and no strings', () => {
    const { read: one } = read({
      length: '5',
      width: '5',
      edge: '3',
      x1: '',
      y1: '',
      l1: '',
      w1: '',
    });
    if (!one) throw new Error('not read');
    expect(calculate(one)).toMatchObject({ modules: [], power: 0, strings: null });
  });
});
