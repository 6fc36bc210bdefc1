import type { Language } from '../../app/i18n/languages.ts';

/**
 * What is wrong with a text that readers get, by the rules of its language: written down a second
 * time, and otherwise than app/i18n/typography.ts does, so that each checks the other.
 */
interface Rule {
  name: string;
  /** Matches what is wrong. */
  wrong: RegExp;
  /** Of all languages where it is left out. */
  languages?: Language[];
  /**
   * PDFs tell every space as a plain one; of spaces, only the ends of their lines can be judged.
   */
  isOfSpaces?: boolean;
}

const units =
  'kg|g|t|W|kW|MW|GW|Wp|kWp|MWp|kWc|MWc|Wh|kWh|MWh|VA|kVA|V|kV|A|Ah|mA|Ω|mm|cm|m|km|mm²|cm²|m²|°C|K|h|min|MB|kB|KB|Pa|kPa|kN|Nm|Hz|€';
const isUnit = `(?:${units})(?![\\p{sc=Latin}\\p{sc=Greek}\\p{N}’'])`;
const isCjk = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';

const withDirectPercent: Language[] = ['en', 'zh', 'ja', 'pl'];
const withGroupedThousands: Language[] = ['en', 'zh', 'ja', 'de', 'fr'];

const rules: Rule[] = [
  {
    name: 'a unit may leave its number',
    wrong: new RegExp(`\\d[ \\u202f]${isUnit}`, 'u'),
    isOfSpaces: true,
  },
  { name: 'a paragraph may leave its sign', wrong: /§ \d/, isOfSpaces: true },
  { name: 'a factor may leave the other', wrong: /\d ×[ \u00a0]\d|× \d/, isOfSpaces: true },
  { name: 'a space before per cent', wrong: /\d\s%(?!\/)/, languages: withDirectPercent },
  {
    name: 'no space before per cent',
    wrong: /\d%/,
    languages: ['de', 'es', 'fr'],
    isOfSpaces: true,
  },
  {
    name: 'the wrong space before per cent',
    wrong: /\d[^\d\u00a0]%(?!\/)/,
    languages: ['de', 'es'],
    isOfSpaces: true,
  },
  {
    name: 'the wrong space before per cent',
    wrong: /\d[^\d\u202f]%(?!\/)/,
    languages: ['fr'],
    isOfSpaces: true,
  },
  {
    name: 'thousands that are not set apart',
    wrong: new RegExp(`(?<![\\d.,\\p{L}])\\d{4,}(?=\\s(?:${isUnit}|%))`, 'u'),
    languages: withGroupedThousands,
  },
  {
    name: 'a thousand that is set apart',
    wrong: new RegExp(`(?<![\\d.,]|\\d\\s)\\d[.\\s]\\d{3}(?=\\s(?:${isUnit}|%))`, 'u'),
    languages: ['es', 'pl'],
  },
  {
    name: 'the wrong mark between thousands',
    wrong: /(?<![\d.,]|\+[\d\s]*)\d{2,3}[. \u00a0]\d{3}(?!\.?\d)/,
    languages: ['es'],
    isOfSpaces: true,
  },
  {
    name: 'the wrong mark between thousands',
    wrong: /(?<![\d.,]|\+[\d\s]*)\d{2,3}[. \u202f]\d{3}(?!\.?\d)/,
    languages: ['pl'],
    isOfSpaces: true,
  },
  {
    name: 'a hyphen for a minus sign',
    wrong: new RegExp(`(?<=^|[\\s(])-\\d[\\d.,]*\\s?(?:${isUnit}|%)`, 'u'),
  },
  { name: 'a dash after a negative number', wrong: /−\d[\d.,]*\s?[–—]/ },
  { name: 'spaces in a range', wrong: /\d [–—] \d/, languages: ['en', 'de', 'es', 'fr', 'pl'] },
  {
    name: 'a dash in a range',
    wrong: new RegExp(
      `\\d%?[–〜—]\\d[\\d.,]*\\s?(?:${isUnit}|%|${isCjk})(?<!\\d{4}[–〜—]\\d{4}年)`,
      'u',
    ),
    languages: ['zh', 'ja'],
  },

  {
    name: 'a space in an abbreviation',
    wrong: /(?<!\p{L})(?:[zuo]\.\s?[BaÄä]|d\.\s?h)(?=\.)(?<!\.\u00a0\p{L})/u,
    languages: ['de'],
    isOfSpaces: true,
  },
  { name: 'the hour may leave its number', wrong: /\d Uhr/, languages: ['de'], isOfSpaces: true },

  {
    name: 'the space before a colon',
    wrong: /[^\u00a0\s]:(?=\s|$)|[ \u202f]:/,
    languages: ['fr'],
    isOfSpaces: true,
  },
  {
    name: 'the space before ; ! ?',
    wrong: /[^\u202f;!?][;!?](?=[\s»]|$)/,
    languages: ['fr'],
    isOfSpaces: true,
  },
  {
    name: 'the space in quotation marks',
    wrong: /«(?!\u00a0)|(?<!\u00a0)»/,
    languages: ['fr'],
    isOfSpaces: true,
  },

  {
    name: 'a word of one letter may stay behind',
    wrong: /(?<![\p{L}\d.’'-])[aiouwz] (?=\S)/iu,
    languages: ['pl'],
    isOfSpaces: true,
  },

  {
    name: 'a mark of half width',
    wrong: new RegExp(`${isCjk} ?[:,;!?()]|[()]${isCjk}`, 'u'),
    languages: ['zh', 'ja'],
  },

  {
    name: 'a symbol of German',
    wrong: /\b(?:U(?:oc|mpp|mp)|Uco|Icc|Ioc)\b/,
    languages: ['en', 'zh', 'ja', 'es', 'fr', 'pl'],
  },
  { name: 'a symbol of English', wrong: /\b(?:Voc|Vmpp?|Imp)\b/, languages: ['de'] },
  { name: 'a symbol with too many letters', wrong: /\b[VI]mpp\b/, languages: ['en', 'zh', 'ja'] },
  { name: 'a symbol with too few letters', wrong: /\b[VI]mp\b/, languages: ['es', 'fr', 'pl'] },

  { name: 'forms of a plural', wrong: /\[[^[\]|]+\|/ },
  { name: 'a placeholder', wrong: /\{\w+\}/ },
];

/** @returns what is wrong, each with what stands around it. */
export function findViolations(text: string, language: Language): string[] {
  return violationsOf(text, language, () => true);
}

/** Between lines of a PDF no unit, mark or word of one letter may be parted from its own. */
const ends: Rule[] = [
  { name: 'a line ends before a unit', wrong: /\d\n(?:kg|kW|kWp|mm|°C|%)(?![\p{L}\p{N}])/u },
  { name: 'a line begins with a mark', wrong: /\n[:;!?»]/, languages: ['fr'] },
  { name: 'a line begins with a mark', wrong: /\n[、。，：；！？）」]/, languages: ['zh', 'ja'] },
  { name: 'a line ends with a word of one letter', wrong: /(?<=\s)[aiouwz]\n/, languages: ['pl'] },
];

export function findViolationsInLines(text: string, language: Language): string[] {
  const paragraphs = text.replace(/\s*\n/g, '\n');
  return [
    ...violationsOf(paragraphs, language, ({ isOfSpaces }) => !isOfSpaces),
    ...violationsOf(paragraphs, language, () => true, ends),
  ];
}

function violationsOf(
  text: string,
  language: Language,
  isMeant: (rule: Rule) => boolean,
  among: Rule[] = rules,
): string[] {
  return among
    .filter(({ languages }) => !languages || languages.includes(language))
    .filter(isMeant)
    .flatMap(({ name, wrong }) =>
      [...text.matchAll(new RegExp(wrong.source, `${wrong.flags}g`))].map(
        ({ index, 0: found }) =>
          `${name}: ${visible(text.slice(Math.max(0, index - 20), index + found.length + 20))}`,
      ),
    );
}

/** Spaces that look alike are told apart: `~` does not break, `_` is narrow. */
const visible = (text: string): string =>
  text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_').replaceAll('\n', '⏎');
