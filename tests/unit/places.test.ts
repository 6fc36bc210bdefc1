import { expect, test } from 'vitest';
import { findPlaces } from '../../server/solar/places.ts';

test.each([
  ['de', 'Münch', 'München', 'Deutschland'],
  ['de', 'munich', 'München', 'Deutschland'],
  ['pl', 'lodz', 'Łódź', 'Polska'],
  ['ja', '大阪', '大阪市', '日本'],
  ['zh', '上海', '上海', '中国'],
  ['fr', 'varsovie', 'Varsovie', 'Pologne'],
  ['es', 'nueva york', 'Nueva York', 'Estados Unidos'],
] as const)(
  'a visitor of the site %s who types %s finds %s, %s',
  (language, typed, name, country) => {
    const [first] = findPlaces(typed, language);
    expect(first).toMatchObject({ countryName: country });
    expect(first?.name).toContain(name.slice(0, 2));
  },
);

test('the largest of several is the first', () => {
  expect(findPlaces('san', 'en').map(({ name }) => name)[0]).toBe('Santiago');
});

test.each(['', '   ', 'xqzzy', '%', '*', '\\'])('nothing is found for %j', (typed) => {
  expect(findPlaces(typed, 'en')).toEqual([]);
});

test('no more are offered than a visitor reads', () => {
  expect(findPlaces('s', 'en')).toHaveLength(8);
});
