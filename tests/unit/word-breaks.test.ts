import { describe, expect, it } from 'vitest';
import { softBreak } from '../../app/i18n/text.ts';
import { markPhrases } from '../../server/pages/word-breaks.ts';

const words = (text: string) => markPhrases(text, 'zh').split(softBreak);
const phrases = (text: string) => markPhrases(text, 'ja').split(softBreak);

describe('The words of a Chinese title', () => {
  it('stay whole, with what belongs to them', () => {
    expect(words('我们做不用玻璃的光伏组件')).toContain('玻璃的');
    expect(words('eArc：晶硅组件，不用玻璃')).not.toContain('件，');
    expect(words('高温损失功率')).toEqual(expect.arrayContaining(['高温', '损失', '功率']));
  });

  it('are whole where a noun ends in a word of its own', () => {
    for (const word of ['工程师', '发电量', '太阳能', '体育馆', '第一块']) {
      expect(words(`示例：${word}估算`).join('|')).toContain(word);
    }
    expect(words('在车顶上粘接')).toContain('在车顶上');
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

  it('keep a number with what says how exact it is', () => {
    for (const [number, found] of [
      ['约2.8', words('组件重约2.8千克')],
      ['15～20', words('组件重15～20千克')],
      ['約2.8', phrases('重さは約2.8キロです')],
      ['15～20', phrases('重さは15～20キロです')],
    ] as const) {
      expect(found.some((part) => part.includes(number))).toBe(true);
    }
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

describe('The phrases of a Japanese title', () => {
  it('stay whole: a noun with its particle, a number with its counter, a loanword', () => {
    expect(phrases('クランプの位置に印を付ける')).toEqual([
      'クランプの',
      '位置に',
      '印を',
      '付ける',
    ]);
    expect(phrases('カスタマーサービスへのお問い合わせ')).toEqual([
      'カスタマーサービスへの',
      'お問い合わせ',
    ]);
    expect(phrases('2019年のマニュアル')).toEqual(['2019年の', 'マニュアル']);
  });

  it('do not begin a line with a mark that ends a phrase, nor end one with an opening mark', () => {
    for (const part of phrases('接着の前に：ご自身の屋根で「付着」を試す（概算）。')) {
      expect(part).not.toMatch(/^[：、。」）]/u);
      expect(part).not.toMatch(/[「（]$/u);
    }
    expect(phrases('創業者：何よりもまず研究者')[0]).toBe('創業者：');
  });

  it('begin no line with a particle, however narrow the window', () => {
    expect(phrases('ガラスを使わない太陽電池モジュールを作っています')).toEqual([
      'ガラスを',
      '使わない',
      '太陽電池',
      'モジュールを',
      '作っています',
    ]);
  });

  it('are parted where they are wider than a narrow window', () => {
    expect(phrases('例：アプリケーションエンジニア（接着・クランプ）')).toEqual([
      '例：',
      'アプリケーションエンジニア',
      '（接着・',
      'クランプ）',
    ]);
  });

  it('are the same text without the marks', () => {
    const text =
      '2017年12月、オーストラリアのバイロンベイの列車は、自らの屋根に6.5 kWの太陽電池モジュールを載せていました。';
    expect(phrases(text).join('')).toBe(text);
    expect(phrases('')).toEqual(['']);
  });
});
