import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import type { ToolModel } from '../../app/tools/content.ts';
import { type Entries, firstEntries, kinds, readCase } from '../../app/tools/yield/case.ts';
import { calculate } from '../../app/tools/yield/outcome.ts';
import { queryOf } from '../../app/tools/yield/query.ts';
import { monthsOf, resultRows, shortMonths } from '../../app/tools/yield/wording.ts';
import { placesNamed } from '../../server/solar/places.ts';
import { placeAt, placeIn } from '../../server/tools/yield-place.ts';

const models: ToolModel[] = [
  { key: 'smf-520', name: 'SMF 520', href: null, power: 520, isExample: false },
];
const first = firstEntries({}, models, 'Berlin');
const berlin = placeAt('Berlin', 52.52, 13.4, 'DE');

function read(entries: Partial<Entries>, language: (typeof languageCodes)[number] = 'en') {
  return readCase(
    { ...first, ...entries },
    {
      models,
      words: toolMessages(language, 'shared'),
      languageTag: languages[language].tag,
      gridFactor: 342,
    },
  );
}

describe('What a visitor types', () => {
  it.each([
    ['count', '0'],
    ['count', '-3'],
    ['count', '1.5'],
    ['count', '1000000000'],
    ['count', ''],
    ['tilt', '91'],
    ['tilt', 'steep'],
    ['azimuth', '-1'],
    ['azimuth', '361'],
    ['azimuth', 'south'],
    ['factor', '1e9'],
    ['price', 'free'],
    ['kind', 'floating'],
    ['model', 'smf-9000'],
  ] as const)('is answered at its field where it cannot be used: %s %j', (name, typed) => {
    const { errors, read: found } = read({ [name]: typed });
    expect(Object.keys(errors)).toEqual([name]);
    expect(found).toBeNull();
  });

  it.each(languageCodes)(
    'is answered in words of the language, with its limits: %s',
    (language) => {
      const { errors } = read({ count: '0', tilt: '91' }, language);
      expect(errors.tilt).toMatch(/90/);
      expect(errors.count).toMatch(/100.?000/);
      expect(errors.count).not.toMatch(/[{}]/);
    },
  );

  it.each([
    ['de', '10,5', 10.5],
    ['de', '10.5', 10.5],
    ['ja', '１０．５', 10.5],
    ['pl', ' 10,5 ', 10.5],
  ] as const)('is a number as people of the language write it: %s %j', (language, tilt, value) => {
    expect(read({ tilt }, language).read?.tilt).toBe(value);
  });

  it('may leave out what it costs and saves: the factor is then that of the country', () => {
    expect(read({}).read).toMatchObject({ factor: 342, price: null });
    expect(read({ factor: '0', price: '0,3' }, 'de').read).toMatchObject({ factor: 0, price: 0.3 });
  });

  it('has no tilt on a vehicle and on a balcony, whatever stands in the field', () => {
    expect(read({ kind: 'vehicle', tilt: 'x' }).read).toMatchObject({
      tilt: 0,
      mounting: 'bonded',
    });
    expect(read({ kind: 'balcony', tilt: '' }).read).toMatchObject({
      ...{ tilt: 90, mounting: 'ventilated' },
    });
  });

  it('is in the address, and is read from it again', () => {
    const entries = { ...first, place: '上海', tilt: '33', price: '0.3' };
    const query = Object.fromEntries(new URLSearchParams(queryOf(entries)));
    expect(query.v).toBe('1');
    expect(firstEntries(query, models, '上海')).toEqual(entries);
  });
});

