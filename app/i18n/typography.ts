import {
  formatNumber,
  narrowSpace as narrow,
  noBreakSpace as noBreak,
  spaceBefore,
  typedGroupOf,
} from './format.ts';
import { type Language, languages } from './languages.ts';

/**
 * Sets a text by the rules of its language: which spaces do not break, what stands before a mark
 * or a unit, how numbers are grouped. It is applied where texts come out of the database
 * (cms/resolve.ts), when the catalogues are built (vite.config.ts), and to mails; whoever writes
 * the texts types plainly. What is set already stays as it is. docs/words.md has the rules.
 *
 * Not for browsers, which get their texts set.
 */
export function typeset(text: string, language: Language): string {
  let remembered = rememberedOf.get(language);
  if (!remembered || remembered.size >= mostRemembered) {
    remembered = new Map();
    rememberedOf.set(language, remembered);
  }
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const set = text
    .split(notWords)
    .map((part, index) => (index % 2 === 1 ? part : setWords(part, language)))
    .join('');
  // Most texts stay as they are: those are in memory once.
  remembered.set(text, set === text ? text : set);
  return set;
}

/** Sets what is read of HTML: neither tags nor character references, nor what is code. */
export function typesetHtml(html: string, language: Language): string {
  return html
    .split(notText)
    .map((part, index) => (index % 2 === 1 ? part : typeset(part, language)))
    .join('');
}

/** A text for programs, which expect the spaces of a keyboard, and no marks for lines. */
export function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200b\u2060]/g, '');
}

/** The same words are set for every page and every visitor. */
const rememberedOf = new Map<Language, Map<string, string>>();
/** In each language. */
const mostRemembered = 3000;

