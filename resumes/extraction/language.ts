import type { ResumeLanguage } from '../reading.ts';
import { wordsIn } from './lexicon.ts';
import { keyOf } from './text.ts';

const stopWords = {
  en: new Set(wordsIn.en.stopWords),
  de: new Set(wordsIn.de.stopWords),
  fr: new Set(wordsIn.fr.stopWords),
  es: new Set(wordsIn.es.stopWords),
  pl: new Set(wordsIn.pl.stopWords),
};

/** Letters that only one of them uses; in a name they may come from another language. */
const letters: Record<keyof typeof stopWords, RegExp> = {
  en: /(?!)/gu,
  de: /[äöüß]/giu,
  fr: /[çèêëàùœî]/giu,
  es: /[ñ¿¡íú]/giu,
  pl: /[łżźćńąęś]/giu,
};

/** The language of a CV, by its script and its function words. */
export function detectLanguage(text: string): ResumeLanguage {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((kana + han) * 4 > latin) return kana > han * 0.08 ? 'ja' : 'zh';
  const counts = { en: 0, de: 0, fr: 0, es: 0, pl: 0 };
  const languages = ['en', 'de', 'fr', 'es', 'pl'] as const;
  // `i` is Polish, `I` is not.
  for (const word of keyOf(text.replace(/(?<!\p{L})I(?!\p{L})/gu, '')).match(/[\p{L}']+/gu) ?? []) {
    for (const language of languages) {
      if (stopWords[language].has(word)) counts[language] += 1;
    }
  }
  for (const language of languages)
    counts[language] += 0.3 * (text.match(letters[language])?.length ?? 0);
  return languages.reduce((best, language) => (counts[language] > counts[best] ? language : best));
}
