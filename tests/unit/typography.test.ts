import { describe, expect, it, test } from 'vitest';
import { nameCountries } from '../../app/i18n/countries.ts';
import { formatNumber } from '../../app/i18n/format.ts';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { chooseForms } from '../../app/i18n/plural-forms.ts';
import { typeset, typesetHtml, withPlainSpaces } from '../../app/i18n/typography.ts';
import { formatQuantity, formatValue, type Quantity } from '../../cms/products/quantities.ts';

/** In these tests `~` is a space that does not break, and `_` a narrow one. */
const drawn = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f');

const examples: [language: Language, typed: string, set: string][] = [
  ['en', 'about 2.8 kg/m² at 520 W', 'about 2.8~kg/m² at 520~W'],
  ['en', '19.3 % of 1000 W/m²', '19.3% of 1,000~W/m²'],
  ['en', 'at -10 °C, never at 5-10', 'at −10~°C, never at 5-10'],
  ['en', 'cells 6 × 12', 'cells 6~×~12'],
  ['en', 'a roof, {length} × {width}', 'a roof, {length}~×~{width}'],
  ['en', 'between 1000 and 1500 V', 'between 1000 and 1,500~V'],
  ['en', '1000–1500 V', '1,000–1,500~V'],
  ['en', 'since 2015 and in 2017 6.5 kW', 'since 2015 and in 2017 6.5~kW'],
  [
    'en',
    'https://example.com/a?b=10 m, me@example.com: 10 m',
    'https://example.com/a?b=10 m, me@example.com: 10~m',
  ],

  ['de', 'z. B. 70% bis 17:30 Uhr, d.h. § 5', 'z.~B. 70~% bis 17:30~Uhr, d.~h. §~5'],
  ['de', 'Art. 6 Abs. 1 lit. b DSGVO', 'Art.~6 Abs.~1 lit.~b~DSGVO'],
  ['de', '§ 554 BGB, § 8 Abs. 5a EEG, § 27a UStG', '§~554~BGB, §~8 Abs.~5a~EEG, §~27a~UStG'],
  ['de', 'DIN VDE V 0126-95 und DIN EN 1991-1-3', 'DIN~VDE~V~0126-95 und DIN~EN~1991-1-3'],
  ['de', '1000 V und 1.000 V', '1.000~V und 1.000~V'],
  ['de', 'Wird gesendet …', 'Wird gesendet~…'],

  ['en', 'SMF 430, SMH 520 "Dragonfly", GB/T 9535', 'SMF~430, SMH~520 "Dragonfly", GB/T~9535'],
  ['en', 'IEC 61215 and IEC TS 62915, UL 1703', 'IEC~61215 and IEC~TS~62915, UL~1703'],
  ['en', 'Article 6(1)(f) GDPR, since May 2021', 'Article 6(1)(f)~GDPR, since May 2021'],
  ['en', 'NASA DATA OF 2020, a PV 5 and BIPV 5', 'NASA DATA OF~2020, a PV~5 and BIPV~5'],
  ['pl', 'art. 6 ust. 1 lit. f RODO', 'art.~6 ust.~1 lit.~f~RODO'],

  ['en', '52 × 954 = 49608, a ≈ 5, 1.9 million', '52~×~954 =~49608, a ≈~5, 1.9~million'],
  ['en', 'Balcony 400, in May 2026, Balcony 4000', 'Balcony~400, in May 2026, Balcony 4000'],
  [
    'de',
    'rund 1,9 Millionen, 5 Mio. Stück, 3 Mieter',
    'rund 1,9~Millionen, 5~Mio. Stück, 3 Mieter',
  ],
  ['zh', '阳台 400', '阳台~400'],
  ['en', 'on 5 May 2026, in May 2026, 105 May', 'on 5~May 2026, in May 2026, 105 May'],
  ['de', 'am 21. November 2026, im Mai 2026', 'am 21.~November 2026, im Mai 2026'],
  ['es', '17 de noviembre de 2026, 5 de mayor', '17~de~noviembre de 2026, 5 de mayor'],
  ['fr', 'le 1 décembre 2026', 'le 1~décembre 2026'],
  ['pl', '7 stycznia 2027 r., styczeń 2027', '7~stycznia 2027~r., styczeń 2027'],

  ['fr', 'Attention : ça tient ?', 'Attention~: ça tient_?'],
  ['fr', 'Langue: oui; non!', 'Langue~: oui_; non_!'],
  ['fr', '« mot » et «mot»', '«~mot~» et «~mot~»'],
  ['fr', '1 236 kWh, 70 %, 1000 V', '1_236~kWh, 70_%, 1_000~V'],
  ['fr', '+33 1 99 00 12 34, à 9:30, 1:10', '+33 1 99 00 12 34, à 9:30, 1:10'],
  ['fr', 'En 2030 l’énergie, 9h30', 'En 2030 l’énergie, 9~h~30'],
  ['fr', 'https://example.com : ici', 'https://example.com~: ici'],

  ['es', '70% de 1.000 V', '70~% de 1000~V'],
  [
    'es',
    'de 100 000 a 250 000 €, unos 50 000 dólares',
    'de 100_000 a 250_000~€, unos 50_000 dólares',
  ],
  ['es', '45.000 kWh, 1 236 kWh', '45_000~kWh, 1236~kWh'],
  ['es', '+34 91 000 00 00', '+34 91 000 00 00'],
  ['es', '¿Cuánto pesa? 2,8 kg', '¿Cuánto pesa? 2,8~kg'],

  ['pl', 'Panele w drodze i na dachu', 'Panele w~drodze i~na dachu'],
  ['pl', 'W drodze (z ramą) i o „a b”', 'W~drodze (z~ramą) i~o~„a~b”'],
  ['pl', '70 % z 1 000 V, 50 000 dolarów', '70% z~1000~V, 50~000 dolarów'],
  ['pl', '+48 22 123 45 67', '+48 22 123 45 67'],

  ['zh', '开路电压 (Voc): 48.5 V', '开路电压（Voc）：48.5~V'],
  ['zh', '5–40 °C，2015–2026', '5～40~°C，2015–2026'],
  ['zh', '装有6.5 kW光伏组件', '装有6.5~kW光伏组件'],
  ['zh', '第一,第二', '第一，第二'],
  ['zh', '每年1417 kWh，需要5000～7000 m²', '每年1,417~kWh，需要5,000～7,000~m²'],
  ['zh', '与SMF 430和IEC 61215', '与SMF~430和IEC~61215'],
  ['ja', 'JIS C 8955とSMF 520の資料', 'JIS~C~8955とSMF~520の資料'],
  ['ja', '最低気温 (°C)', '最低気温（°C）'],
  ['ja', '19.3 %', '19.3%'],
  ['ja', '日射強度1000 W/m²、最大1000 V', '日射強度1,000~W/m²、最大1,000~V'],
];

