import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type { Language } from '../../app/i18n/languages.ts';
import { ownFile } from '../../own-files.ts';
import { graphemesOf } from '../typesetting/line-breaking.ts';

export type Weight = 'light' | 'regular' | 'strong';

interface Run {
  font: string;
  text: string;
}

const latin = {
  light: 'hanken-grotesk-300',
  regular: 'hanken-grotesk-400',
  strong: 'hanken-grotesk-500',
};
const han = {
  zh: { light: 'noto-sans-sc-400', regular: 'noto-sans-sc-400', strong: 'noto-sans-sc-500' },
  ja: { light: 'noto-sans-jp-400', regular: 'noto-sans-jp-400', strong: 'noto-sans-jp-500' },
};

/** What Chinese and Japanese set full width, though the Latin font has it too. */
const fullWidth = /^[“”‘’…—]/u;

const opened = new Map<string, { file: Buffer; font: Font }>();

/** Reads a font when the first text needs it; made by art/fonts.py. */
function open(name: string): { file: Buffer; font: Font } {
  const known = opened.get(name);
  if (known) return known;
  const file = brotliDecompressSync(
    readFileSync(ownFile(`documents/typesetting/fonts/${name}.ttf.br`)),
  );
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  const read = { file, font };
  opened.set(name, read);
  return read;
}

const fontNamed = (name: string): Font => open(name).font;
export const fontFile = (name: string): Buffer => open(name).file;

/** Widths in ems of what has been measured: the same words stand in many places and documents. */
const measured = new Map<string, number>();
const mostMeasured = 50_000;

export function advanceOf({ font, text }: Run): number {
  const key = `${font} ${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    const opened = fontNamed(font);
    width = opened.layout(text).advanceWidth / opened.unitsPerEm;
    if (measured.size >= mostMeasured) measured.clear();
    measured.set(key, width);
  }
  return width;
}

/** Which fonts set the texts of a language, in the order in which they are asked for a letter. */
function namesFor(language: Language, weight: Weight): string[] {
  const isCjk = language === 'zh' || language === 'ja';
  // Beside Han characters, which have no light weight here, light letters look faint.
  const own = latin[isCjk && weight === 'light' ? 'regular' : weight];
  const [first, second] = language === 'ja' ? [han.ja, han.zh] : [han.zh, han.ja];
  return [own, first[weight], second[weight]];
}

/** The space that `Intl` sets in numbers and percentages; no font here has it. */
const narrowSpace = /\u202f/g;
const noBreakSpace = '\u00a0';

/** Splits a text by the fonts that have its letters. What no font has is left out. */
export function runsOf(text: string, language: Language, weight: Weight): Run[] {
  const names = namesFor(language, weight);
  // Most texts are of this kind, and need no look at each letter.
  if (/^[ -~]*$/.test(text)) return text ? [{ font: names[0] ?? '', text }] : [];
  const isCjk = language === 'zh' || language === 'ja';
  const runs: Run[] = [];
  for (const grapheme of graphemesOf(text.replace(narrowSpace, noBreakSpace))) {
    const order = isCjk && fullWidth.test(grapheme) ? [...names.slice(1), ...names] : names;
    const font = order.find((name) => hasAll(name, grapheme));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += grapheme;
    else runs.push({ font, text: grapheme });
  }
  return runs;
}

function hasAll(name: string, grapheme: string): boolean {
  const font = fontNamed(name);
  return [...grapheme].every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
