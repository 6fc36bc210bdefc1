import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import {
  keepVersion,
  presentVersion,
  readShown,
  readVersions,
  type VersionRow,
} from '../../cms/document-versions.ts';
import type { PublishedContent } from '../../cms/interface.ts';
import type { DocumentCatalogue, DocumentEntry, DocumentKind } from '../../documents/catalogue.ts';
import type { ShownDocument } from '../../documents/shown.ts';
import type { Pictures } from '../files/pictures.ts';
import { type DocumentFile, DocumentFiles } from './files.ts';
import { type Described, describeDraft, kinds } from './kinds.ts';

export interface DocumentName {
  kind: DocumentKind;
  /** Of a model or of a guide. */
  key: string;
  language: Language;
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

const today = () => new Date().toISOString().slice(0, 10);
const idOf = ({ kind, key }: DocumentName) => `${kinds[kind].folder}/${key}`;
const nameOf = (name: DocumentName) => `${idOf(name)}/${name.language}`;
export const addressOf = (name: DocumentName) => `/documents/${nameOf(name)}.pdf`;
const versionAddressOf = (name: DocumentName, version: number) =>
  `/documents/${nameOf(name)}/${version}.pdf`;

/** Every PDF generated from the content, in its current and earlier versions. */
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

  /**
   * @returns the newest version, which is stored from now on, or null if there is no such document.
   */
  async newest(name: DocumentName): Promise<(DocumentFile & VersionRow) | null> {
    const present = await this.#present(name);
    if (present && !present.isKept) {
      present.row = await this.#keep(name, present.described);
      present.isKept = true;
    }
    return present && this.#fileOf(present.row, present.described.shown);
  }

  /** @returns the same without storing it, for previews on pages. */
  async preview(name: DocumentName): Promise<(DocumentFile & VersionRow) | null> {
    const present = await this.#present(name);
    return present && this.#fileOf(present.row, present.described.shown);
  }

  /**
   * @param document `guides/bonding/de`, or the name it had when the version was served.
   * @returns a version that was served once, or null.
   */
  async version(document: string, version: number): Promise<(DocumentFile & VersionRow) | null> {
    const found = await readShown(this.#payload, document, version);
    if (!found) return null;
    const { shown, ...row } = found;
    // It was written by `keepVersion`, with what `describe` made.
    return this.#fileOf(row, shown as ShownDocument);
  }

  /** @returns a guide as it is being written, of which nothing is kept; null if there is none. */
  async draftOfGuide(id: number, language: Language): Promise<Buffer | null> {
    const shown = await describeDraft(this.#content, id, language);
    return shown && this.printOnce(shown);
  }

  /** @returns what a visitor has calculated, of which nothing is kept. */
  printOnce(shown: ShownDocument): Promise<Buffer> {
    return this.#files.print(shown, { version: 0, date: today() });
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
    const versions = Map.groupBy(rows, ({ document }) => document);
    const entries: KeptEntry[] = [];
    for (const one of described) {
      entries.push(await this.#entry(one, versions.get(nameOf(one.name)) ?? []));
    }
    return entries;
  }

  async #entry(
    { name, ...described }: Described & { name: DocumentName },
    versions: VersionRow[],
  ): Promise<KeptEntry> {
    const { shown, models, changed } = described;
    const document = nameOf(name);
    const { row: current } = await presentVersion(versions, document, shown, changed);
    return {
      current,
      id: idOf(name),
      kind: name.kind,
      title: shown.title,
      models,
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

  /** Concurrent requests for a changed document make one new version. */
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

  #describe({ kind, key, language }: DocumentName): Promise<Described | null> {
    return kinds[kind].describe(this.#content, key, language);
  }

  async #describeAll(language: Language): Promise<(Described & { name: DocumentName })[]> {
    const found: (Described & { name: DocumentName })[] = [];
    for (const kind of Object.keys(kinds) as DocumentKind[]) {
      for (const key of await kinds[kind].keys(this.#content, language)) {
        const name: DocumentName = { kind, key, language };
        const described = await this.#describe(name);
        if (described) found.push({ name, ...described });
      }
    }
    return found;
  }
}
