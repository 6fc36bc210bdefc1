import { type Language, languages } from './languages.ts';

/** Names that the site words otherwise than `Intl`. */
const ownNames: Partial<Record<Language, Record<string, string>>> = {
  es: { CI: 'Costa de Marfil' },
  zh: { TW: '中国台湾', PS: '巴勒斯坦', FK: '福克兰群岛（马尔维纳斯）' },
};

/** How Japanese names begin that no kana begins: order goes by what is read, which `Intl` cannot know. */
const readings: Record<string, string> = {
  ...{ 英領: 'えいりょう', 韓国: 'かんこく', 北: 'きた', 赤道: 'せきどう', 台湾: 'たいわん' },
  ...{ 中央: 'ちゅうおう', 中華: 'ちゅうか', 中国: 'ちゅうごく', 西: 'にし', 日本: 'にほん' },
  ...{ 東: 'ひがし', 仏領: 'ふつりょう', 米領: 'べいりょう', 南: 'みなみ' },
};
const beginning = new RegExp(`^(${Object.keys(readings).join('|')})`);

interface Country {
  /** ISO 3166-1 alpha-2. */
  key: string;
  name: string;
}

/** @returns the countries in the order of the language, the one where it is at home first. */
export function nameCountries(codes: string[], language: Language): Country[] {
  const { tag } = languages[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const read = (name: string) =>
    language === 'ja' ? name.replace(beginning, (start) => readings[start] ?? start) : name;
  // English is read everywhere; each of the others has a country where most of its readers live.
  const home = language === 'en' ? undefined : new Intl.Locale(tag).maximize().region;
  const isHome = ({ key }: Country) => Number(key === home);
  return codes
    .map((key) => ({ key, name: ownNames[language]?.[key] ?? names.of(key) ?? key }))
    .sort((one, other) => isHome(other) - isHome(one) || compare(read(one.name), read(other.name)));
}
