import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { ModelEntry, PublishedContent } from '../../cms/interface.ts';
import type { DocumentKind } from '../../documents/catalogue.ts';
import { describeDataSheet } from '../../documents/data-sheet.ts';
import { describeManual, methods } from '../../documents/manual.ts';
import type { ShownDocument } from '../../documents/shown.ts';

/** What a document shows now, and what that depends on. */
export interface Described {
  shown: ShownDocument;
  /** @returns when the content it is made of was changed. */
  changed: () => Promise<string>;
  /** Whom it is about, if that is one model. */
  model?: ModelEntry;
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
  keys: async (content, language) => (await content.models(language)).map(({ key }) => key),
  async describe(content, key, language) {
    const model = (await content.models(language)).find((one) => one.key === key);
    if (!model) return null;
    const shown = describeDataSheet(model, language, await loadMessages(language));
    return { shown, model, changed: async () => model.changed };
  },
} satisfies Kind;

const manuals = {
  folder: 'manuals',
  fileName: (key) => `${key}-installation-manual`,
  keys: async () => methods.map(({ key }) => key),
  async describe(content, key, language) {
    const method = methods.find((one) => one.key === key);
    const page = method && (await content.page(method.path, language));
    const messages = await loadMessages(language);
    const shown = page && describeManual(page, method, language, messages);
    return shown ? { shown, changed: () => content.changed(method.path) } : null;
  },
} satisfies Kind;

/** In the order of lists. */
export const kinds: Record<DocumentKind, Kind> = { dataSheet: dataSheets, manual: manuals };

/** @returns undefined if no kind has that folder. */
export function kindIn(folder: string): DocumentKind | undefined {
  const all = Object.keys(kinds) as DocumentKind[];
  return all.find((kind) => kinds[kind].folder === folder);
}
