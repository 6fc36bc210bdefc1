import type { ResumeLanguage } from '../reading.ts';
import { wordsIn } from './lexicon.ts';
import { keyOf } from './text.ts';

/** Letters that only one of them uses; in a name they may come from another language. */
const letters: [ResumeLanguage, RegExp][] = [
  ['en', /(?!)/gu],
  ['de', /[äöüß]/giu],
  ['fr', /[çèêëàùœî]/giu],
  ['es', /[ñ¿¡íú]/giu],
  ['pl', /[łżźćńąęś]/giu],
];

/** The language of a CV, by its script and its function words. */
export function detectLanguage(text: string): ResumeLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if ((kana + han) * 4 > count(/\p{Script=Latin}/gu)) return kana > han * 0.08 ? 'ja' : 'zh';
  // `i` is Polish, `I` is not.
  const words = keyOf(text.replace(/(?<!\p{L})I(?!\p{L})/gu, '')).match(/[\p{L}']+/gu) ?? [];
  const scores = letters.map(([language, own]) => {
    const stopWords = new Set(wordsIn[language].stopWords);
    return {
      language,
      score: words.filter((word) => stopWords.has(word)).length + 0.3 * count(own),
    };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).language;
}
