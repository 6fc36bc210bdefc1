import type { Payload } from 'payload';
import { listOf } from '../../app/i18n/format.ts';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { choiceOf, choicesOf, knownKey } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import { dataDirectories } from '../directories.ts';
import type {
  Choice,
  DocumentContent,
  DocumentFile,
  DocumentFilters,
  DocumentList,
  DocumentPreview,
  EditionContent,
  ModelContent,
  Text,
} from '../interface.ts';
import { parseId } from '../parse-id.ts';
import type { Document } from '../payload-types.ts';
import type { Products } from '../products/products.ts';
import { type ProductData, resolveTitle } from '../resolve.ts';
import { formatSize } from './format.ts';
import { documentKinds } from './kinds.ts';
import type { DocumentSources, MadeDocument, WantedDocuments } from './sources.ts';
import { readUpload } from './upload.ts';

type Stored = Omit<Document, 'title'> & { title: unknown };

/** A document with what it is searched by. */
interface Listed extends DocumentContent {
  /** Keys of models; empty if it concerns all of them. */
  models: string[];
}

const uploadKey = /^upload-(\d+)$/;

const kindsInOrder = Object.keys(documentKinds);

interface Options {
  payload: Payload;
  readProducts: () => Promise<Products>;
  sources: DocumentSources;
  dataDirectory: string;
}

/** The download centre: documents as visitors see them, both uploaded and generated. */
export class DownloadCentre {
  readonly #payload: Payload;
  readonly #readProducts: () => Promise<Products>;
  readonly #sources: DocumentSources;
  readonly #directory: string;

  constructor({ payload, readProducts, sources, dataDirectory }: Options) {
    this.#payload = payload;
    this.#readProducts = readProducts;
    this.#sources = sources;
    this.#directory = dataDirectories(dataDirectory).documents;
  }

  async #findUploads(): Promise<Stored[]> {
    const { docs } = await this.#payload.find({
      collection: 'documents',
      where: { isPublic: { equals: true } },
      sort: ['-released', '-id'],
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    return docs as unknown as Stored[];
  }

  async #all(wanted: WantedDocuments): Promise<Listed[]> {
    const { language } = wanted;
    const [uploads, made, products] = await Promise.all([
      this.#findUploads(),
      this.#sources.made(wanted),
      this.#readProducts(),
    ]);
    const models = products.allModels(language);
    const byKey = new Map(models.map((model) => [model.key, model]));
    const listed = [
      ...made.map((one) => fromMade(one, byKey, language)),
      ...withoutReplaced(uploads).map((one) =>
        fromUpload(one, uploads, models, language, products),
      ),
    ];
    return listed.sort(
      (one, other) => kindsInOrder.indexOf(one.kind.key) - kindsInOrder.indexOf(other.kind.key),
    );
  }

  async list(language: Language, filters: DocumentFilters = {}): Promise<DocumentList> {
    const models = (await this.#readProducts()).allModels(language);
    const products = models.map(({ key, name }) => ({ key, name: textOf(name) }));
    const product = products.find(({ key }) => key === filters.product)?.key ?? null;
    const kind = knownKey(documentKinds, filters.kind);
    const wanted =
      languageCodes.find((one) => one === filters.language) ??
      (filters.language === 'all' ? 'all' : language);
    // The previewed document may be in a different language from the list.
    const previewLanguage = languageCodes.filter((one) => filters.preview?.endsWith(`.${one}`));
    const listed = await this.#all({
      language,
      withSizes: filters.withSizes ?? true,
      fileLanguages: wanted === 'all' ? languageCodes : [...new Set([wanted, ...previewLanguage])],
    });
    const shown = listed.filter(
      (one) =>
        (!product || one.models.length === 0 || one.models.includes(product)) &&
        (!kind || one.kind.key === kind) &&
        (wanted === 'all' || one.language === null || one.language === wanted),
    );
    return {
      documents: shown.map(withoutModels),
      product,
      kind,
      language: wanted,
      products,
      // Called as the documents of the kind are: those that the site makes have a name of their own.
      kinds: choicesOf(documentKinds, language).map(
        (choice) => listed.find(({ kind: { key } }) => key === choice.key)?.kind ?? choice,
      ),
      languages: languageCodes.map((code): Choice => ({ key: code, name: languages[code].name })),
      preview: await this.#preview(
        listed.find(({ key, hasPreview }) => hasPreview && key === filters.preview),
      ),
    };
  }

  /** In the language of the page, or in English if there is none. */
  async ofModels(language: Language, models: ModelContent[]): Promise<DocumentContent[]> {
    const keys = new Set(models.map(({ key }) => key));
    const fileLanguages: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const listed = (
      await this.#all({ language, fileLanguages, models: [...keys], withSizes: false })
    ).filter((one) => one.models.some((key) => keys.has(key)));
    const own = listed.filter((one) => one.language === null || one.language === language);
    const subjects = new Set(own.map(subjectOf));
    const isMissing = (one: Listed) => !subjects.has(subjectOf(one));
    const english = listed.filter((one) => one.language === 'en' && isMissing(one));
    return [...own, ...(language === 'en' ? [] : english)].map(withoutModels);
  }

  async #preview(found: Listed | undefined): Promise<DocumentPreview | null> {
    const file = found && (await this.documentFile(found.key));
    if (!found || !file) return null;
    const shown = await this.#sources.preview(found.key, file);
    return {
      key: found.key,
      title: found.title,
      language: found.language,
      href: found.files[0]?.href ?? '',
      pages: shown?.pages ?? [],
      pageCount: shown?.pageCount ?? 0,
    };
  }

  async documentFile(key: string): Promise<DocumentFile | null> {
    const id = parseId(uploadKey.exec(key)?.[1] ?? '');
    if (id === null) return this.#sources.file(key);
    const { docs } = await this.#payload.find({
      collection: 'documents',
      where: { id: { equals: id }, isPublic: { equals: true } },
      depth: 0,
      limit: 1,
      pagination: false,
    });
    const [found] = docs;
    if (!found?.filename) return null;
    const name = found.filename;
    return {
      name,
      type: found.mimeType ?? 'application/octet-stream',
      version: found.contentHash ?? '',
      read: () => readUpload(this.#payload, 'documents', this.#directory, name),
    };
  }
}

