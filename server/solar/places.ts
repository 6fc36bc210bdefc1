import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { nameCountries } from '../../app/i18n/countries.ts';
import { isWithoutSpaces, type Language, languageCodes } from '../../app/i18n/languages.ts';
import type { Nearest } from '../../app/tools/content.ts';
import type { Point } from '../../app/tools/yield/coordinates.ts';
import { type ListedCity, nearestOf } from '../../app/tools/yield/nearest.ts';
import { ownFile } from '../../own-files.ts';

interface City {
  name: string;
  /** ISO 3166 alpha-2; '' where the owner has to decide what to call it. */
  country: string;
  latitude: number;
  longitude: number;
  /** Thousands. */
  people: number;
  names: Partial<Record<Language, string>>;
}

/** A city as it is offered to visitors, in their language. */
interface Place {
  name: string;
  /** In the language of the visitor; '' if disputed. */
  countryName: string;
  country: string;
  /** By which it is found again: name and country, and where it is if another has the same. */
  label: string;
  latitude: number;
  longitude: number;
}

interface IndexedCity {
  city: City;
  /** How visitors may type it, in any language. */
  spellings: string[];
}

let cities: IndexedCity[] | undefined;

/** Without accents and letter case: Łódź is typed lodz, and Ōsaka osaka. */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/[\s\-’'.]+/g, ' ')
    .toLowerCase()
    .trim();

function open(): IndexedCity[] {
  cities ??= (
    JSON.parse(
      brotliDecompressSync(
        readFileSync(path.join(ownFile('server/solar/atlas'), 'cities.json.br')),
      ).toString(),
    ) as City[]
  ).map((city) => ({
    city,
    spellings: [...new Set([city.name, ...Object.values(city.names)].map(simplify))],
  }));
  return cities;
}

const countryNames = new Map<Language, Map<string, string>>();

/** Of the countries that have one of the cities. */
function namesOfCountries(language: Language): Map<string, string> {
  let names = countryNames.get(language);
  if (!names) {
    const codes = new Set(open().flatMap(({ city }) => city.country || []));
    names = new Map(nameCountries([...codes], language).map(({ key, name }) => [key, name]));
    countryNames.set(language, names);
  }
  return names;
}

/** A city with its country: Chinese has the larger place first, Japanese the country in brackets. */
function withCountry(name: string, country: string, language: Language): string {
  if (!isWithoutSpaces(language)) return `${name}, ${country}`;
  // A city that is a state is called once.
  if (name === country) return name;
  return language === 'zh' ? `${country}${name}` : `${name}（${country}）`;
}

const labels = new Map<Language, Map<string, number>>();

const nameOf = (city: City, language: Language): string => city.names[language] ?? city.name;

function plainLabel(city: City, language: Language): string {
  const country = namesOfCountries(language).get(city.country);
  const name = nameOf(city, language);
  return country ? withCountry(name, country, language) : name;
}

/** Some countries have two cities of one name, and the data no regions: 45.52, −122.68. */
function labelOf(city: City, language: Language): string {
  let counts = labels.get(language);
  if (!counts) {
    counts = new Map();
    for (const one of open()) {
      const label = plainLabel(one.city, language);
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    labels.set(language, counts);
  }
  const label = plainLabel(city, language);
  if (counts.get(label) === 1) return label;
  const position = `${city.latitude}; ${city.longitude}`;
  return isWithoutSpaces(language) ? `${label}（${position}）` : `${label} (${position})`;
}

const placeOf = (city: City, language: Language): Place => ({
  name: nameOf(city, language),
  countryName: namesOfCountries(language).get(city.country) ?? '',
  country: city.country,
  label: labelOf(city, language),
  latitude: city.latitude,
  longitude: city.longitude,
});

/**
 * Cities whose name in any language begins with what is typed, then those that contain it; the
 * largest first.
 * @param limit of places returned.
 */
export function findPlaces(typed: string, language: Language, limit = 8): Place[] {
  const wanted = simplify(typed);
  if (wanted === '') return [];
  const begins = open().filter(({ spellings }) => spellings.some((one) => one.startsWith(wanted)));
  const contains = open().filter(
    (one) => !begins.includes(one) && one.spellings.some((name) => name.includes(` ${wanted}`)),
  );
  return [...begins, ...contains].slice(0, limit).map(({ city }) => placeOf(city, language));
}

/** All of them for a map, the largest first. */
export const listCities = (language: Language): ListedCity[] =>
  open().map(({ city }) => [nameOf(city, language), city.latitude, city.longitude]);

export function nearestCity(point: Point, language: Language): Nearest | null {
  const found = nearestOf(
    open().map(({ city }) => city),
    point,
  );
  return found && { name: nameOf(found.place, language), distance: found.distance };
}

/**
 * The cities that a typed name means, with or without its country, as any language of the site
 * writes them: an address that was shared in one language is understood in the others.
 * @returns the one that is meant, or those to choose from, or, where nothing is called that, what
 * begins like it.
 */
export function placesNamed(
  typed: string,
  language: Language,
): { place: Place } | { similar: Place[] } {
  const text = typed.trim();
  const [, whole = text, position] = /^(.*?)\s*[(（](-?[\d.]+; -?[\d.]+)[)）]$/.exec(text) ?? [];
  const called = citiesCalled(whole);
  const there = called.filter(
    (city) =>
      position === `${city.latitude}; ${city.longitude}` || labelOf(city, language) === text,
  );
  const meant = there.length > 0 ? there : called;
  const [first] = meant;
  if (first && meant.length === 1) return { place: placeOf(first, language) };
  if (meant.length > 1) return { similar: meant.map((city) => placeOf(city, language)) };
  return { similar: findPlaces(whole.split(/[,，、(（]/)[0] ?? '', language, 5) };
}

const spelled = (name: string): City[] => {
  const wanted = simplify(name);
  return open().flatMap(({ city, spellings }) => (spellings.includes(wanted) ? [city] : []));
};

/** By their name, which may have a comma, and their country after a comma, in brackets or before it. */
function citiesCalled(typed: string): City[] {
  const alone = spelled(typed);
  if (alone.length > 0) return alone;
  // What is in brackets is a country, or nothing that anybody needs.
  const [, outside = typed, bracketed = ''] = /^(.*?)\s*[(（](.+)[)）]$/.exec(typed) ?? [];
  const afterComma = /^(.*)[,，、](.*)$/;
  const [, name = outside, country] = afterComma.exec(outside) ?? [];
  // Names of countries have brackets too: Myanmar (Burma).
  const countries = [country, afterComma.exec(typed)?.[2], bracketed].map((one = '') =>
    countryCalled(one),
  );
  const found = spelled(name);
  if (country !== undefined || countries.some(Boolean)) {
    return found.filter((city) => countries.includes(city.country));
  }
  return found.length > 0 ? found : afterCountry(typed);
}

/** Cities that stand behind their country, as Chinese has it: 日本东京. */
function afterCountry(typed: string): City[] {
  const wanted = simplify(typed);
  return [...namesOfCountries('zh')].flatMap(([code, country]) => {
    if (!wanted.startsWith(simplify(country))) return [];
    const name = wanted.slice(simplify(country).length).trim();
    return open().flatMap(({ city, spellings }) =>
      city.country === code && spellings.includes(name) ? [city] : [],
    );
  });
}

let codes: Map<string, string> | undefined;

/** @returns ISO 3166 alpha-2 of a country as it is called in any language of the site, or null. */
export function countryCalled(typed: string): string | null {
  codes ??= new Map(
    languageCodes.flatMap((language) =>
      [...namesOfCountries(language)].flatMap(([code, name]): [string, string][] => [
        [simplify(name), code],
        [code.toLowerCase(), code],
      ]),
    ),
  );
  return codes.get(simplify(typed)) ?? null;
}
