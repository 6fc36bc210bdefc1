import { expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { findPlaces, listCities, placesNamed } from '../../server/solar/places.ts';

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

test.each([
  ['en', 'London, United Kingdom'],
  ['zh', '英国伦敦'],
  ['ja', 'ロンドン（イギリス）'],
  ['fr', 'Londres, Royaume-Uni'],
] as const)('a city has its country where the language has it: %s, %s', (language, label) => {
  expect(findPlaces('london', language).map((place) => place.label)).toContain(label);
});

test('a city that is a state is called once in Chinese', () => {
  expect(findPlaces('singapore', 'zh')[0]?.label).toBe('新加坡');
});

test.each(languageCodes)('every place is found again by what it is called: %s', (language) => {
  const places = new Map(
    // The largest, and those that are hard to tell from others.
    [
      ...listCities(language)
        .slice(0, 300)
        .map(([name]) => name),
      'Washington',
      'Suzhou',
      'Portland',
      'Goma',
    ].flatMap((name) => {
      const found = placesNamed(name, language);
      const offered = 'place' in found ? [found.place] : found.similar;
      return offered.map((place) => [place.label, place] as const);
    }),
  );
  const lost = [...places].filter(([label, { latitude, longitude }]) => {
    const found = placesNamed(label, language);
    return !(
      'place' in found &&
      found.place.latitude === latitude &&
      found.place.longitude === longitude
    );
  });
  expect(lost.map(([label]) => label)).toEqual([]);
});

test.each([
  ['上海，中国', 'fr', 'Shanghai'],
  ['東京、日本', 'en', 'Tokyo'],
  ['中国上海', 'en', 'Shanghai'],
  ['ロンドン（イギリス）', 'zh', '伦敦'],
  ['Washington, D.C.', 'en', 'Washington, D.C.'],
  ['Berlin (call me)', 'en', 'Berlin'],
] as const)('what was shared in one language is understood in another: %s', (typed, to, name) => {
  const found = placesNamed(typed, to);
  expect('place' in found && found.place.name).toBe(name);
});
