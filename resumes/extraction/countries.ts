import { allWordsBy, alternatives, regions } from './lexicon.ts';
import { keyOf } from './text.ts';

const languages = ['en', 'de', 'fr', 'es', 'pl', 'ja', 'zh', 'zh-Hant'];

/** Country names in the languages of the site, normalised by `keyOf`. */
export const countries = new Map<string, string>();
for (const language of languages) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const region of regions) {
    const name = names.of(region);
    if (name) countries.set(keyOf(name), region);
  }
}
for (const [region, names] of allWordsBy((words) => words.countries))
  for (const name of names) countries.set(keyOf(name), region);

const exact = new Map<string, string>();
/** `franco-marocaine`, `hispano-argentina` */
export const firstHalves = new Map<string, string>();
const stems: { stem: string; country: string }[] = [];
for (const [country, list] of allWordsBy(({ nationalities }) => nationalities)) {
  for (const word of list) {
    if (word.endsWith('*')) stems.push({ stem: keyOf(word.slice(0, -1)), country });
    else if (word.endsWith('-')) firstHalves.set(keyOf(word), country);
    else exact.set(keyOf(word), country);
  }
}
stems.sort((one, other) => other.stem.length - one.stem.length);

const article = new RegExp(`^${alternatives('articlesOfCountries')} `);

/** @returns the ISO 3166-1 alpha-2 code for a word or name, e.g. `deutsche`, `Polska`, `日本国籍`. */
export function countryOf(text: string): string | null {
  const key = keyOf(text).replace(article, '');
  if (key === '' || key.length > 40) return null;
  const country = countries.get(key) ?? exact.get(key);
  if (country) return country;
  if (/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(key)) {
    const name = key.replace(/(?:国籍|國籍|籍|人|国民|公民)$/u, '');
    return countries.get(name) ?? countries.get(`${name}国`) ?? null;
  }
  const stem = stems.find((one) => key.startsWith(one.stem) && key.length - one.stem.length <= 4);
  return stem?.country ?? null;
}
