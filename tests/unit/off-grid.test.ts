import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { estimateYear } from '../../app/solar/estimate.ts';
import type { OffGridModel } from '../../app/tools/content.ts';
import {
  balance,
  coverOf,
  dailyEnergy,
  modulesFor,
  riseOf,
} from '../../app/tools/off-grid/balance.ts';
import { monthsFrom, readCase } from '../../app/tools/off-grid/case.ts';
import { type Entries, firstEntries, queryOf } from '../../app/tools/off-grid/query.ts';
import {
  entryRows,
  headline,
  radiusNote,
  resultRows,
  verdict,
} from '../../app/tools/off-grid/wording.ts';
import { placeAt } from '../../server/tools/yield-place.ts';

const model: OffGridModel = {
  ...{ key: 'off-grid-110', name: 'Off-grid 110', href: null, power: 110, isExample: true },
  ...{ long: 1060, short: 540, weight: 1.7, bendRadius: null },
};
const berlin = placeAt('Berlin', 52.52, 13.4, 'DE');

type Language = (typeof languageCodes)[number];

const wordsOf = (language: Language) => ({
  ...toolMessages(language, 'shared'),
  ...toolMessages(language, 'yield'),
  ...toolMessages(language, 'offGrid'),
});

const first = (language: Language = 'en') =>
  firstEntries({}, { model: model.key, place: 'Berlin' }, languages[language].tag);

const readAll = (changed: Partial<Entries> = {}, language: Language = 'en') =>
  readCase(
    { ...first(language), ...changed },
    { models: [model], words: wordsOf(language), languageTag: languages[language].tag },
  );

function caseOf(changed: Partial<Entries> = {}, language: Language = 'en') {
  const { read, errors } = readAll(changed, language);
  if (!read) throw new Error(JSON.stringify(errors));
  return read;
}

const balanceOf = (changed: Partial<Entries> = {}) => balance(berlin.climate, caseOf(changed));

