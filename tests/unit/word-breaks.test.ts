import { describe, expect, it } from 'vitest';
import { softBreak } from '../../app/i18n/text.ts';
import { markWords } from '../../server/pages/word-breaks.ts';

const words = (text: string) => markWords(text).split(softBreak);

describe('The words of a Chinese title', () => {
  it('stay whole, with what belongs to them', () => {
    expect(words('我们做不用玻璃的光伏组件')).toContain('玻璃的');
    expect(words('eArc：晶硅组件，不用玻璃')).not.toContain('件，');
    expect(words('高温损失功率')).toEqual(expect.arrayContaining(['高温', '损失', '功率']));
  });

  it('do not begin a line with a mark that ends a phrase, nor end one with an opening mark', () => {
    for (const part of words('SMH“蜻蜓”组件：屋面，也能装（光伏）。')) {
      expect(part).not.toMatch(/^[”：，）。]/u);
      expect(part).not.toMatch(/[“（]$/u);
    }
  });

  it('keep a number with what is counted', () => {
    for (const part of words('每兆瓦要花费10万到25万欧元')) expect(part).not.toMatch(/\d$/);
  });

  it('leave the words of other languages apart', () => {
    expect(words('由 eArc International 制造')).toEqual(['由 ', 'eArc ', 'International ', '制造']);
  });

  it('are the same text without the marks', () => {
    const text = '2017年12月，在澳大利亚拜伦湾，列车自己的车顶上装有6.5 kW光伏组件。';
    expect(words(text).join('')).toBe(text);
    expect(words('Without a word of Chinese')).toEqual(['Without a word of Chinese']);
  });
});
