import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { countryCodes, listCountries, listPlaces } from '../../app/forms/places.ts';
import { isLanguage, languageCodes, languages } from '../../app/i18n/languages.ts';

/** The parts of a request that help to interpret its telephone number. */
interface TelephoneContext {
  /** Where the visitor or the project is, as typed. */
  place?: string | null;
  /** The language of the site it was sent from. */
  language?: string | null;
}

/**
 * @returns a telephone number in international format, e.g. `+49 30 1234567`, or '' if the text is
 * not a valid number in the given country or in that of the site.
 */
export function internationalPhone(
  text: string | null | undefined,
  { place, language }: TelephoneContext,
): string {
  // 00 is dialled in most countries for what is written as a plus sign.
  const typed =
    text
      ?.trim()
      .replace(/^(?:00|００)(?=[1-9１-９])/u, '+')
      .replace(extension, ' ext. $1') ?? '';
  for (const country of [countryOf(place ?? ''), countryOfSite(language ?? '')]) {
    const number = parsePhoneNumber(typed, {
      ...(country && { defaultCountry: country }),
      extract: false,
    });
    if (number?.isValid()) return number.formatInternational();
  }
  return '';
}

/** English is read everywhere; most readers of each other language live in one country. */
function countryOfSite(language: string): CountryCode | undefined {
  if (language === 'en' || !isLanguage(language)) return undefined;
  return asCountry(new Intl.Locale(languages[language].tag).maximize().region);
}

const asCountry = (code: string | undefined): CountryCode | undefined =>
  code !== undefined && isSupportedCountry(code) ? code : undefined;

/** As it is written in Chinese and Japanese. */
const extension = /\s*[（(]?(?:转|分机|内線)\s*[:：]?\s*(\p{Nd}+)[)）]?\s*$/u;

/** What people write besides the names that the list suggests. */
const otherNames: Record<string, CountryCode> = {
  usa: 'US',
  'u.s.a.': 'US',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
};

/** Cities on the Chinese list that have a country calling code of their own. */
const cityCodes: Record<string, CountryCode> = { 香港: 'HK', 澳门: 'MO', 台北: 'TW' };

const fold = (name: string) => name.normalize('NFKC').trim().toLowerCase();

let codes: Map<string, CountryCode> | undefined;

/** The country that a place is in, in any of the languages: `Deutschland`, `Lyon, France`, `上海`. */
function countryOf(place: string): CountryCode | undefined {
  codes ??= readNames();
  const parts = place.split(/[,;\n，、；]/u).reverse();
  for (const name of [place, ...parts]) {
    const code = codes.get(fold(name));
    if (code) return code;
  }
  return undefined;
}

function readNames(): Map<string, CountryCode> {
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
  const named = [
    ...listPlaces('zh').map((city) => ({ key: cityCodes[city] ?? 'CN', name: city })),
    ...languageCodes.flatMap(listCountries),
    ...countryCodes.map((key) => ({ key, name: short.of(key) ?? key })),
    ...Object.entries(otherNames).map(([name, key]) => ({ key, name })),
  ];
  return new Map(
    named.flatMap(({ key, name }) => {
      const code = asCountry(key);
      return code ? [[fold(name), code] as const] : [];
    }),
  );
}