describe('The arithmetic', () => {
  it('gives a 100 W module 258 Wh a day of 100 kWh for each kWp in July, 80 % of which is left', () => {
    const monthly = Array.from({ length: 12 }, () => 100);
    // 100 kWh/kWp × 0.1 kWp = 10 kWh in 30 days: 333 Wh a day, of which 80 % are 267; 258 in 31 days.
    const daily = dailyEnergy(monthly, 100, 0.8);
    expect(daily[5]).toBeCloseTo(266.67, 2);
    expect(daily[6]).toBeCloseTo(258.06, 2);
    expect(daily).toHaveLength(12);
  });

  it.each([
    [650, 300, 3],
    [600, 300, 2],
    [0.3, 0.1, 3],
    [1, 300, 1],
    [650, 0, null],
  ])('needs for %d Wh of %d Wh each: %j', (need, each, count) => {
    expect(modulesFor(need, each)).toBe(count);
  });

  it('covers a dull month, one in the mean only, or none', () => {
    expect(coverOf(1000, 700, 700)).toBe('dull');
    expect(coverOf(1000, 700, 701)).toBe('mean');
    expect(coverOf(1000, 700, 1000)).toBe('mean');
    expect(coverOf(1000, 700, 1001)).toBe('none');
  });

  // 540 mm on a radius of 5 m: 270² ÷ (2 × 5000) = 7.3 mm, which is what the circle has too.
  it('lifts the middle of a bent module by half its chord squared over twice the radius', () => {
    expect(riseOf(5, 540)).toBeCloseTo(7.295, 2);
    expect(riseOf(1000, 540)).toBeCloseTo(0.036, 3);
  });

  it.each([
    [3, 8, [3, 4, 5, 6, 7, 8]],
    [10, 1, [10, 11, 0, 1]],
    [5, 5, [5]],
    [0, 11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('counts the months of use across the end of the year: %d to %d', (from, to, months) => {
    expect(monthsFrom(from, to)).toEqual(months);
  });
});

describe('A case', () => {
  it('adds up power times hours: 650 Wh of the list it begins with, unless the sum is given', () => {
    // 45 × 8 + 10 × 4 + 60 × 2 + 40 × 0.25 + 20 × 6.
    expect(caseOf()).toMatchObject({ need: 650, isNeedOfList: true });
    expect(caseOf({ total: '900' })).toMatchObject({ need: 900, isNeedOfList: false });
    expect(caseOf({ otherPower: '100', otherHours: '1,5' }, 'de').need).toBe(800);
  });

  it('draws 80 % of 100 Ah at 12 V, 960 Wh, for 1.48 days of 650 Wh', () => {
    const { stored, autonomy } = balanceOf();
    expect(stored).toBeCloseTo(960, 9);
    expect(autonomy).toBeCloseTo(1.4769, 3);
    expect(balanceOf({ voltage: '48' }).stored).toBeCloseTo(3840, 9);
  });

  it('is as good as its worst month in use, calculated from the estimate of the yield', () => {
    const one = caseOf();
    const { worst, needed, planned, daily } = balance(berlin.climate, one);
    const { monthly } = estimateYear(berlin.climate, { tilt: 0, azimuth: 180, mounting: 'bonded' });
    // April to September: the last has the least light.
    expect(worst.month).toBe(8);
    const perModule = ((monthly[8] ?? 0) * 110 * 0.85) / 30;
    expect(needed).toBe(Math.ceil(650 / perModule));
    expect(planned).toBe(needed);
    expect(worst.energy).toBeCloseTo(perModule * planned, 9);
    expect(daily[8]).toBeCloseTo(worst.energy, 9);
    expect([worst.low / worst.energy, worst.high / worst.energy]).toEqual([
      ...[expect.closeTo(0.7, 9), expect.closeTo(1.3, 9)],
    ]);
    expect(balanceOf({ from: '1', to: '12' }).worst.month).toBe(11);
  });

  it('fits what a grid fits, and plans no more than that', () => {
    // 3 × 3 of 1,060 × 540 mm with 10 mm between them on 3.20 × 1.64 m.
    const full = balanceOf({ length: '3.2', width: '1.64', total: '100000' });
    expect([full.fitting.length, full.planned, full.cover]).toEqual([9, 9, 'none']);
    expect(full.power).toBe(990);
    expect(full.weight).toBeCloseTo(15.3, 9);
    const none = balanceOf({ length: '0.5', width: '0.5' });
    expect([none.fitting.length, none.planned, none.cover]).toEqual([0, 0, 'none']);
  });

  it('has no number of modules where the sun does not rise', () => {
    const arctic = placeAt('', 74, 20, '');
    const dark = balance(arctic.climate, caseOf({ from: '12', to: '1' }));
    expect([dark.needed, dark.neededWhenDull, dark.cover]).toEqual([null, null, 'none']);
    expect(headline(dark, wordsOf('en'), 'en')).toBe(wordsOf('en').neededNone);
  });
});

describe('What a visitor types', () => {
  it.each([
    ['length', '0'],
    ['length', '1000000000'],
    ['width', ''],
    ['width', 'wide'],
    ['radius', '0,5'],
    ['total', '-1'],
    ['total', '0'],
    ['capacity', ''],
    ['usable', '101'],
    ['charging', '0'],
    ['kind', 'floating'],
    ['from', '13'],
    ['to', ''],
    ['voltage', '13'],
    ['model', 'smf-9000'],
    ['fridgePower', 'cold'],
    ['fridgeHours', '25'],
    ['otherPower', '10'],
  ] as const)('is answered at its field where it cannot be used: %s %j', (name, typed) => {
    const { errors, read } = readAll({ [name]: typed }, 'de');
    const field = name === 'otherPower' ? 'otherHours' : name;
    expect(Object.keys(errors)).toEqual([field]);
    expect(read).toBeNull();
  });

  it('asks for a need where the list has none', () => {
    const empty = Object.fromEntries(
      Object.keys(first())
        .filter((name) => /Power$|Hours$/.test(name))
        .map((name) => [name, '']),
    );
    expect(readAll(empty).errors).toEqual({ total: wordsOf('en').errorNeed });
  });

  it('is a number in any writing, and flat on a vehicle whatever the tilt', () => {
    expect(caseOf({ width: '１．８', tilt: 'x' }, 'ja')).toMatchObject({
      ...{ area: { length: 4000, width: 1800 }, tilt: 0, mounting: 'bonded' },
    });
    expect(caseOf({ kind: 'ventilated', tilt: '45', azimuth: '90' })).toMatchObject({
      ...{ tilt: 45, azimuth: 90, mounting: 'ventilated' },
    });
  });

  it.each(languageCodes)('begins with what can be calculated, and keeps it: %s', (language) => {
    const { tag } = languages[language];
    const entries = first(language);
    const query = Object.fromEntries(new URLSearchParams(queryOf(entries)));
    expect(query.v).toBe('1');
    expect(firstEntries(query, { model: '', place: 'Berlin' }, tag)).toEqual(entries);
    expect(caseOf({}, language).need).toBe(650);
  });

  it.each(languageCodes)(
    'says which radius the data permit, where they state one: %s',
    (language) => {
      const one = caseOf({ radius: '5' }, language);
      const known = { ...one.model, bendRadius: { value: 1500, isExample: true } };
      const note = (model: OffGridModel) =>
        radiusNote({ ...one, model }, wordsOf(language), languages[language].tag) ?? '';
      expect(note(one.model)).not.toMatch(/1\D?500/);
      expect(note(known)).toMatch(/1\D?500/);
      expect(note(known)).toContain(wordsOf(language).radiusExample.replace('{radius}', '').trim());
      expect(note(known)).not.toMatch(/[{}]/);
    },
  );

  it.each(languageCodes)('is worded without gaps: %s', (language) => {
    const { tag } = languages[language];
    const words = wordsOf(language);
    for (const changed of [{}, { total: '100000' }, { total: '200' }]) {
      const one = caseOf({ ...changed, radius: '5', kind: 'gap' }, language);
      const found = balance(berlin.climate, one);
      const texts = [
        headline(found, words, tag),
        verdict(one, found, words, tag),
        radiusNote(one, words, tag),
        ...resultRows(one, found, words, tag).map(({ name, value, note }) => [name, value, note]),
        ...entryRows(one, 'Berlin', words, tag),
      ];
      expect(texts.flat().join()).not.toMatch(/[{}]|NaN|undefined/);
    }
  });
});
