import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import {
  keepVersion,
  presentVersion,
  readShown,
  readVersions,
  type VersionRow,
} from '../../cms/documents.ts';
import type { ModelEntry, PublishedContent } from '../../cms/interface.ts';
import type { DocumentCatalogue, DocumentEntry, DocumentKind } from '../../documents/catalogue.ts';
import { describeDataSheet } from '../../documents/data-sheet.ts';
import { describeManual, methods } from '../../documents/manual.ts';
import type { ShownDocument } from '../../documents/shown.ts';
import type { Pictures } from '../files/pictures.ts';
import { type DocumentFile, DocumentFiles } from './files.ts';

/** The folders of addresses. */
const folders = { 'data-sheets': 'dataSheet', manuals: 'manual' } as const satisfies Record<
  string,
  DocumentKind
>;
type Folder = keyof typeof folders;

export interface DocumentName {
  folder: Folder;
  /** Of a model or of a method. */
  key: string;
  language: Language;
}

interface Described {
  shown: ShownDocument;
  changed: () => Promise<string>;
  model?: ModelEntry;
}

/** The newest version; it is kept once it has been served. */
interface Present {
  row: VersionRow;
  isKept: boolean;
  described: Described;
}

/** An entry of a list without the size of its file, which may be made at any time. */
type KeptEntry = Omit<DocumentEntry, 'size'> & { current: VersionRow };

interface Options {
  content: PublishedContent;
  payload: Payload;
  pictures: Pick<Pictures, 'read'>;
  directory: string;
}

const nameOf = ({ folder, key, language }: DocumentName) => `${folder}/${key}/${language}`;
const addressOf = (name: DocumentName) => `/documents/${nameOf(name)}.pdf`;
const versionAddressOf = (name: DocumentName, version: number) =>
  `/documents/${nameOf(name)}/${version}.pdf`;

/** Every PDF that is made from the content, in its present and in its earlier versions. */
export class Documents implements DocumentCatalogue {
  readonly #content: PublishedContent;
  readonly #payload: Payload;
  readonly #files: DocumentFiles;
  /** What documents show, as long as the content stays as it is. */
  readonly #current = new LRUCache<string, Present & { revision: string }>({ max: 500 });
  readonly #keeping = new Map<string, Promise<VersionRow>>();
  /** The lists, as long as the content stays as it is. */
  readonly #lists = new Map<Language, { revision: string; entries: Promise<KeptEntry[]> }>();

  constructor({ content, payload, pictures, directory }: Options) {
    this.#content = content;
    this.#payload = payload;
    this.#files = new DocumentFiles(pictures, directory);
  }

  /** @returns the newest version, or null where there is no such document; kept from now on. */
  async newest(name: DocumentName): Promise<(DocumentFile & VersionRow) | null> {
    const present = await this.#present(name);
    if (present && !present.isKept) {
      present.row = await this.#keep(name, present.described);
      present.isKept = true;
    }
    return present && this.#fileOf(present.row, present.described.shown);
  }

  /** @returns the same without a trace, for what pages show of it. */
  async preview(name: DocumentName): Promise<(DocumentFile & VersionRow) | null> {
    const present = await this.#present(name);
    return present && this.#fileOf(present.row, present.described.shown);
  }

