import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Font, Glyph } from 'fontkit';
import type { Language } from '../../app/i18n/languages.ts';
import { ownFile } from '../../own-files.ts';
import { graphemesOf } from './line-breaking.ts';

/**
 * Sets text as outlines, so that no font has to be installed where the site runs. The fonts are
 * made by art/fonts.py and read when the first text needs them.
 */
type FontName =
  | 'hanken-grotesk-300'
  | 'hanken-grotesk-500'
  | 'noto-sans-sc-500'
  | 'noto-sans-jp-500';

interface Run {
  font: FontName;
  text: string;
}

export interface Typesetter {
  /** In ems. */
  widthOf(text: string): number;
  /** @returns SVG of the text, which starts at `x` and stands on `y`. */
  outline(text: string, place: { x: number; y: number; size: number }): string;
}

const opened = new Map<FontName, Promise<Font>>();

function open(name: FontName): Promise<Font> {
  let font = opened.get(name);
  if (!font) {
    font = read(name);
    opened.set(name, font);
    font.catch(() => opened.delete(name));
  }
  return font;
}

async function read(name: FontName): Promise<Font> {
  const [{ create }, compressed] = await Promise.all([
    import('fontkit'),
    readFile(ownFile(`documents/typesetting/fonts/${name}.ttf.br`)),
  ]);
  const font = create(await promisify(brotliDecompress)(compressed));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  return font;
}

/** What Chinese and Japanese set full width, though the Latin font has it too. */
const fullWidth = /^[“”‘’…—·]/u;
const needsCjk =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** Opens the fonts that the texts need; Latin letters have the weight of what stands beside. */
export async function typesetterFor(
  texts: string[],
  language: Language,
  weight: 'light' | 'strong',
): Promise<Typesetter> {
  const isCjk = language === 'zh' || language === 'ja';
  const whole = texts.join('');
  const hasKana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(whole);
  const latin: FontName =
    isCjk || weight === 'strong' ? 'hanken-grotesk-500' : 'hanken-grotesk-300';
  const han: FontName[] =
    language === 'ja' || hasKana
      ? ['noto-sans-jp-500', 'noto-sans-sc-500']
      : ['noto-sans-sc-500', 'noto-sans-jp-500'];
  const names = needsCjk.test(whole) ? [latin, ...han] : [latin];
  const fonts = new Map<FontName, Font>();
  const has = (name: FontName, text: string) =>
    [...text].every((character) =>
      fonts.get(name)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  for (const name of names) {
    // The font of the other language is there for the few characters that one lacks.
    if (name === han[1] && graphemesOf(whole).every((text) => fontOf(text, names))) continue;
    fonts.set(name, await open(name));
  }

  function fontOf(text: string, order: FontName[]): FontName | undefined {
    return order.find((name) => has(name, text));
  }
  return typesetter(
    fonts,
    (text) => fontOf(text, isCjk && fullWidth.test(text) ? [...han, latin] : names),
    isCjk ? 0 : -0.02,
  );
}

/** @param tracking between letters, in ems. */
function typesetter(
  fonts: Map<FontName, Font>,
  fontOf: (text: string) => FontName | undefined,
  tracking: number,
): Typesetter {
  function runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const grapheme of graphemesOf(text)) {
      const font = fontOf(grapheme);
      // What no font has, such as a pictograph, is left out rather than shown as a box.
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += grapheme;
      else runs.push({ font, text: grapheme });
    }
    return runs;
  }

  /** @returns the width; `draw` gets each glyph with its place, all in ems. */
  function walk(text: string, draw?: (glyph: Glyph, x: number, font: Font) => void): number {
    let x = 0;
    for (const run of runsOf(text)) {
      const font = fonts.get(run.font);
      if (!font) continue;
      const { glyphs, positions } = font.layout(run.text);
      for (const [index, glyph] of glyphs.entries()) {
        draw?.(glyph, x, font);
        x += (positions[index]?.xAdvance ?? glyph.advanceWidth) / font.unitsPerEm;
        x += glyph.advanceWidth > 0 ? tracking : 0;
      }
    }
    return x;
  }

  return {
    widthOf: (text) => walk(text),
    outline(text, { x, y, size }) {
      const paths: string[] = [];
      let bearing: number | undefined;
      walk(text, (glyph, offset, font) => {
        const scale = size / font.unitsPerEm;
        // The first letter stands on the margin with its stem, not with the space before it.
        bearing ??= isInset(text) ? (glyph.bbox.minX / font.unitsPerEm) * size : 0;
        const left = x + offset * size - bearing;
        const outline = glyph.path.toSVG();
        if (outline) {
          paths.push(
            `<path transform="matrix(${scale} 0 0 ${-scale} ${left.toFixed(2)} ${y})" d="${outline}"/>`,
          );
        }
      });
      return paths.join('');
    },
  };
}

/** Han characters stand on a grid; only their opening brackets have a half of it empty. */
function isInset(text: string): boolean {
  return !needsCjk.test(text[0] ?? '') || /^[「『（【《〈]/.test(text);
}
