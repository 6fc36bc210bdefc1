import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { runsOf } from '../../documents/pdf/fonts.ts';

const styles = readFileSync('app/styles/fonts.css', 'utf8');

/** The first font of the pages, which is preloaded, and the letters that browsers take from it. */
const [face = ''] = styles.match(/@font-face \{[^}]*\}/) ?? [];
const file = /url\("\.\/([^"]+)"\)/.exec(face)?.[1] ?? '';
const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to]) => ({
  from: Number.parseInt(from, 16),
  to: Number.parseInt(to ?? from, 16),
}));

const letters = {
  en: 'abcxyz',
  de: 'äöüßÄÖÜ',
  es: 'áéíñóúü¿¡',
  fr: 'àâæçéèêëîïôœùûüÿ',
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
};

describe('The font of the pages', () => {
  const font = create(readFileSync(`app/styles/${file}`));
  if (!('layout' in font)) throw new Error('A collection of fonts');

  it.each(Object.entries(letters))('draws every letter of %s from one file', (_, all) => {
    const missing = [...all].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const isTaken = ranges.some(({ from, to }) => from <= code && code <= to);
      return !isTaken || !font.hasGlyphForCodePoint(code);
    });
    expect(missing).toEqual([]);
  });

  it('draws signs and spaces that do not break', () => {
    const signs = [...'\u00a0−–×²°µ„“”«»…'];
    expect(signs.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });
});

test.each(languageCodes)('The fonts of PDFs have every sign of the trade: %s', (language) => {
  const signs = [
    ...['−', '–', '×', '²', '³', '°', 'µ', '÷', '…', '\u00a0'],
    ...(language === 'zh' || language === 'ja' ? ['～', '：', '（', '、', '，'] : []),
  ];
  for (const weight of ['light', 'regular', 'strong'] as const) {
    const drawn = signs.filter((sign) => runsOf(sign, language, weight).length > 0);
    expect(drawn).toEqual(signs);
  }
});
