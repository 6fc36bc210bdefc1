import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { dataDirectories } from '../cms/directories.ts';
import type { DocumentSources } from '../cms/documents/sources.ts';
import type { ContentSource } from '../cms/interface.ts';
import type { Environment } from '../environment.ts';
import { Documents } from './documents/documents.ts';
import { MediaKit } from './downloads/media-kit.ts';
import { Previews } from './downloads/previews.ts';
import { documentSources } from './downloads/sources.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createLog } from './request-log.ts';
import { createSites, type Sites } from './sites.ts';

/** What both the content and the answers of the server are made with. */
export interface ServerParts {
  log: Logger;
  sites: Sites;
  pictures: Pictures;
  mediaKit: MediaKit;
  previews: Previews;
  /** The PDFs that are made from the content. */
  documents(content: ContentSource): Documents;
  dataDirectory: string;
  sources: DocumentSources;
}

export function createParts(environment: Environment, payload: Payload): ServerParts {
  const directories = dataDirectories(environment.DATA_DIR);
  const log = createLog(environment.LOG);
  const sites = createSites(environment);
  const pictures = createPictures({
    payload,
    originals: directories.media,
    cache: directories.pictureCache,
    log,
  });
  const mediaKit = new MediaKit(payload, pictures, directories.media);
  const previews = new Previews(directories.previewCache);
  let made: Documents | undefined;
  const documents = (content: ContentSource) => {
    made ??= new Documents({
      content: withoutDocuments(content),
      payload,
      pictures,
      directory: directories.documentCache,
    });
    return made;
  };
  const sources = documentSources({ documents, mediaKit, previews, sites });
  const dataDirectory = environment.DATA_DIR;
  return { log, sites, pictures, mediaKit, previews, documents, dataDirectory, sources };
}

/** Some of the pages that manuals are made of list these very manuals. */
function withoutDocuments(content: ContentSource): ContentSource {
  return {
    ...content,
    page: (path, language, options) =>
      content.page(path, language, { ...options, withDocuments: false }),
  };
}