const withoutModels = ({ models: _, ...document }: Listed): DocumentContent => document;

const textOf = (text: Text) => (typeof text === 'string' ? text : text.text);

/** The properties shared by all languages of a document; for uploads, only the kind is known. */
function subjectOf({ key, kind }: Listed): string {
  return uploadKey.test(key) ? `${kind.key} uploaded` : key.replace(/\.[a-z]+$/, '');
}

function fromMade(
  made: MadeDocument,
  models: Map<string, ModelContent>,
  language: Language,
): Listed {
  const { key, kind, kindName, title, version, changed, files, isExample, hasPreview } = made;
  return {
    key,
    models: made.models,
    kind: kindName ? { key: kind, name: kindName } : choiceOf(documentKinds, kind, language),
    title: title ?? listOf(namesOf(made.models, models), languages[language].tag),
    language: made.language,
    version,
    date: resolveDate(changed, language),
    files: filesOf(files, language),
    hasPreview,
    picture: made.picture ?? null,
    module: moduleIn(made.models, models),
    isExample,
    older: (made.older ?? []).map(({ version: before, date, files: kept }) => ({
      key: `${key}-${before}`,
      version: before,
      date: resolveDate(date, language),
      files: filesOf(kept, language),
    })),
  };
}

function filesOf(files: MadeDocument['files'], language: Language) {
  return files.map(({ format, href, size }) => ({
    format,
    href,
    size: size === null ? '' : formatSize(size, language),
  }));
}

function moduleIn(
  [first = '']: string[],
  models: Map<string, ModelContent>,
): DocumentContent['module'] {
  const rows = models.get(first)?.groups.flatMap((group) => group.rows);
  const read = (wanted: string) => rows?.find(({ key }) => key === wanted)?.number;
  const [length, width] = [read('length'), read('width')];
  return length && width ? { length, width } : null;
}

function namesOf(keys: string[], models: Map<string, ModelContent>): string[] {
  return keys.flatMap((key) => models.get(key) ?? []).map(({ name }) => textOf(name));
}

function fromUpload(
  stored: Stored,
  uploads: Stored[],
  models: ModelContent[],
  language: Language,
  products: ProductData,
): Listed {
  const ids = new Set((stored.models ?? []).map((one) => String(idOf(one))));
  return {
    ...editionOf(stored, language),
    models: models.filter(({ id }) => ids.has(id)).map(({ key }) => key),
    kind: choiceOf(documentKinds, stored.kind, language),
    title: resolveTitle(stored.title, language, products),
    language: stored.language ?? null,
    hasPreview: stored.mimeType === 'application/pdf',
    picture: null,
    module: null,
    isExample: false,
    older: olderOf(stored, uploads).map((one) => editionOf(one, language)),
  };
}

function editionOf(stored: Stored, language: Language): EditionContent {
  const name = stored.filename ?? '';
  return {
    key: `upload-${stored.id}`,
    version: stored.version ?? '',
    date: resolveDate(stored.released, language),
    files: [
      {
        format: name.split('.').at(-1)?.toUpperCase() ?? '',
        href: `/documents/files/${stored.id}/${encodeURIComponent(name)}`,
        size: formatSize(stored.filesize ?? 0, language),
      },
    ],
  };
}

/** The public predecessors of a document; two may name each other. */
function olderOf(stored: Stored, uploads: Stored[]): Stored[] {
  const older: Stored[] = [];
  let next = uploads.find(({ id }) => id === idOf(stored.replaces));
  while (next && next !== stored && !older.includes(next)) {
    older.push(next);
    const before = idOf(next.replaces);
    next = uploads.find(({ id }) => id === before);
  }
  return older;
}

/** Lists contain only the newest version of a document. */
function withoutReplaced(uploads: Stored[]): Stored[] {
  const replaced = new Set(uploads.map(({ replaces }) => idOf(replaces)));
  return uploads.filter(({ id }) => !replaced.has(id));
}

function idOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}