/** Addresses, of pages and of people, which stay as they are. */
const notWords = /((?:https?:\/\/|www\.|mailto:)[^\s<>"]+|[^\s<>"]+@[^\s<>"]+\.\w+)/;
const notText = /(<(?:code|pre)\b[^>]*>[\s\S]*?<\/(?:code|pre)>|<[^>]*>|&[#\w]+;)/;

/** Symbols of units, as far as they follow numbers here. */
const unit =
  "(?:[kMG]?Wp|[kMG]?Wc|[kMG]?Wh?|k?VA|[kM]?V|[km]?Ah?|[kM]?Ω|[kcmµ]?m[²³]?|[kmµ]?g|[kMG]?Hz|[kM]?Pa|k?N|Nm|[KMG]B|°C|°|K|t|l|h|s|min|ms|dB|mol|lx|gCO[₂2]e?|€|US\\$|A\\$|[$£¥]|zł|EUR|USD)(?![\\p{sc=Latin}\\p{sc=Greek}\\p{N}’'])";

type Rule = [pattern: RegExp, replacement: string | ((...match: string[]) => string)];

/** A number that a unit follows, or a range that it follows; both numbers of a range. */
const beforeUnit = `(?=(?:[–～]−?\\d[\\d.,${noBreak}${narrow}]*)?(?:${noBreak}${unit}|[${noBreak}${narrow}]?%))`;

const ofAllLanguages: Rule[] = [
  // A minus sign where a keyboard has a hyphen.
  [new RegExp(`(?<=^|[\\s(])-(?=\\d[\\d.,]*[ ${noBreak}${narrow}]?(?:${unit}|%))`, 'gu'), '−'],
  [new RegExp(`(?<=[\\d}])[ ${narrow}](?=${unit})`, 'gu'), noBreak],
  [/(?<=\d) (?=%\/)/g, noBreak],
  // 6 × 12 is one thing; of 2 m × 1 m, the second factor. Where a figure comes later stands {it}.
  [/(?<=[\d}]) ×(?= [\d{])/g, `${noBreak}×`],
  [/× (?=[\d{])/g, `×${noBreak}`],
  [/§ (?=\d)/g, `§${noBreak}`],
  // A result stays with its sign, millions with their number, Balcony 400 is one name.
  [/(?<=[=≈]) (?=[\d−])/g, noBreak],
  [/(?<=\d) (?=(?:Mill?i|Mio|Mrd|mill?i|mln|mld)[\p{L}]*)/gu, noBreak],
  [/(?<=\p{Lu}\p{Ll}{3,}|\p{sc=Han}|[\p{sc=Katakana}ー]) (?=\d{3}(?!\d))/gu, noBreak],
  [
    /(?<![\p{L}\d])(Art|art|Abs|lit|Nr|nr|No|n\.º|n°|ust|pkt|poz|Abb|Fig|fig|rys|rozdz)(\.?) (?=\d|[a-z]\b)/gu,
    `$1$2${noBreak}`,
  ],
  [/(?<=\p{L}) …/gu, `${noBreak}…`],
  // § 554 BGB, Art. 6 Abs. 1 lit. b DSGVO: a law goes with the last number before it.
  [
    new RegExp(
      ` (?=[A-Z][A-Za-z]*[A-Z])(?<=(?:§|\\b(?:[Aa]rt(?:icle)?|Abs|lit|ust|pkt)\\.?)[ ${noBreak}](?:\\d[\\d.]*[a-z]?|[a-z])(?:\\(\\w+\\))* )`,
      'g',
    ),
    noBreak,
  ],
  // SMF 430, IEC 61215, GB/T 9535: what models and norms are called.
  [/ (?=\d)(?<=(?<![A-Za-z\d])[A-Z]{2,}(?:\/[A-Z]+)? )/g, noBreak],
  // DIN VDE V 0126: several letters before a number only of those who write norms, since in
  // capitals any words would do.
  [
    new RegExp(
      `\\b(?:DIN|VDE|IEC|EN|ISO|BS|NF|UNE|PN|JIS)(?:[ ${noBreak}][A-Z]{1,3})+[ ${noBreak}](?=\\d)`,
      'g',
    ),
    (name = '') => name.replaceAll(' ', noBreak),
  ],
];

const german: Rule[] = [
  [/(?<!\p{L})(z|Z|d|D|u|U|o|v|s|i)\. ?(B|h|a|Ä|ä|U|u|d)\.(?!\p{L})/gu, `$1.${noBreak}$2.`],
  [/(?<!\p{L})i\.[ \u00a0]d\. ?R\./gu, `i.${noBreak}d.${noBreak}R.`],
  [/(?<=\d) (?=Uhr\b)/g, noBreak],
];

const french: Rule[] = [
  [/(?<=[^\s:;!?«])[ \u00a0\u202f]*([;!?]+)(?=\s|$|[»)”"…])/gu, `${narrow}$1`],
  [/(?<=[^\s:/])[ \u00a0\u202f]*:(?=\s|$|[»)])/gu, `${noBreak}:`],
  [/^[ \u00a0\u202f]*([;!?])(?=\s|$)/g, `${narrow}$1`],
  [/^[ \u00a0\u202f]*:(?=\s|$)/g, `${noBreak}:`],
  [/«[ \u00a0\u202f]*/g, `«${noBreak}`],
  [/[ \u00a0\u202f]*»/g, `${noBreak}»`],
  // 9 h 30
  [/(?<=\d)[ \u00a0]?h[ \u00a0]?(?=\d\d(?!\d))/g, `${noBreak}h${noBreak}`],
  [/(?<![\p{L}])(p)\. ?(ex)\./gu, `$1.${noBreak}$2.`],
];

const polish: Rule[] = [
  [/(?<=^|[\s\u00a0(„"«–—/[])([aiouwzAIOUWZ]) (?=\S|$)/gu, `$1${noBreak}`],
  [/(?<=\d) (?=r\.)/g, noBreak],
];

/** Han characters, kana, and the marks that stand among them. */
const cjk = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー々、。」』）】》”]';

function fullWidth(comma: string): Rule[] {
  return [
    // Brackets are of the width of what is in them, or of what they follow.
    [new RegExp(`(?<=${cjk}) ?\\(([^()]*)\\) ?`, 'gu'), '（$1）'],
    [new RegExp(` ?\\(([^()]*${cjk}[^()]*)\\) ?`, 'gu'), '（$1）'],
    [new RegExp(`(?<=${cjk}) ?:(?: |$|(?=${cjk}))`, 'gu'), '：'],
    [new RegExp(`(?<=${cjk}), ?(?=${cjk})`, 'gu'), comma],
    [new RegExp(`(?<=${cjk}); ?(?=${cjk})`, 'gu'), '；'],
    [
      new RegExp(`(?<=${cjk})([!?])(?=${cjk}|$)`, 'gu'),
      (mark = '') => (mark === '!' ? '！' : '？'),
    ],
    // Of numbers, but not of years.
    [/(?<!(?<!\d)\d{4})(?<=\d[%]?)[ \u00a0]?[–〜][ \u00a0]?(?=−?\d)/g, '～'],
    [/(?<=(?<!\d)\d{4})[–〜](?=\d{4}[\u00a0 ]?[A-Za-z°])/g, '～'],
  ];
}

/** What a language asks for beside the rules of all. */
const rules: Partial<Record<Language, Rule[]>> = {
  zh: fullWidth('，'),
  de: german,
  ja: fullWidth('、'),
  fr: french,
  pl: polish,
};

const days = new Map<Language, Rule[]>();

/** 21. November, 5 de mayo: a day goes with its month. */
function daysOf(language: Language): Rule[] {
  const known = days.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(languages[language].tag, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  // Of a date, since Polish has another form for a month by itself.
  const months = Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
  const set: Rule[] = [
    [
      new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.?)(?: de)? (?=(?:${months.join('|')})(?!\\p{L}))`, 'gu'),
      (between = '') => between.replaceAll(' ', noBreak),
    ],
  ];
  days.set(language, set);
  return set;
}

const grouping = new Map<Language, Rule[]>();

/** Thousands as numbers have them, where what follows says that it is a quantity. */
function groupingOf(language: Language): Rule[] {
  const known = grouping.get(language);
  if (known) return known;
  const { tag } = languages[language];
  const typed = typedGroupOf(tag);
  const hasSpaces = /\s/.test(formatNumber(10_000, tag));
  const spaces = ` ${noBreak}${narrow}`;
  const own = `[${typed.trim()}${hasSpaces ? spaces : ''}]`;
  // A number may follow Chinese and Japanese directly, but not the letters of a type or a symbol.
  const start = `(?<![\\p{sc=Latin}\\p{sc=Greek}\\d.,+]|\\d[ ${noBreak}${narrow}])`;
  const regroup = (digits: string) => formatNumber(Number(digits.replace(/\D/g, '')), tag);
  const set: Rule[] = [
    [
      new RegExp(`${start}(?:\\d{1,3}(?:${own}\\d{3})+|\\d{4,9})(?!\\d)${beforeUnit}`, 'gu'),
      regroup,
    ],
    // A space between digits is nothing else but this, except in telephone numbers.
    ...(hasSpaces
      ? ([
          [
            new RegExp(`(?<!\\+[\\d ]*)${start}\\d{1,3}(?:[${spaces}]\\d{3})+(?![ ]?\\d)`, 'gu'),
            regroup,
          ],
        ] satisfies Rule[])
      : []),
  ];
  grouping.set(language, set);
  return set;
}

function setWords(text: string, language: Language): string {
  let set = text;
  const percent = `${spaceBefore('%', language)}%`;
  const apply = ([pattern, replacement]: Rule) => {
    set =
      typeof replacement === 'string'
        ? set.replace(pattern, replacement)
        : set.replace(pattern, replacement);
  };
  ofAllLanguages.forEach(apply);
  set = set.replace(/(?<=[\d}])[ \u00a0\u202f]?%(?![/\w])/g, percent);
  rules[language]?.forEach(apply);
  daysOf(language).forEach(apply);
  groupingOf(language).forEach(apply);
  return set;
}
