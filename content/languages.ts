import { defaultLanguage, type Language } from '../app/i18n/languages.ts';

/**
 * The languages that the demonstration content is written in. Sites of other languages show it in
 * English, and say so, until editors translate it.
 */
const contentLanguages = ['en', 'zh', 'de', 'ja', 'es', 'fr', 'pl'] as const satisfies Language[];

export type ContentLanguage = (typeof contentLanguages)[number];

/** Those into which English is translated. */
export const translatedLanguages = contentLanguages.filter((one) => one !== defaultLanguage);