  /** @returns a version that was served once, or null. */
  async version(name: DocumentName, version: number): Promise<(DocumentFile & VersionRow) | null> {
    const found = await readShown(this.#payload, nameOf(name), version);
    if (!found) return null;
    const { shown, ...row } = found;
    // It was written by `keepVersion`, with what `describe` made.
    return this.#fileOf(row, shown as ShownDocument);
  }

  async list(language: Language): Promise<DocumentEntry[]> {
    const revision = await this.#content.revision();
    let known = this.#lists.get(language);
    if (known?.revision !== revision) {
      known = { revision, entries: this.#listAll(language) };
      this.#lists.set(language, known);
      known.entries.catch(() => this.#lists.delete(language));
    }
    return Promise.all(
      (await known.entries).map(async ({ current, ...entry }) => ({
        ...entry,
        size: await this.#files.sizeOf(current),
      })),
    );
  }

  async #listAll(language: Language): Promise<KeptEntry[]> {
    const described = await this.#describeAll(language);
    const rows = await readVersions(
      this.#payload,
      described.map(({ name }) => nameOf(name)),
    );
    const entries: KeptEntry[] = [];
    for (const one of described) entries.push(await this.#entry(one, rows));
    return entries;
  }

  async #entry(
    { name, ...described }: Described & { name: DocumentName },
    rows: VersionRow[],
  ): Promise<KeptEntry> {
    const { shown, model, changed } = described;
    const document = nameOf(name);
    const versions = rows.filter((row) => row.document === document);
    const { row: current } = await presentVersion(versions, document, shown, changed);
    return {
      current,
      id: `${name.folder}/${name.key}`,
      kind: folders[name.folder],
      title: shown.title,
      ...(model ? { model: model.key } : { method: name.key }),
      ...(model?.series && { series: model.series.key }),
      language: name.language,
      version: current.version,
      date: current.date,
      href: addressOf(name),
      mediaType: 'application/pdf',
      earlier: versions
        .filter(({ version }) => version < current.version)
        .map(({ version, date }) => ({
          ...{ version, date },
          href: versionAddressOf(name, version),
        })),
    };
  }

  async #present(name: DocumentName): Promise<Present | null> {
    const revision = await this.#content.revision();
    const known = this.#current.get(nameOf(name));
    if (known?.revision === revision) return known;
    const described = await this.#describe(name);
    if (!described) return null;
    const document = nameOf(name);
    const versions = await readVersions(this.#payload, [document]);
    const { shown, changed } = described;
    const present = {
      revision,
      described,
      ...(await presentVersion(versions, document, shown, changed)),
    };
    this.#current.set(document, present);
    return present;
  }

  async #fileOf(row: VersionRow, shown: ShownDocument): Promise<DocumentFile & VersionRow> {
    return { ...row, ...(await this.#files.read(row, shown)) };
  }

  /** Requests that come together for what has changed make one new version. */
  #keep(name: DocumentName, { shown, changed }: Described): Promise<VersionRow> {
    const document = nameOf(name);
    const kept = (this.#keeping.get(document) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => keepVersion(this.#payload, document, shown, changed))
      .finally(() => {
        if (this.#keeping.get(document) === kept) this.#keeping.delete(document);
      });
    this.#keeping.set(document, kept);
    return kept;
  }

  async #describe({ folder, key, language }: DocumentName): Promise<Described | null> {
    const messages = await loadMessages(language);
    if (folder === 'data-sheets') {
      const models = await this.#content.models(language);
      const model = models.find((one) => one.key === key);
      return model ? this.#describeModel(model, language) : null;
    }
    const method = methods.find((one) => one.key === key);
    const page = method && (await this.#content.page(method.path, language));
    const shown = page && describeManual(page, method, language, messages);
    return shown ? { shown, changed: () => this.#content.changed(method.path) } : null;
  }

  async #describeModel(model: ModelEntry, language: Language): Promise<Described> {
    const shown = describeDataSheet(model, language, await loadMessages(language));
    return { shown, model, changed: async () => model.changed };
  }

  async #describeAll(language: Language): Promise<(Described & { name: DocumentName })[]> {
    const found: (Described & { name: DocumentName })[] = [];
    for (const model of await this.#content.models(language)) {
      const name: DocumentName = { folder: 'data-sheets', key: model.key, language };
      found.push({ name, ...(await this.#describeModel(model, language)) });
    }
    for (const { key } of methods) {
      const name: DocumentName = { folder: 'manuals', key, language };
      const described = await this.#describe(name);
      if (described) found.push({ name, ...described });
    }
    return found;
  }
}

export const isFolder = (text: string): text is Folder => Object.hasOwn(folders, text);
