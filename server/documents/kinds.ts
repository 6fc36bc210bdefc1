import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { writingMessages } from '../../app/i18n/writing.ts';
import type { PublishedContent } from '../../cms/interface.ts';
import type { DocumentKind } from '../../documents/catalogue.ts';
import { describeDataSheet } from '../../documents/data-sheet.ts';
import { describeGuide, pathsOf } from '../../documents/guide.ts';
import type { ShownDocument } from '../../documents/shown.ts';

/** What a document shows now, and what that depends on. */
export interface Described {
  shown: ShownDocument;
  /** @returns when the content it is made of was changed. */
  changed: () => Promise<string>;
  /** Keys of the models that it is about. */
  models: string[];
}

/** Where the documents of one kind are, and what they are made of. */
interface Kind {
  /** The folder of their addresses. */
  folder: string;
  /** The part of a saved file's name that says what it is. */
  fileName(key: string): string;
  /** @returns the keys of those that there may be, in the order of lists. */
  keys(content: PublishedContent, language: Language): Promise<string[]>;
  /** @returns null if the content has no such document. */
  describe(content: PublishedContent, key: string, language: Language): Promise<Described | null>;
}

const dataSheets = {
  folder: 'data-sheets',
  fileName: (key) => `${key.toUpperCase()}-datasheet`,
  keys: (content) => content.modelKeys(),
  async describe(content, key, language) {
    const model = await content.model(key, language);
    if (!model) return null;
    const shown = describeDataSheet(model, language, await loadMessages(language));
    return { shown, models: [key], changed: async () => model.changed };
  },
} satisfies Kind;

const guides = {
  folder: 'guides',
  fileName: (key) => `${key}-installation-guide`,
  keys: async (content, language) => (await content.guides(language)).map(({ key }) => key),
  async describe(content, key, language) {
    const guide = (await content.guides(language)).find((one) => one.key === key);
    if (!guide) return null;
    const readPage = (path: string) => content.page(path, language);
    const shown = await describeGuide(guide, readPage, language, await loadMessages(language));
    const changed = async () => {
      const dates = await Promise.all(pathsOf(guide).map((path) => content.changed(path)));
      return [guide.changed, ...dates].sort().at(-1) ?? '';
    };
    return { shown, changed, models: guide.models.map((model) => model.key) };
  },
} satisfies Kind;

/** @returns what a guide shows as it is being written, marked as such. */
export async function describeDraft(
  content: PublishedContent,
  id: number,
  language: Language,
): Promise<ShownDocument | null> {
  const [guide] = await content.guides(language, { draftOf: id });
  if (!guide) return null;
  const readPage = (path: string) => content.page(path, language);
  const shown = await describeGuide(guide, readPage, language, await loadMessages(language));
  return { ...shown, kindName: `${shown.kindName} · ${writingMessages[language].pageIsDraft}` };
}

/** In the order of lists. */
export const kinds: Record<DocumentKind, Kind> = { dataSheet: dataSheets, guide: guides };

/** @returns undefined if no kind has, or had, that folder. */
export function kindIn(folder: string): DocumentKind | undefined {
  const all = Object.keys(kinds) as DocumentKind[];
  return folder === earlierFolder ? 'guide' : all.find((kind) => kinds[kind].folder === folder);
}

/** Where guides were when they were called manuals, and which of today's each became part of. */
const earlierFolder = 'manuals';
const earlierGuides: Record<string, string> = {
  bonding: 'bonding',
  'standing-seam': 'bonding',
  'flat-roof': 'bonding',
  clamps: 'clamps',
  'balcony-kit': 'balcony',
  'balcony-kit-800': 'balcony',
  'balcony-planning': 'balcony',
};

/** @returns the key of the guide that has what an earlier one had, or undefined. */
export const successorOf = (key: string): string | undefined =>
  Object.hasOwn(earlierGuides, key) ? earlierGuides[key] : undefined;
