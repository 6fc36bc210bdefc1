import { describe, expect, it } from 'vitest';
import { typeset } from '../../app/i18n/typography.ts';
import {
  breakIntoLines,
  graphemesOf,
  splitEverywhere,
  unitsOf,
} from '../../documents/typesetting/line-breaking.ts';

/** A character of Latin is one wide, one of Chinese or Japanese two. */
const widthOf = (text: string) =>
  graphemesOf(text).reduce((sum, one) => sum + (one > '\u2fff' ? 2 : 1), 0);

const lines = (title: string, width: number, tag = 'en') =>
  breakIntoLines(unitsOf(title, tag), widthOf, width)?.lines;

describe('the lines of a title', () => {
  it('are as few as there can be, and about the same length', () => {
    expect(lines('One two three four', 30)).toEqual(['One two three four']);
    expect(lines('Ultra-light solar modules without glass', 22)).toEqual([
      'Ultra-light solar',
      'modules without glass',
    ]);
    expect(lines('aaaa bbbb cccc dddd', 14)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('hold every word in its order and nothing wider than a line', () => {
    const title = 'Solar power for roofs that cannot carry the weight of any glass';
    for (let width = 8; width < 64; width++) {
      const broken = lines(title, width) ?? [];
      expect(broken.join(' ')).toBe(title);
      expect(Math.max(...broken.map(widthOf))).toBeLessThanOrEqual(width);
    }
  });

  it('do not leave a short word alone in the last one', () => {
    expect(lines('Solar modules for the roof of a bus', 30)?.at(-1)).not.toBe('bus');
    expect(lines('太阳能屋顶与外墙组件', 18, 'zh-Hans')?.at(-1)?.length).toBeGreaterThan(2);
  });

  it('keep together what is set to stay together', () => {
    expect(lines(typeset('Modules of only 2.8 kg/m² each', 'en'), 20)).toEqual([
      'Modules of only',
      '2.8\u00a0kg/m² each',
    ]);
    for (const line of lines(typeset('Panele w drodze i na dachu', 'pl'), 10, 'pl') ?? []) {
      expect(line).not.toMatch(/(^| )[wi]$/);
    }
  });

  it('never break at a space that does not break, as before French punctuation', () => {
    for (const space of ['\u00a0', '\u202f']) {
      for (const line of lines(`Une question${space}? Oui${space}: voilà`, 12, 'fr') ?? []) {
        expect(line).not.toMatch(/^[?:]/);
      }
    }
    expect(lines('Une question ? Oui', 13, 'fr')?.join('|')).not.toContain('|?');
  });

  it('may end after a hyphen, and at a soft one with a hyphen that is shown', () => {
    expect(lines('non-glass', 6)).toEqual(['non-', 'glass']);
    expect(lines('Solar\u00admodule', 8, 'de')).toEqual(['Solar-', 'module']);
    expect(lines('Solar\u00admodule', 12, 'de')).toEqual(['Solarmodule']);
  });
});

describe('the lines of a Chinese or Japanese title', () => {
  const japanese = '産業用・商業用シリーズ：これまで「設置」できなかった屋根に、太陽光発電を。';
  const chinese = '销售中心：从第一个问题起，始终是“同一个”团队、一项技术（五个系列）。';

  it.each([
    ['ja', japanese],
    ['zh-Hans', chinese],
  ])('do not start with closing punctuation nor end with opening: %s', (tag, title) => {
    for (let width = 10; width < 50; width += 2) {
      const broken = lines(title, width, tag) ?? [];
      expect(broken.join('')).toBe(title);
      for (const line of broken) {
        expect(line).not.toMatch(
          /^[、。，．：；！？・）」』”ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u,
        );
        expect(line).not.toMatch(/[（「『“]$/u);
        expect(widthOf(line)).toBeLessThanOrEqual(width);
      }
    }
  });

  it('end between phrases, not within a word, where there is room', () => {
    expect(lines('ガラスを使わない超軽量太陽電池モジュール', 16, 'ja')).toEqual([
      'ガラスを使わない',
      '超軽量太陽電池',
      'モジュール',
    ]);
  });

  it.each([
    ['ja', '一平方メートルあたりの重さは約2.8キロ', '約2.8'],
    ['ja', 'ガラスのモジュールは15～20キロの重さです', '15～20'],
    ['zh-Hans', '每平方米组件的重量只有约2.8千克左右', '约2.8'],
    ['zh-Hans', '玻璃组件的重量一般是15～20千克左右', '15～20'],
  ])('keep a number with what says how exact it is: %s, %s', (tag, title, number) => {
    for (let width = 12; width < 40; width += 1) {
      expect(lines(title, width, tag)?.some((line) => line.includes(number))).toBe(true);
    }
  });

  it('keep Latin names whole', () => {
    expect(
      lines('太陽電池モジュールのeArcです', 10, 'ja')?.some((line) => line.includes('eArc')),
    ).toBe(true);
  });
});

describe('a word wider than a line', () => {
  it('is not broken by the rules, but anywhere if there is no other way', () => {
    const units = unitsOf('Photovoltaikversicherung', 'de');
    expect(breakIntoLines(units, widthOf, 10)).toBeNull();
    const broken = breakIntoLines(splitEverywhere(units), widthOf, 10)?.lines ?? [];
    expect(broken.join('').replaceAll('-', '')).toBe('Photovoltaikversicherung');
    expect(Math.max(...broken.map(widthOf))).toBeLessThanOrEqual(10);
  });

  it('an empty title has no lines', () => {
    expect(unitsOf('  ', 'en')).toEqual([]);
  });
});