describe('A case', () => {
  const outcomeOf = (entries: Partial<Entries>) => {
    const found = read(entries).read;
    if (!found) throw new Error('cannot be read');
    return calculate(berlin, found);
  };

  it('yields in proportion to its modules', () => {
    const [one, ten] = [outcomeOf({ count: '1' }), outcomeOf({ count: '10' })];
    expect(one.power).toBe(0.52);
    expect(ten.annual.energy / one.annual.energy).toBeCloseTo(10, 9);
    expect(one.perPower).toBeCloseTo(ten.perPower, 9);
    expect(one.annual.energy).toBeCloseTo(one.perPower * 0.52, 9);
  });

  // The README of the data: Berlin, bonded at 3°, 788 kWh for each kWp.
  it('is the estimate of the atlas: 788 kWh for each kWp in Berlin, bonded at 3°', () => {
    expect(Math.abs(outcomeOf({ tilt: '3' }).perPower - 788)).toBeLessThan(788 * 0.01);
  });

  it('is never better than the best plane, and as good there', () => {
    const { best } = outcomeOf({});
    for (const kind of kinds) expect(outcomeOf({ kind }).perPower).toBeLessThan(best.perPower + 1);
    const same = { kind: 'ventilated', tilt: String(best.tilt), azimuth: String(best.azimuth) };
    expect(outcomeOf(same).perPower).toBeCloseTo(best.perPower, 9);
  });

  it('loses 3 to 7 % by heat if bonded, said alike for every way of fixing', () => {
    const { heatLoss } = outcomeOf({ tilt: '35' });
    expect(heatLoss).toBeGreaterThan(0.03);
    expect(heatLoss).toBeLessThan(0.07);
    expect(outcomeOf({ tilt: '35', kind: 'ventilated' }).heatLoss).toBeCloseTo(heatLoss, 12);
  });

  it('has CO₂ and money only by a factor and a price that are shown', () => {
    const outcome = outcomeOf({ factor: '100', price: '0.5' });
    expect(outcome.carbon).toBeCloseTo(outcome.annual.energy / 10, 9);
    expect(outcome.money).toBeCloseTo(outcome.annual.energy / 2, 9);
    expect(outcomeOf({}).money).toBeNull();
  });

  it.each(languageCodes)('is worded without gaps: %s', (language) => {
    const rows = resultRows(
      outcomeOf({ price: '1' }),
      toolMessages(language, 'yield'),
      languages[language].tag,
    );
    expect(rows).toHaveLength(7);
    expect(rows.map(({ name, value, note }) => [name, value, note].join()).join()).not.toMatch(
      /[{}]|NaN|undefined/,
    );
  });
});

describe('A place', () => {
  it.each([
    ['de', 'München, Deutschland', 'München, Deutschland'],
    ['en', 'München, Deutschland', 'Munich, Germany'],
    ['ja', 'Varsovie, Pologne', 'ワルシャワ（ポーランド）'],
    ['zh', 'tokyo', '日本东京'],
  ] as const)(
    'that was shared in one language is found in another: %s %s',
    (language, typed, label) => {
      expect(placeIn({ v: '1', place: typed }, language).place?.label).toBe(label);
    },
  );

  it('of which there are several is to be chosen, and each is found by its label', () => {
    const found = placesNamed('Portland', 'en');
    if (!('similar' in found)) throw new Error('only one');
    expect(found.similar.length).toBeGreaterThan(1);
    expect(placeIn({ v: '1', place: 'Portland' }, 'en')).toMatchObject({
      ...{ place: null, placeProblems: { place: 'ambiguous' } },
    });
    for (const { label, latitude } of found.similar) {
      expect(placeIn({ v: '1', place: label }, 'en').place).toMatchObject({ label, latitude });
    }
  });

  it.each([
    [{ v: '1' }, { place: 'required' }],
    [{ v: '1', place: 'Xqzzy' }, { place: 'unknown' }],
    [{ v: '1', latitude: 'x', longitude: '1' }, { latitude: 'notANumber' }],
    [{ v: '1', latitude: '1' }, { longitude: 'notANumber' }],
    [{ v: '1', latitude: '80', longitude: '1' }, { latitude: 'outsideData' }],
    [{ v: '1', latitude: '1000000000', longitude: '1' }, { latitude: 'notANumber' }],
    [{ v: '1', latitude: '1', longitude: '1', country: 'Atlantis' }, { country: 'unknown' }],
  ])('that cannot be used is said to be so: %j', (query, placeProblems) => {
    expect(placeIn(query as Record<string, string>, 'en')).toMatchObject({
      ...{ place: null, placeProblems },
    });
  });

  it('may be coordinates, as the language writes numbers, calibrated by a named country', () => {
    const query = { v: '1', latitude: '52,52', longitude: '13,4', country: 'Deutschland' };
    expect(placeIn(query, 'de').place).toMatchObject({
      ...{ country: 'DE', gridFactor: 342, climate: berlin.climate },
    });
  });
});

describe('Months', () => {
  it.each(languageCodes)('have the names of Intl.DateTimeFormat: %s', (language) => {
    const intl = new Intl.DateTimeFormat(languages[language].tag, {
      // As the axis of a plot and the hints have them: 4月, not 四月.
      month: language === 'zh' ? 'short' : 'long',
      timeZone: 'UTC',
    });
    const names = Array.from({ length: 12 }, (_, month) => intl.format(Date.UTC(2026, month, 15)));
    expect(monthsOf(toolMessages(language, 'shared'))).toEqual(names);
  });

  it('have a letter below bars, or their number', () => {
    expect(shortMonths(['styczeń', 'luty'])).toEqual(['S', 'L']);
    expect(shortMonths(['1月', '2月'])).toEqual(['1', '2']);
  });
});
