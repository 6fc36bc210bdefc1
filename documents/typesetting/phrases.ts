import type { LanguageWithoutSpaces } from '../../app/i18n/languages.ts';
import model from './budoux/ja.json' with { type: 'json' };

// Where the titles of languages without spaces may be broken: neither inside a word nor before a
// particle. One way for pages, PDFs and previews; browsers have one of their own or none, and each
// another.

/** 約2.8 and 15～20 are read as one number. */
export function isWithinNumber(before: string, after: string): boolean {
  const last = before.slice(-2);
  if (/^−?\d/.test(after)) return /[约約]$|[\d%][～〜]$/u.test(last);
  return /[\d%]$/.test(last) && /^[～〜]/.test(after);
}

/** @returns the parts of a text that stay on one line; together they are the text. */
export function phrasesOf(text: string, language: LanguageWithoutSpaces): string[] {
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [text];
  return language === 'ja' ? japanesePhrases(text) : chineseWords(text);
}

/**
 * The model of BudouX 0.9.2: what each group of letters around a place says for or against a break
 * there. The package itself brings sixty others (docs/decisions/0030).
 */
const groups = Object.entries(model).map(([name, weights]) => ({
  ...groupAt(name),
  weights: new Map(Object.entries(weights)),
}));

const sumOfWeights = groups.reduce(
  (sum, { weights }) => [...weights.values()].reduce((part, one) => part + one, sum),
  0,
);

/** UW1 to UW6 are the letters around a place, BW and TW the pairs and triples of them. */
function groupAt(name: string): { start: number; length: number } {
  const length = { U: 1, B: 2, T: 3 }[name[0] ?? ''] ?? 1;
  const index = Number(name.at(-1));
  return { length, start: index - (length === 2 ? 3 : 4) };
}

const afterPunctuation = /[、。：；！？]$/u;
const notAtStart = /^[、。，．：；！？・…）」』】ー々]/u;
/** What the model takes for words of their own: もう|一人, 取り|除く, つなが|ない. */
const belongsToNext = /もう$|[取葺塗切割書成][りき]$|(?:つなが|またが|ふさが|結ば)$/u;
/** 通り道と|して, 逃が|します, バルコニーの|うち. */
const belongsToLast = /^(?:し(?:て|ます|まし|ません)|うち)/u;

function japanesePhrases(text: string): string[] {
  const phrases: string[] = [];
  let start = 0;
  for (let end = 1; end < text.length; end += 1) {
    const [before, after] = [text.slice(start, end), text.slice(end)];
    if (notAtStart.test(after) || isWithinNumber(before, after)) continue;
    const isTornApart = belongsToNext.test(before) || belongsToLast.test(after);
    if (afterPunctuation.test(before) || (scoreAt(text, end) > 0 && !isTornApart)) {
      phrases.push(text.slice(start, end));
      start = end;
    }
  }
  return [...phrases, text.slice(start)];
}

function scoreAt(text: string, place: number): number {
  let score = -sumOfWeights / 2;
  for (const { start, length, weights } of groups) {
    const from = place + start;
    score += weights.get(text.slice(Math.max(0, from), Math.max(0, from + length))) ?? 0;
  }
  return score;
}

/** Particles and measure words that belong to the word before them. */
const particle = /^[的了吗呢吧们着过地得里上下中内外后前时起]$/u;
/** Ends of nouns that the segmenter takes for words: 发电|量, 工程|师. */
const suffix = /^[者员师生商厂馆室场楼车器件量层端法书图面]$/u;
/** What belongs to the word behind it. */
const beginning = /[\p{Ps}\p{Pi}\p{Nd}第]$|太阳$/u;
const han = /\p{Script=Han}/u;
const isSingle = (segment: string) => /^\p{Script=Han}$/u.test(segment);

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

function chineseWords(text: string): string[] {
  const words: string[] = [];
  let previous = '';
  for (const { segment, isWordLike } of chinese.segment(text)) {
    const last = words.at(-1);
    const mayBreak =
      last !== undefined &&
      isWordLike &&
      !particle.test(segment) &&
      !(suffix.test(segment) && han.test(last.slice(-1))) &&
      !beginning.test(last) &&
      !isWithinNumber(last, segment) &&
      // Terms that the segmenter does not know come one character at a time: 组件, 光伏.
      !(isSingle(segment) && isSingle(previous)) &&
      (han.test(segment) || han.test(last.slice(-1)) || last.endsWith(' '));
    if (last === undefined || mayBreak) words.push(segment);
    else words[words.length - 1] = last + segment;
    previous = particle.test(segment) ? '' : segment;
  }
  return words;
}