describe('A text as an editor types it', () => {
  test.each(examples)('in %s: %s', (language, typed, set) => {
    expect(typeset(typed, language)).toBe(drawn(set));
  });

  test.each(examples)('that is set stays as it is, in %s: %s', (language, _, set) => {
    expect(typeset(drawn(set), language)).toBe(drawn(set));
  });

  it('keeps its letters, and keeps what is none of the words', () => {
    for (const language of languageCodes) {
      for (const [, typed] of examples) {
        const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
        expect(letters(typeset(typed, language))).toBe(letters(typed));
      }
    }
  });

  it('keeps the placeholders of a message, and sets what is around them', () => {
    expect(typeset('{file} : {value} kg ?', 'fr')).toBe(drawn('{file}~: {value}~kg_?'));
    expect(typeset('{count} %', 'de')).toBe(drawn('{count}~%'));
  });
});

describe('Formatted text', () => {
  it('is set between its tags, and its addresses and code stay', () => {
    const html = '<p>Voir : <a href="/a : b">5 m</a> &amp; plus ; <code>a : b</code> ?</p>';
    expect(typesetHtml(html, 'fr')).toBe(
      drawn('<p>Voir~: <a href="/a : b">5~m</a> &amp; plus_; <code>a : b</code>_?</p>'),
    );
  });

  it('has a mark that follows a tag set like any other', () => {
    expect(typesetHtml('<p><strong>Non</strong> : si</p>', 'fr')).toBe(
      drawn('<p><strong>Non</strong>~: si</p>'),
    );
  });
});

test('Programs get the spaces of a keyboard', () => {
  expect(withPlainSpaces(drawn('1_000~V'))).toBe('1 000 V');
});

const quantity = (value: number, maximum: number | null, unit: string): Quantity => ({
  ...{ value, maximum, unit, qualifier: 'exactly', isExample: false },
});

