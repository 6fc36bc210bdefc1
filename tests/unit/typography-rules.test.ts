import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../app/i18n/languages.ts';
import { readTexts } from '../helpers/read-text.ts';
import { findViolations, findViolationsInLines } from '../helpers/typography-rules.ts';

/** In these tests `~` is a space that does not break, and `_` a narrow one. */
const drawn = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f');

const examples: [language: Language, good: string, bad: string[]][] = [
  ['en', '2.8~kg/m², 70%, 1,000~W/m², −0.3~%/K', ['2.8 kg', '70 %', '1000~W', '-10~°C']],
  ['en', '−40~to~+85~°C, 250–450~mm', ['−40 – 85~°C', '5 – 40~mm', '18 ×~2', '18~× 2']],
  ['en', 'Voc, Vmp', ['Uoc', 'Vmpp', '{value}', '[year|years]']],
  ['de', '70~%, 17:30~Uhr, z.~B., d.~h., §~5', ['70%', '70_%', '17:30 Uhr', 'z. B.', '§ 5']],
  ['de', 'Uoc, Isc, Umpp, Impp', ['Voc', 'Vmpp']],
  ['fr', 'Oui~: non_; si_! « mot »'.replaceAll(' mot ', '~mot~'), ['Oui: non', 'Oui_: non']],
  ['fr', '1_000~V, 70_%', ['Quoi ?', 'Quoi~?', '« mot~»', '1000~V', '70~%', 'Uco']],
  ['es', '1000~V, 70~%, 45_000', ['1.000~V', '70%', '45.000', '45 000', '45~000~kWh']],
  ['es', '+34 91 000 00 00, 31.12.2026', ['unos 250 000 €']],
  ['pl', 'w~drodze i~na, 1000~V, 70%', ['w drodze', 'a na', '1_000~V', '70~%']],
  ['pl', '45~000, +48 22 123 45 67', ['45.000', '45 000', '45_000~kWh']],
  ['zh', '电压（Voc）：5～40~°C，2015–2026年', ['电压: 5', '电压(Voc)', '5–40~°C', '电压,电流']],
  ['ja', '電圧（Voc）、必須', ['電圧 (Voc)', '5–40枚']],
];

describe('The rules for what readers get', () => {
  test.each(examples)('in %s allow %s', (language, good) => {
    expect(findViolations(drawn(good), language)).toEqual([]);
  });

  test.each(examples.flatMap(([language, , bad]) => bad.map((one) => [language, one] as const)))(
    'in %s find %s',
    (language, bad) => {
      expect(findViolations(drawn(bad), language)).not.toEqual([]);
    },
  );

  it('find lines of a document that end or begin wrongly', () => {
    const found = (text: string, language: Language) =>
      findViolationsInLines(text, language).map((one) => one.replace(/:.*/, ''));
    expect(found('weighs 2.8\nkg', 'en')).toEqual(['a line ends before a unit']);
    expect(found('moduły w\ndrodze', 'pl')).toEqual(['a line ends with a word of one letter']);
    expect(found('Attention\n: oui', 'fr')).toEqual(['a line begins with a mark']);
    expect(found('weighs 2.8 kg\nand more', 'en')).toEqual([]);
  });
});

describe('The texts of a page', () => {
  it('are those of its lines, cells and attributes, each in its language', () => {
    const html =
      '<html lang="de"><head><title>Titel</title><script>x : y</script></head>' +
      '<body><p>Ein <a href="/a : b">Wort</a> &amp; <em>mehr</em>.</p>' +
      '<p lang="en">English <b>words</b></p><td>5</td><td>W</td>' +
      '<img alt="Bild"><span>eins</span><span lang="fr">deux</span></body></html>';
    expect(readTexts(html)).toEqual([
      { text: 'Titel', language: 'de' },
      { text: 'Ein Wort & mehr.', language: 'de' },
      { text: 'English words', language: 'en' },
      { text: '5', language: 'de' },
      { text: 'W', language: 'de' },
      { text: 'Bild', language: 'de' },
      { text: 'eins', language: 'de' },
      { text: 'deux', language: 'fr' },
    ]);
  });

  it('keep spaces that do not break, and are of the languages of the site only', () => {
    expect(readTexts(`<p lang="pl">${drawn('w~domu')}</p><p lang="xx">?</p>`)).toEqual([
      { text: drawn('w~domu'), language: 'pl' },
    ]);
  });
});
