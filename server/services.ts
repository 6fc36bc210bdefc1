import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { dataDirectories } from '../cms/directories.ts';
import { DownloadCentre } from '../cms/documents/documents.ts';
import { withDownloads } from '../cms/documents/with-downloads.ts';
import type { ContentSource } from '../cms/interface.ts';
import { createLog } from '../cms/log.ts';
import { hasMailServer } from '../cms/mail/owed.ts';
import { productReader } from '../cms/products/products.ts';
import { publishedContent } from '../cms/published-content.ts';
import { revisionReader } from '../cms/revision.ts';
import { hiddenPictures } from '../cms/trash/hidden-pictures.ts';
import type { Environment } from '../environment.ts';
import { Documents } from './documents/documents.ts';
import { MediaKit } from './downloads/media-kit.ts';
import { Previews } from './downloads/previews.ts';
import { documentSources } from './downloads/sources.ts';
import { createPictures, type Pictures } from './files/pictures.ts';
import { clientAddress } from './http/client-address.ts';
import { ClientBudget } from './http/client-budget.ts';
import { createSites, type Sites } from './sites.ts';
import { withTools } from './tools/with-tools.ts';

/** What visitors see, and the services that handlers need. */
export interface Services {
  log: Logger;
  budget: ClientBudget;
  sites: Sites;
  pictures: Pictures;
  mediaKit: MediaKit;
  previews: Previews;
  /** The PDFs that are made from what is published. */
  documents: Documents;
  content: ContentSource;
}

export function createServices(environment: Environment, payload: Payload): Services {
  const directories = dataDirectories(environment.DATA_DIR);
  const log = createLog(environment.LOG);
  const sites = createSites(environment);
  const budget = new ClientBudget(clientAddress(environment.TRUST_PROXY ?? []));
  const revision = revisionReader(payload);
  const pictures = createPictures({
    payload,
    hidden: hiddenPictures(payload, revision),
    originals: directories.media,
    cache: directories.pictureCache,
    budget,
    log,
  });
  const mediaKit = new MediaKit(payload, pictures, directories.media);
  const previews = new Previews(directories.previewCache);
  const readProducts = productReader(payload, revision);
  const published = publishedContent(payload, { revision, readProducts });
  const documents = new Documents({
    content: published,
    payload,
    pictures,
    directory: directories.documentCache,
  });
  const sources = documentSources({ content: published, documents, mediaKit, previews, sites });
  const dataDirectory = environment.DATA_DIR;
  const centre = new DownloadCentre({ payload, readProducts, sources, dataDirectory });
  const content = withTools(withDownloads(published, centre), hasMailServer(payload));
  return { log, budget, sites, pictures, mediaKit, previews, documents, content };
}
