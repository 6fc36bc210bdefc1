import type { Language } from '../../app/i18n/languages.ts';

/**
 * Reduces the forms of a word to one term: case, accents and inflectional endings are removed.
 * The rules are deliberately short. They need not find the correct stem, only the same one for all
 * forms of a word; prefix search (search-index.ts) does the rest.
 */
interface Rules {
  /** Before accents are gone, e.g. because they tell letters apart. */
  spelling?: readonly [pattern: RegExp, replacement: string][];
  /** Endings and their replacements; the first match applies. */
  endings: readonly [pattern: RegExp, replacement: string][];
}

/** Minimum length of a stem, so that short words stay distinct. */
const shortestStem = 3;

const rules: Partial<Record<Language, Rules>> = {
  en: {
    endings: [
      [/(ss|us|is)$/, '$1'],
      [/ies$/, 'y'],
      [/(ch|sh|x|z|ss)es$/, '$1'],
      [/s$/, ''],
      // Four letters at least, or "string" would become "str".
      [/(?<=[a-z]{4})(ing|ed)$/, ''],
    ],
  },
  de: {
    // Without umlauts people write ae, oe and ue, but "neue", "Bauer" and "Quelle" have none.
    spelling: [
      [/ae/g, 'a'],
      [/oe/g, 'o'],
      [/(?<![aeq])ue/g, 'u'],
    ],
    endings: [
      [/(ern|em|er|en|es|e)$/, ''],
      [/(?<=[a-z]{4})[ns]$/, ''],
    ],
  },
  fr: {
    endings: [
      [/eaux$/, 'eau'],
      [/aux$/, 'al'],
      [/(euse|eux)s?$/, 'eu'],
      [/(?<=[a-z]{4})(ees|ee|es|er|ez|e)$/, ''],
      [/[sx]$/, ''],
    ],
  },
  es: {
    endings: [
      [/(?<=[a-z]{3})(ces)$/, 'z'],
      [/(as|os|es)$/, ''],
      [/[aeos]$/, ''],
    ],
  },
  pl: {
    endings: [
      [/(owych|owymi|owego|owemu|owej|owym|owa|owe|owy)$/, ''],
      [/(iami|iach|iego|iemu|ymi|imi|ami|ach|ego|emu)$/, ''],
      [/(iow|iom|iem|ych|ich|iej|ow|om|em|ym|im|ej|ie|ia|iu|io)$/, ''],
      [/[aeiouy]$/, ''],
    ],
  },
  ja: { endings: [] },
  zh: { endings: [] },
};

/** Letters that are not an accented letter. */
const letters: Record<string, string> = { ß: 'ss', ł: 'l', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd' };

/** Cache of stems, since texts repeat their words; cleared when it grows too large. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** @returns the term of a word of letters that spaces part, as all its forms have it. */
export function stem(word: string, language: Language): string {
  const key = `${language} ${word}`;
  let term = known.get(key);
  if (term === undefined) {
    term = findStem(word, language);
    if (known.size >= mostKnown) known.clear();
    // Long user input must not be cached.
    if (word.length < 40) known.set(key, term);
  }
  return term;
}

/** @returns a word as it was typed, without case, accents and different spellings of umlauts. */
export function fold(word: string, language: Language): string {
  let folded = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßłæœøđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  for (const [pattern, replacement] of rules[language]?.spelling ?? []) {
    folded = folded.replace(pattern, replacement);
  }
  return folded;
}

function findStem(word: string, language: Language): string {
  const endings = rules[language]?.endings ?? [];
  const folded = fold(word, language);
  for (const [pattern, replacement] of endings) {
    if (!pattern.test(folded)) continue;
    const stemmed = folded.replace(pattern, replacement);
    if (stemmed.length >= shortestStem) return stemmed;
  }
  return folded;
}

/** Words in Han characters and kana have no endings; hiragana and katakana are unified. */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** A long vowel at the end is written or not: コントローラー, コントローラ. */
export const foldWord = (word: string) => foldCharacters(word).replace(/(?<=.{3})ー$/u, '');

const commaGroups: readonly Language[] = ['en', 'zh', 'ja'];

/** @returns a number in one notation for all languages: 1.200,5 and 1,200.5 are 1200.5. */
export function foldNumber(text: string, language: Language): string {
  const groups = commaGroups.includes(language)
    ? /(?<=^[1-9]\d{0,2}(,\d{3})*),(?=\d{3}(?!\d))/g
    : /(?<=^[1-9]\d{0,2}(\.\d{3})*)\.(?=\d{3}(?!\d))/g;
  return text.normalize('NFKC').replace(/\s/g, '').replace(groups, '').replace(/,/g, '.');
}
