import type { Language } from '../../app/i18n/languages.ts';
import { foldCharacters, foldNumber, foldWord, stem } from './stems.ts';

/** A word in a text, with its place there. */
export interface Token {
  kind: 'letters' | 'number' | 'characters' | 'part';
  start: number;
  end: number;
  /** Under which it is found. */
  term: string;
}

/** Han characters and kana, which are written without spaces. */
const characters =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々\uff70\uff9e\uff9f]';
const number = '\\p{N}{1,3}(?:[\u00a0\u202f]\\p{Nd}{3})+(?!\\p{N})|\\p{N}+(?:[.,]\\p{N}+)*';
const words = new RegExp(
  `(${characters}+)|(${number})|((?:(?!${characters})[\\p{L}\\p{M}])+)`,
  'gu',
);

/** Hiragana are mostly endings and particles, which nobody searches for. */
const particle = /^\p{Script=Hiragana}$/u;
const noHiragana = /\P{Script=Hiragana}+/gu;

const apostrophes = /['’]/;
const hyphens = /^[-‐‑]$/;

const segmenters = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
};

/**
 * The words of a text. Letters and digits that stand together are two words: `520W` is `520 W`.
 * Words in Han characters and kana are found by `Intl.Segmenter`, and pairs of neighbouring
 * characters follow as parts, because a visitor may segment them differently.
 */
export function tokenize(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(words)) {
    const [word, run, digits] = match;
    const start = match.index;
    const end = start + word.length;
    if (run) {
      tokens.push(...segment(run, start, language));
    } else if (digits) {
      tokens.push({ kind: 'number', start, end, term: foldNumber(word, language) });
    } else if (!isElision(text, start, end)) {
      tokens.push({ kind: 'letters', start, end, term: stem(word, language) });
    }
  }
  return tokens;
}

/** Hyphenated words are also found without the hyphen: `off-grid` as `offgrid`. */
export function joinHyphened(text: string, tokens: Token[], language: Language): Token[] {
  const joined: Token[] = [];
  let from = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const goesOn =
      token.kind === 'letters' &&
      next?.kind === 'letters' &&
      hyphens.test(text.slice(token.end, next.start));
    if (goesOn) return;
    const first = tokens[from];
    if (first && from < index) {
      const word = text.slice(first.start, token.end).replace(/[-‐‑]/g, '');
      joined.push({ ...token, kind: 'part', start: first.start, term: stem(word, language) });
    }
    from = index + 1;
  });
  return joined;
}

function segment(run: string, offset: number, language: Language): Token[] {
  const segmenter = segmenters[language === 'ja' ? 'ja' : 'zh'];
  const tokens: Token[] = [];
  for (const { segment: word, index } of segmenter.segment(run)) {
    if (particle.test(word)) continue;
    const start = offset + index;
    tokens.push({
      kind: 'characters',
      start,
      end: start + word.length,
      term: foldWord(word),
    });
  }
  for (const match of run.matchAll(noHiragana))
    tokens.push(...pairs(match[0], offset + match.index));
  return tokens;
}

/** Each character with the one after it; the last one alone. */
export function pairs(run: string, offset = 0): Token[] {
  const all = Array.from(run);
  let start = offset;
  return all.map((character, index): Token => {
    const part = `${character}${all[index + 1] ?? ''}`;
    const token: Token = {
      kind: 'part',
      start,
      end: start + part.length,
      term: foldCharacters(part),
    };
    start += character.length;
    return token;
  });
}

/** The l of l’installation and the s of module’s carry no meaning. */
function isElision(text: string, start: number, end: number): boolean {
  return (
    end - start === 1 &&
    (apostrophes.test(text.charAt(start - 1)) || apostrophes.test(text.charAt(end)))
  );
}