describe('A range of', () => {
  test.each<[Language, string, string]>([
    ['en', '−40~to~+85~°C', '250–450~mm'],
    ['de', '−40~bis~+85~°C', '250–450~mm'],
    ['fr', 'de~−40~à~+85~°C', '250~à~450~mm'],
    ['es', 'de~−40~a~+85~°C', '250~a~450~mm'],
    ['pl', 'od~−40~do~+85~°C', '250–450~mm'],
    ['zh', '−40～85~°C', '250～450~mm'],
    ['ja', '−40～85~°C', '250～450~mm'],
  ])('%s is worded by its rule', (language, temperatures, lengths) => {
    expect(formatQuantity(quantity(-40, 85, '°C'), language)).toBe(drawn(temperatures));
    expect(formatQuantity(quantity(250, 450, 'mm'), language)).toBe(drawn(lengths));
  });
});

describe('A number', () => {
  test.each<[Language, string, string, string, string]>([
    ['en', '1,000', '70%', '0.5', '45,000'],
    ['zh', '1,000', '70%', '0.5', '45,000'],
    ['ja', '1,000', '70%', '0.5', '45,000'],
    ['de', '1.000', '70~%', '0,5', '45.000'],
    ['es', '1000', '70~%', '0,5', '45_000'],
    ['fr', '1_000', '70_%', '0,5', '45_000'],
    ['pl', '1000', '70%', '0,5', '45~000'],
  ])('in %s has one form, wherever it comes from', (language, thousand, percent, half, many) => {
    expect(formatValue(quantity(1000, null, 'V'), language)).toBe(drawn(thousand));
    expect(formatQuantity(quantity(70, null, '%'), language)).toBe(drawn(percent));
    expect(formatValue(quantity(0.5, null, 'V'), language)).toBe(half);
    expect(typeset('1000 V', language)).toBe(drawn(`${thousand}~V`));
    expect(typeset('70 %', language)).toBe(drawn(percent));
    expect(formatValue(quantity(45_000, null, 'kWh'), language)).toBe(drawn(many));
    expect(formatNumber(45_000, languages[language].tag)).toBe(drawn(many));
    expect(typeset('45000 kWh', language)).toBe(drawn(`${many}~kWh`));
  });
});

describe('The label of a figure', () => {
  it('has the form that its number asks for', () => {
    const label = '[patent|patenty|patentów] założyciela';
    const forms = [1, 3, 80, 102].map((value) => chooseForms(label, value, 'pl'));
    expect(forms).toEqual([
      'patent założyciela',
      'patenty założyciela',
      'patentów założyciela',
      'patenty założyciela',
    ]);
    expect(chooseForms('[year|years]', 1, 'en')).toBe('year');
    expect(chooseForms('[year|years]', 1.5, 'en')).toBe('years');
  });

  it('may be shown in English for want of a translation', () => {
    const label = { text: '[year|years]', language: 'en' as const };
    expect(chooseForms(label, 1, 'pl')).toEqual({ text: 'year', language: 'en' });
    expect(chooseForms('a [note]', 1, 'en')).toBe('a [note]');
    expect(chooseForms(null, 1, 'en')).toBeNull();
  });
});

describe('Countries', () => {
  const names = (codes: string, language: Language) =>
    nameCountries(codes.split(' '), language).map(({ name }) => name);

  it('stand in the order in which Japanese are read, Japan first', () => {
    expect(names('US GB CN KR FR JP KP IT', 'ja')).toEqual([
      '日本',
      'アメリカ合衆国',
      'イギリス',
      'イタリア',
      '韓国',
      '北朝鮮',
      '中国',
      'フランス',
    ]);
  });

  it('stand in the order of pinyin, China first, and have the names that China uses', () => {
    expect(names('DE JP ES TW AR CN PS FK', 'zh')).toEqual([
      '中国',
      '阿根廷',
      '巴勒斯坦',
      '德国',
      '福克兰群岛（马尔维纳斯）',
      '日本',
      '西班牙',
      '中国台湾',
    ]);
  });

  it('stand in the order of the alphabet of the language', () => {
    expect(names('SE CH ES CZ', 'pl')).toEqual(['Czechy', 'Hiszpania', 'Szwajcaria', 'Szwecja']);
    expect(names('AT EG AU DE', 'de')).toEqual([
      'Deutschland',
      'Ägypten',
      'Australien',
      'Österreich',
    ]);
  });
});
