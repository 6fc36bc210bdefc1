import type { FlattenedField } from 'payload';
import { type RichTextNode, rootOf } from '../../app/blocks/rich-text-nodes.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
} from '../../app/i18n/languages.ts';
import { type Addresses, leadsTo, pageOf } from '../page-addresses.ts';
import { translatedLanguages } from '../resolve.ts';
import { mentionsIn } from '../usage/mentions.ts';

type Stored = Record<string, unknown>;

/** What there is to say about a document before it is published. */
export type Finding = {
  /** e.g. `blocks.2.body`; empty for the document as a whole. */
  path: string;
} & (
  | { kind: 'referenceUnknown'; reference: string }
  | { kind: 'linkTargetMissing'; page: string }
  | { kind: 'alternativeMissing'; picture: CheckedPicture; languages: Language[] }
  | { kind: 'pictureHeavy' | 'pictureSmall'; picture: CheckedPicture }
  | { kind: 'languagesMissing'; languages: Language[] }
  | { kind: 'headingSkipped'; level: number; before: number }
  | { kind: 'descriptionMissing' }
);

export interface CheckedPicture {
  id: unknown;
  filename: string;
  /** By language. */
  alternative: Stored;
  bytes: number;
  /** In pixels. */
  width: number;
}

/** What the document mentions, as it is known when it is checked. */
interface Known {
  addresses: Addresses;
  isFigure: (reference: string) => boolean;
  pictures: CheckedPicture[];
}

/** Larger ones take long to open wherever staff work with them, and show no more. */
const heavyInBytes = 5_000_000;
/** Narrower ones are stretched where they take the width of a page. */
const smallInPixels = 1000;

/**
 * @param stored the document in all languages at once.
 * @returns what stands in the way of publishing it, then what is worth a look.
 */
export function checkDocument(stored: Stored, fields: FlattenedField[], known: Known): Finding[] {
  const findings = [
    ...mentionFindings(stored, fields, known),
    ...languageFindings(stored, fields),
    ...headingFindings(stored, fields),
  ];
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((one, other) => weightOf(one) - weightOf(other));
}

/** Whether it cannot be published like this: visitors would see a dash, or no button at all. */
export const isRefused = ({ kind }: Finding): boolean =>
  kind === 'referenceUnknown' || kind === 'linkTargetMissing';

const weightOf = (finding: Finding) => (isRefused(finding) ? 0 : 1);

/** @returns the ids of the pictures that a document shows. */
export const picturesIn = (stored: Stored, fields: FlattenedField[]): unknown[] =>
  [...mentionsIn(stored, fields)].flatMap(({ mention }) =>
    mention.kind === 'document' && mention.collection === 'media' ? [mention.id] : [],
  );

function mentionFindings(
  stored: Stored,
  fields: FlattenedField[],
  { addresses, isFigure, pictures }: Known,
): Finding[] {
  return [...mentionsIn(stored, fields)].flatMap(({ path, mention }): Finding[] => {
    if (mention.kind === 'figure') {
      const { reference } = mention;
      return isFigure(reference) ? [] : [{ kind: 'referenceUnknown', path, reference }];
    }
    if (mention.kind === 'link') {
      const page = pageOf(mention.href) ?? '';
      return leadsTo(mention.href, addresses) ? [] : [{ kind: 'linkTargetMissing', path, page }];
    }
    const picture = mention.collection === 'media' && pictures.find(({ id }) => id === mention.id);
    return picture ? pictureFindings(picture, path) : [];
  });
}

function pictureFindings(picture: CheckedPicture, path: string): Finding[] {
  const languages = languagesWithout(picture.alternative);
  return [
    ...(languages.length > 0
      ? [{ kind: 'alternativeMissing' as const, path, picture, languages }]
      : []),
    ...(picture.bytes > heavyInBytes ? [{ kind: 'pictureHeavy' as const, path, picture }] : []),
    ...(picture.width < smallInPixels ? [{ kind: 'pictureSmall' as const, path, picture }] : []),
  ];
}

/** @returns the languages that a text, stored by language, is not in. */
const languagesWithout = (text: Stored | null | undefined): Language[] =>
  languageCodes.filter((language) => !String(text?.[language] ?? '').trim());

function languageFindings(stored: Stored, fields: FlattenedField[]): Finding[] {
  const translated = translatedLanguages(stored, fields);
  const languages = languageCodes.filter(
    (language) => language !== defaultLanguage && !translated.includes(language),
  );
  const isDescribed = !fields.some(({ name }) => name === 'description' && 'path' in stored);
  const description = stored.description as Stored | null | undefined;
  return [
    ...(languages.length > 0 ? [{ kind: 'languagesMissing' as const, path: '', languages }] : []),
    ...(isDescribed || description?.[defaultLanguage]
      ? []
      : [{ kind: 'descriptionMissing' as const, path: 'description' }]),
  ];
}

/** Readers who do not see the page move from heading to heading, and miss what is left out. */
function headingFindings(stored: Stored, fields: FlattenedField[]): Finding[] {
  const findings: Finding[] = [];
  // Everything stands below the title of the page.
  const before = new Map<Language, number>(languageCodes.map((language) => [language, 1]));
  for (const { path, level, language } of headingsIn(stored, fields)) {
    const last = before.get(language) ?? 1;
    if (level > last + 1) findings.push({ kind: 'headingSkipped', path, level, before: last });
    before.set(language, level);
  }
  return findings;
}

interface Heading {
  path: string;
  level: number;
  language: Language;
}

function* headingsIn(stored: Stored, fields: FlattenedField[], above = ''): Generator<Heading> {
  for (const field of fields) {
    const value = stored[field.name];
    const path = `${above}${field.name}`;
    if (field.type === 'blocks' && Array.isArray(value)) {
      for (const [index, row] of (value as Stored[]).entries()) {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        // The title of a block is a heading below that of the page.
        if (block && row.title && typeof row.title === 'object') {
          for (const language of Object.keys(row.title).filter(isLanguage)) {
            yield { path: `${path}.${index}.title`, level: 2, language };
          }
        }
        if (block) yield* headingsIn(row, block.flattenedFields, `${path}.${index}.`);
      }
    } else if (field.type === 'richText' && value !== null && typeof value === 'object') {
      for (const [language, text] of Object.entries(value)) {
        const root = rootOf(text);
        if (!root || !isLanguage(language)) continue;
        for (const level of levelsIn(root)) yield { path, level, language };
      }
    }
  }
}

const levelsIn = (node: RichTextNode): number[] => [
  ...(node.type === 'heading' ? [Number(String(node.tag).slice(1))] : []),
  ...(Array.isArray(node.children) ? node.children.flatMap(levelsIn) : []),
];
