import { allWordsBy, alternatives, pattern, type SectionKind } from './lexicon.ts';
import { tightKeyOf } from './text.ts';

/** In addition: what comes before the first heading, and sections under unknown headings. */
export type AnyKind = SectionKind | 'top' | 'unknown';

const kinds = new Map<string, SectionKind>();
for (const [kind, words] of allWordsBy(({ headings }) => headings))
  for (const word of words) kinds.set(tightKeyOf(word), kind);

/** A keyword with other words around it; headings are often letter-spaced, so spaces mean nothing. */
const worded = (
  ['references', 'other', 'education', 'experience', 'profile', 'personal'] as const
).map(
  (kind) =>
    [kind, new RegExp(`^${alternatives(`${kind}Headings`).replaceAll(' ', '')}$`, 'u')] as const,
);

const conjunctions = pattern.iu`\s*(?:&|\+|\/|(?<![\p{L}])${'and'}(?![\p{L}])|・|、|与|與|和|及|\(|:|,)\s*`;

const decoration =
  /^(?:part\s?\d{1,2}(?=\P{L})|[\d.]{1,4}|[ivxIVX]{1,4}[.)]|[一二三四五六七八九十]{1,2}[、.．)]|[【<〈《■◆●▼▍▌|#*\s\-=~_]+)\s*|[】>〉》■◆●▼|#*\s\-=~_:：]+$/giu;

/** `Meine Erfahrung`, `My experience`. */
const own = pattern.iu`^${'own'}\s+(?=\S)`;

/** `Życiorys zawodowy`, `应聘登记表`: the document's title with an additional word. */
const documentName = pattern.u`^(?:${'documentNamesBefore'}?${'documentNames'}${'documentNamesAfter'}?|${'applicationForms'})$`;

const listSuffix = pattern.u`${'listSuffixes'}$`;

/** @returns the kind of section that a line begins, if the line says nothing else. */
export function headingOf(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const bare = text.replace(decoration, '');
  const core = bare.replace(own, '').replace(/\s*[(（][^)）]*[)）]\s*$/u, '');
  const key = tightKeyOf(core);
  if (key === '') return null;
  const whole = tightKeyOf(bare.replace(/\s*[(（][^)）]*[)）]\s*$/u, ''));
  const exact =
    kinds.get(key) ??
    kinds.get(key.replace(listSuffix, '')) ??
    (documentName.test(key) ? 'document' : undefined) ??
    worded.find(([, pattern]) => pattern.test(whole))?.[0];
  if (exact) return exact;
  // `Berufserfahrung & Praktika`: the first known heading decides.
  const parts = bare.split(conjunctions).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 4) return null;
  const found = parts.map((part) => kinds.get(tightKeyOf(part)));
  const isKnown = found.every((kind) => kind !== undefined);
  // Studies within a list of jobs can still be told apart; a job left out is lost.
  if (isKnown && found.includes('experience')) return 'experience';
  return isKnown ? (found[0] ?? null) : null;
}

/** Word stems that headings consist of, for wordings that are in no list. */
const stems: [SectionKind, RegExp][] = [
  ['education', new RegExp(alternatives('educationStems'), 'iu')],
  ['experience', new RegExp(alternatives('experienceStems'), 'iu')],
  ['personal', new RegExp(alternatives('personalStems'), 'iu')],
];
const otherStems = new RegExp(alternatives('otherStems'), 'iu');

/** @returns the kind that a heading's words imply, for text that looks like a heading. */
export function kindByStems(text: string): SectionKind | null {
  if (otherStems.test(text)) return 'other';
  return stems.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
