import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { runsOf } from '../../documents/pdf/fonts.ts';
import { styles } from '../../documents/pdf/styles.ts';
import { setText, setTitle, widthOf } from '../../documents/pdf/typesetting.ts';
import { partsOfRichText } from '../../documents/rich-text.ts';

describe('formatted text in a document', () => {
  it('keeps headings, paragraphs and lists, and the words of links', () => {
    const html =
      '<h2>Before</h2><p>Ask <a href="/about">us</a>.<br>Then &amp; there, 5&#160;mm.</p>' +
      '<ul class="list-bullet"><li\n value="1"\n>One</li><li>Two</li></ul><h3>After</h3><p></p>';
    expect(partsOfRichText({ html })).toEqual([
      { kind: 'heading', text: 'Before', level: 2 },
      { kind: 'paragraph', text: 'Ask us. Then & there, 5\u00a0mm.' },
      { kind: 'list', isOrdered: false, items: ['One', 'Two'] },
      { kind: 'heading', text: 'After', level: 3 },
    ]);
  });

  it('says of words in another language which it is', () => {
    const parts = partsOfRichText({ html: '<p>Words</p>', language: 'en' });
    expect(parts).toEqual([{ kind: 'paragraph', text: { text: 'Words', language: 'en' } }]);
  });
});

describe('text in a document', () => {
  const samples: Record<Language, string> = {
    en: 'Structure: a structural engineer confirms the load reserve for modules and adhesive.',
    zh: '结构：由结构工程师确认荷载余量，计入组件、胶粘剂、边框和电缆，并核算边缘和角部的风揭力。',
    de: 'Temperaturkoeffizient des Kurzschlussstroms, Anschlussleitungsquerschnittsberechnungen',
    ja: '構造：モジュール、接着剤、フレーム、ケーブルを含めた耐荷重の余裕を、構造設計者が確認します。',
    es: 'Coeficiente de temperatura de la corriente de cortocircuito del módulo',
    fr: 'Coefficient de température de la tension en circuit ouvert\u202f: −0,123 V/K',
    pl: 'Współczynnik temperaturowy napięcia obwodu otwartego i prądu zwarciowego',
  };

  it.each(languageCodes)('never runs out of its column, however narrow: %s', (language) => {
    for (const width of [60, 120, 245]) {
      const { lines } = setText(samples[language], language, styles.body, width);
      const widest = Math.max(
        ...lines.map((line) => widthOf(line.trimEnd(), language, styles.body)),
      );
      expect(widest).toBeLessThanOrEqual(width + 0.01);
    }
  });

  it.each(languageCodes)('keeps every letter: %s', (language) => {
    const { lines } = setText(samples[language], language, styles.body, 500);
    const plain = (text: string) => text.replace(/\s/gu, '');
    expect(plain(lines.join(''))).toBe(plain(samples[language]));
    const runs = runsOf(samples[language], language, 'regular');
    expect(plain(runs.map(({ text }) => text).join(''))).toBe(plain(samples[language]));
  });

  it('breaks no Japanese word or phrase whose line would be long enough without it', () => {
    const texts = [
      {
        text: '産業用・商業用屋根のためのフレームレスモジュールです。屋根材に接着するので、穴を一つも開けません。',
        together: ['フレームレス', 'モジュール', '産業用', '商業用', '屋根材', '接着'],
        style: styles.lead,
      },
      {
        text: '取付フレームをあらかじめ組み込み、クランプで機械的に固定します。施工時間を40%短縮できます。',
        together: ['取付フレームを', 'クランプで', '機械的に', '施工時間を'],
        style: styles.lead,
      },
      {
        text: '本製品の認証マークと規格です。番号と適用範囲は各認証書に記載されています。',
        together: ['番号と', '記載されています'],
        style: styles.small,
      },
      {
        text: '1:20 · 縮尺どおりに作図しています。セルとジャンクションボックスは模式的に示しています。',
        together: ['ジャンクションボックス', '示しています'],
        style: styles.small,
      },
      {
        text: '汚れ、浮いた塗膜は取り除きます。ケーブルの通り道として空け、もう一人が、バルコニーのうち荷重に耐える部分につなぎます。直列につながないでください。',
        together: [
          'つながないで',
          '取り除きます',
          '通り道として',
          'もう一人が',
          'バルコニーのうち',
        ],
        style: styles.body,
      },
    ];
    const broken: string[] = [];
    for (const { text, together, style } of texts) {
      for (let width = 240; width < 540; width += 3) {
        const lines = setText(text, 'ja', style, width).lines.join('|');
        for (const part of together) if (!lines.includes(part)) broken.push(`${width}: ${lines}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('leaves no end of a verb alone in the last line of a Japanese text', () => {
    const text =
      '産業用・商業用屋根向けのフレームレスモジュール。屋根材に接着するので、穴を一つも開けません。';
    for (let width = 200; width < 360; width += 3) {
      const { lines } = setText(text, 'ja', styles.lead, width);
      expect(lines.at(-1)).not.toBe('開けません。');
    }
  });

  it('starts no line with a mark that no line starts with', () => {
    for (const language of ['zh', 'ja'] as const) {
      for (let width = 60; width < 240; width += 7) {
        const { lines } = setText(samples[language], language, styles.body, width);
        expect(lines.filter((line) => /^[、。，：）」]/.test(line))).toEqual([]);
      }
    }
  });

  it('leaves out characters that no font has, rather than showing a box', () => {
    const runs = runsOf('Roof \u{1f31e}!', 'de', 'regular');
    expect(runs.map(({ text }) => text).join('')).toBe('Roof !');
  });

  it('breaks a title where a phrase ends', () => {
    const style = { ...styles.title, size: 25 };
    const { lines } = setTitle('阳台400：小阳台，一块组件', 'zh', style, 240);
    expect(lines).toEqual(['阳台400：', '小阳台，一块组件']);
  });
});
