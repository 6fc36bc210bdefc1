import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../app/i18n/languages.ts';
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
      readFileSync(path.join(ownFile('server/solar/atlas'), 'cities.json'), 'utf8'),
    ) as City[]
  ).map((city) => ({
    city,
    spellings: [...new Set([city.name, ...Object.values(city.names)].map(simplify))],
  }));
  return cities;
}

/**
 * Cities whose name in any language begins with what is typed, then those that contain it; the
 * largest first.
 * @param limit of places returned.
 */
export function findPlaces(typed: string, language: Language, limit = 8): Place[] {
  const wanted = simplify(typed);
  if (wanted === '') return [];
  const countryNames = new Intl.DisplayNames(languages[language].tag, { type: 'region' });
  const begins = open().filter(({ spellings }) => spellings.some((one) => one.startsWith(wanted)));
  const contains = open().filter(
    (one) => !begins.includes(one) && one.spellings.some((name) => name.includes(` ${wanted}`)),
  );
  return [...begins, ...contains].slice(0, limit).map(({ city }) => ({
    name: city.names[language] ?? city.name,
    countryName: city.country === '' ? '' : (countryNames.of(city.country) ?? ''),
    country: city.country,
    latitude: city.latitude,
    longitude: city.longitude,
  }));
}
