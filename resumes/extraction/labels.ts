import { allWordsBy, alternatives, type LabelKind, pattern } from './lexicon.ts';
import { fold, keyOf, tightKeyOf } from './text.ts';

/** Without the optional characters of labels: `Adresse(n)`, `PLZ, Ort`. */
const labelKeyOf = (text: string) =>
  tightKeyOf(text.replace(/[(（](?:n|en|s|es|e|in|nen)[)）]/gu, '')).replace(/[.,/&()（）-]/gu, '');

/** Some words label two things; their position decides: `puesto`, `stanowisko`. */
const [inEntries, elsewhere] = [new Map<string, LabelKind>(), new Map<string, LabelKind>()];
const ofEntries = new Set<LabelKind>(['title', 'organisation', 'period', 'task']);
for (const [kind, words] of allWordsBy(({ labels }) => labels))
  for (const word of words)
    (ofEntries.has(kind) ? inEntries : elsewhere).set(labelKeyOf(word), kind);

const kindOf = (key: string) => elsewhere.get(key) ?? inEntries.get(key);

export const labelOf = (text: string): LabelKind | null =>
  kindOf(labelKeyOf(text)) ??
  kindOf(labelKeyOf(text.replace(ownWord, ''))) ??
  kindByWording(keyOf(text), tightKeyOf(text));

/** Wordings that vary too much for a list; of two that match alike the first counts. */
const worded = [
  ...(['otherPerson', 'other', 'name', 'birth', 'address', 'email', 'phone'] as const),
  ...(['nationality', 'target', 'industry', 'title', 'organisation', 'period', 'task'] as const),
].map((kind) => [kind, new RegExp(`^${alternatives(`${kind}Wordings`)}$`, 'u')] as const);

/** @param key the label in lower case, without accents; `tight` also without spaces. */
function kindByWording(key: string, tight: string): LabelKind | null {
  if (key.length > 45 || /[\d@]/.test(key)) return null;
  return worded.find(([, pattern]) => pattern.test(key) || pattern.test(tight))?.[0] ?? null;
}

/** `Mein Ziel`, `Ma nationalité` */
const ownWord = pattern.iu`^${'possessives'}\s+(?=\S)`;

export const entryLabelOf = (text: string): LabelKind | null => {
  const key = labelKeyOf(text);
  return inEntries.get(key) ?? labelOf(text);
};

export const isLabel = (text: string): boolean =>
  (/[:：]\s*$/.test(text) && text.length < 40) || labelOf(text) !== null;

interface Labelled {
  kind: LabelKind;
  label: string;
  /** As written; empty if the value is elsewhere. */
  value: string;
}

/** Letters that count as a label only before a colon. */
const initials: Record<string, LabelKind> = {
  A: 'address',
  E: 'email',
  Re: 'target',
  RE: 'target',
  Subject: 'target',
};

/** Splits `Name: Max Mustermann`; brackets such as `[Name]` or `【氏名】` count as a colon. */
export function splitLabel(text: string, find = labelOf): Labelled | null {
  const folded = fold(text);
  const atStart = (pattern: RegExp): Labelled | null => {
    const [whole = '', label = ''] = pattern.exec(folded) ?? [];
    const kind = label === '' ? null : find(label);
    return kind && { kind, label, value: text.slice(whole.length).trim() };
  };
  const inBox = atStart(boxed);
  if (inBox) return inBox;
  const colon = folded.indexOf(':');
  if (colon > 0 && colon <= 60) {
    const label = folded.slice(0, colon).replace(/^\s*[(]?\d{1,2}[.)]\s*(?=\p{L})/u, '');
    const kind =
      initials[label.trim()] ??
      find(label) ??
      find(label.replace(/\s*\([^)]*\)\s*$/, '')) ??
      find(label.split('/')[0] ?? '');
    if (kind) return { kind, label: text.slice(0, colon), value: text.slice(colon + 1).trim() };
  }
  return atStart(spaced);
}

const boxed = /^[[【〔(〈《]([^\]】〕)〉》]{1,30})[\]】〕)〉》]\s*:?\s*/;
/** `氏名 山田 太郎`: ideographic labels need no colon to be recognised. */
const spaced =
  /^(\p{Script=Han} \p{Script=Han}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}) +(?=\S)/u;

/** `8010 Graz Date of birth: 14 March 1965`: a label of several words, after a value. */
function splitAtLongLabel(text: string, find: typeof labelOf): [string, string] | null {
  for (const match of fold(text).matchAll(/(?<=\S)\s+(?=((?:[^\s:]+ ){1,3}[^\s:]+) ?:)/gu)) {
    const before = text.slice(0, match.index);
    if (/[:：\d@]/.test(before) && match[1] && find(match[1]) !== null)
      return [before, text.slice(match.index + match[0].length)];
  }
  return null;
}

const ofContact = new Set<LabelKind>(['email', 'phone', 'fax', 'address']);

/** `Tel.: 0151 12345 E-Mail: a@b.de`: splits a line before each label with a colon. */
export function splitAtLabels(text: string, find = labelOf): string[] {
  const parts: string[] = [];
  let from = 0;
  const whole = splitAtLongLabel(text, find);
  if (whole) return whole.flatMap((part) => splitAtLabels(part, find));
  // `〔雇用形態〕正社員　〔役職〕課長`
  const [first = '', ...boxes] = text.split(/\s+(?=[【〔［][^】〕］]{1,10}[】〕］])/u);
  if (boxes.some((box) => splitLabel(box, find) !== null)) return [first, ...boxes];
  for (const match of fold(text).matchAll(
    /(?<=\S)\s+(?=(\p{Script=Han} \p{Script=Han}|[^\s:]{1,16}) ?:)|(?<=[\d号室番地])(?=([\p{Script=Han}\p{Script=Hiragana}]{2,6}):)/gu,
  )) {
    const before = text.slice(from, match.index);
    const label = match[1] ?? match[2] ?? '';
    const isChinese = /^[\p{Script=Han}\p{Script=Hiragana}]{2,6}$/u.test(label);
    const kind = label === '' ? null : find(label);
    // `Angestrebte Position:`, `Personal a cargo:` end in a word that is a label by itself.
    const isSure = /[:：]/.test(before) || (isChinese && kind !== null);
    const isEnd = /^\p{Ll}/u.test(label) && kind !== null && !ofContact.has(kind);
    if (!isSure || isEnd || (kind === null && !isChinese)) continue;
    parts.push(before);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** The parts of a contact line between bars, dots and icons. */
export const fragmentsOf = (text: string): string[] =>
  text
    .split(
      /\s*\p{So}\ufe0f?\s+|\s*(?![©®™])\p{Extended_Pictographic}\ufe0f?\s*|\s+(?:[|｜│•·∙●◆■▪]|\/{2,}|\*(?!\s*\d{1,2}\.)|(?<!\d\s+)\/|\/(?!\s+\d))\s+|\s*·\s+|\s+·\s*|\s*[|｜│•●◆■]\s*|\s{3,}/u,
    )
    .flatMap((part) => splitAtLabels(part))
    .map((part) => part.trim())
    .filter((part) => part !== '');
