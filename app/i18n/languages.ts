/**
 * The one registry of languages. Hosts, <html lang>, hreflang, number formats, the language
 * selection and the locales of the back office are all derived from it.
 */
export const languages = {
  en: { tag: 'en', name: 'English', direction: 'ltr' },
  zh: { tag: 'zh-Hans', name: '简体中文', direction: 'ltr' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  ja: { tag: 'ja', name: '日本語', direction: 'ltr' },
  es: { tag: 'es', name: 'Español', direction: 'ltr' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr' },
  pl: { tag: 'pl', name: 'Polski', direction: 'ltr' },
} as const satisfies Record<string, LanguageDescription>;

interface LanguageDescription {
  /** BCP 47 tag for `<html lang>`, `hreflang` and `Intl`. */
  tag: string;
  /** The language's name in itself, as the language selection shows it. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export type Language = keyof typeof languages;

/** Those that are written without spaces between words and sentences. */
export type LanguageWithoutSpaces = Extract<Language, 'zh' | 'ja'>;

export const isWithoutSpaces = (language: string): language is LanguageWithoutSpaces =>
  language === 'zh' || language === 'ja';

/** The language of every host that names no other, and of a field that has no translation. */
export const defaultLanguage = 'en' satisfies Language;

export const languageCodes = Object.keys(languages) as Language[];

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(languages, value);
}
