import type { Text } from '../../cms/interface.ts';
import { type Language, languages } from './languages.ts';

/** As editors write them: [patent|patenty|patentów]. */
const forms = /\[([^[\]|]+(?:\|[^[\]|]+)+)\]/g;

/**
 * In the order in which editors write them; any other number takes the last. In most languages one
 * is told apart from others.
 */
const usual: Intl.LDMLPluralRule[] = ['one', 'other'];
const categories: Partial<Record<Language, Intl.LDMLPluralRule[]>> = {
  pl: ['one', 'few', 'many'],
  ...{ zh: ['other'], ja: ['other'] },
};

/** Chooses the form for a number wherever a text has several. */
export function chooseForms(text: Text | null, value: number, language: Language): Text | null {
  if (text === null || text === undefined) return text;
  if (typeof text === 'object') {
    return { ...text, text: chosen(text.text, value, text.language) };
  }
  return chosen(text, value, language);
}

function chosen(text: string, value: number, language: Language): string {
  if (!text.includes('|')) return text;
  const category = new Intl.PluralRules(languages[language].tag).select(value);
  const index = (categories[language] ?? usual).indexOf(category);
  return text.replace(forms, (_, all: string) => all.split('|').at(index) ?? '');
}
