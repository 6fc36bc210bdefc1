import { catalogues } from '../../app/i18n/catalogues.ts';
import { isLanguage } from '../../app/i18n/languages.ts';
import type { MadeDocument, WantedDocuments } from '../../cms/documents/sources.ts';
import type { DocumentFile, ModelEntry, PublishedContent } from '../../cms/interface.ts';
import type { DocumentEntry, DocumentKind } from '../../documents/catalogue.ts';
import type { DocumentName, Documents } from '../documents/documents.ts';
import { kindIn } from '../documents/kinds.ts';

/** What the download centre calls each kind. */
const listedKinds: Record<DocumentKind, MadeDocument['kind']> = {
  dataSheet: 'dataSheet',
  guide: 'installationManual',
};

/** The PDFs of server/documents as the download centre lists them. */
export async function pdfDocuments(
  documents: Documents,
  content: PublishedContent,
  { language: ownLanguage, fileLanguages, models: wanted, withSizes }: WantedDocuments,
): Promise<MadeDocument[]> {
  const models = new Map((await content.models('en')).map((model) => [model.key, model]));
  const places = new Map([...models.keys()].map((key, place) => [key, place]));
  const isWanted = wanted && new Set(wanted);
  const listed: MadeDocument[] = [];
  for (const [index, language] of fileLanguages.entries()) {
    // All languages at once are many: then only files generated before have a size.
    const isMade = withSizes && index === 0 && fileLanguages.length <= 2;
    for (const entry of await documents.list(language)) {
      const about = entry.models
        .flatMap((key) => models.get(key) ?? [])
        .sort((one, other) => (places.get(one.key) ?? 0) - (places.get(other.key) ?? 0));
      if (isWanted && !about.some(({ key }) => isWanted.has(key))) continue;
      const size = isMade ? await sizeOf(entry, documents) : entry.size;
      const { guide } = catalogues[ownLanguage].documents;
      listed.push({
        ...listedAs(entry, about, size),
        // What binds is the manual that comes with a module; staff upload it as one.
        ...(entry.kind === 'guide' && { kindName: guide }),
      });
    }
  }
  return listed;
}

function listedAs(entry: DocumentEntry, about: ModelEntry[], size: number | null): MadeDocument {
  return {
    key: keyOf(entry),
    kind: listedKinds[entry.kind],
    models: about.map(({ key }) => key),
    title: entry.title,
    language: entry.language,
    version: String(entry.version),
    changed: entry.date,
    isExample: entry.kind === 'dataSheet' && about.some(hasExamples),
    hasPreview: true,
    files: [{ format: 'PDF', href: entry.href, size }],
    older: entry.earlier.map(({ version, date, href }) => ({
      version: String(version),
      date,
      files: [{ format: 'PDF', href, size: null }],
    })),
  };
}

/** @param key e.g. `data-sheets.smf-520.de` */
export async function pdfFile(documents: Documents, key: string): Promise<DocumentFile | null> {
  const name = nameOf(key);
  const found = name && (await documents.preview(name));
  if (!found) return null;
  return {
    name: `${key}.pdf`,
    type: 'application/pdf',
    version: found.tag,
    read: async () => found.file,
  };
}

/** Generated when first listed, so that lists can show its size, and then kept. */
async function sizeOf(entry: DocumentEntry, documents: Documents): Promise<number | null> {
  if (entry.size !== null) return entry.size;
  const file = await pdfFile(documents, keyOf(entry));
  return file && (await file.read()).length;
}

const keyOf = ({ id, language }: DocumentEntry) => `${id.replace('/', '.')}.${language}`;

function nameOf(text: string): DocumentName | null {
  const [folder = '', key = '', language = '', more] = text.split('.');
  const kind = kindIn(folder);
  const isName = more === undefined && kind && isLanguage(language);
  return isName ? { kind, key, language } : null;
}

function hasExamples({ groups }: ModelEntry): boolean {
  return groups.some(({ rows }) => rows.some(({ isExample }) => isExample));
}
