import type { Language } from '../../app/i18n/languages.ts';
import type { DocumentSources } from '../../cms/documents/sources.ts';
import type { PublishedContent } from '../../cms/interface.ts';
import type { Documents } from '../documents/documents.ts';
import type { Sites } from '../sites.ts';
import type { MediaKit } from './media-kit.ts';
import { parameterDocuments } from './parameter-files.ts';
import { pdfDocuments, pdfFile } from './pdf-files.ts';
import type { Previews } from './previews.ts';

interface Options {
  content: PublishedContent;
  documents: Documents;
  mediaKit: MediaKit;
  previews: Previews;
  sites: Sites;
}

/** What the server generates for the download centre, for cms/documents to list. */
export function documentSources(options: Options): DocumentSources {
  const { content, documents, mediaKit, previews, sites } = options;
  const originOf = (language: Language) =>
    sites.all.find((site) => site.key === language)?.origin ?? '';
  return {
    async made(wanted) {
      const { language, models } = wanted;
      return [
        ...(await pdfDocuments(documents, content, wanted)),
        ...(await parameterDocuments(content, originOf(language))),
        ...(models ? [] : await mediaKit.documents(wanted)),
      ];
    },
    file: (key) => pdfFile(documents, key),
    preview: (key, file) => previews.pages(key, file),
  };
}
