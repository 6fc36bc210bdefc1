import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { textOf } from '../../app/components/text.tsx';
import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { ContentSource, PageContent, Picture } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import type { Pictures } from '../files/pictures.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import { Overload } from '../http/overload.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { Pages } from '../pages/pages.ts';
import { firstPicture, previewAddress } from '../pages/preview-address.ts';
import type { Sites } from '../sites.ts';
import type { Preview } from './drawing.ts';

interface Options {
  content: ContentSource;
  sites: Sites;
  pages: Pages;
  budget: ClientBudget;
  pictures: Pick<Pictures, 'read'>;
  log: Logger;
}

/** A preview is 20 to 300 KB, and fetched once by each network that shows it. */
const maxBytes = 16 * 1024 * 1024;
const mostWaiting = 40;

/**
 * `GET /social/HASH/PATH.png`: the picture that is shown beside a link to a page. Only for what is
 * published; drawn on first request, one at a time.
 */
export function sendSocialPreview({ content, sites, pages, budget, pictures, log }: Options) {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  const queue = new WorkQueue({ atOnce: 1, waiting: mostWaiting });
  /** The addresses of published pages, as long as the content does not change. */
  const confirmed = new LRUCache<string, string>({ max: 2000 });

  async function find(
    context: Context,
    address: string,
    page: PageContent,
    language: Language,
  ): Promise<Buffer> {
    const kept = drawn.get(address) ?? drawing.get(address);
    if (kept) return kept;
    budget.spend(context, costs.socialPreview);
    const result = queue.run(() => draw(page, language));
    drawing.set(address, result);
    try {
      const preview = await result;
      drawn.set(address, preview);
      return preview;
    } finally {
      drawing.delete(address);
    }
  }

  async function draw(page: PageContent, language: Language): Promise<Buffer> {
    // Loaded with the first preview: a node that never serves one does without.
    const { drawPreview } = await import('./drawing.ts');
    return drawPreview(await describePreview(page, language));
  }

  async function describePreview(page: PageContent, language: Language): Promise<Preview> {
    const messages = await loadMessages(language);
    const picture = firstPicture(page);
    return {
      title: textOf(page.title),
      language: typeof page.title === 'object' ? page.title.language : language,
      siteName: messages.siteName,
      caption: picture?.isVisualisation ? messages.pictureCaption : '',
      picture: picture && (await readPicture(picture)),
      focus: picture?.focus,
    };
  }

  function readPicture({ source }: Picture): Promise<Buffer | null> {
    const [, , hash = '', name = ''] = source.split('/');
    return pictures.read(hash, decodeURIComponent(name), 1200, 'webp');
  }

  const send = (context: Context, preview: Buffer) =>
    context.body(new Uint8Array(preview), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      // It is meant to be shown on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });

  return async (context: Context): Promise<Response> => {
    const { language } = sites.ofHost(context.req.header('host'));
    const { revision } = pages;
    const known = `${language} ${context.req.path}`;
    const kept = confirmed.get(known) === revision ? drawn.get(context.req.path) : undefined;
    if (kept) return send(context, kept);
    const path = `/${context.req.param('file')?.replace(/\.png$/, '')}`;
    const page = await budget.run(context, costs.data, () => content.page(path, language));
    if (!page) return context.notFound();
    const address = previewAddress(page, language);
    // Links shared before the last change redirect to the current preview of the page.
    if (context.req.path !== address) {
      context.header('cache-control', 'no-cache');
      return context.redirect(address, 302);
    }
    try {
      const preview = await find(context, address, page, language);
      confirmed.set(known, revision);
      return send(context, preview);
    } catch (error) {
      if (error instanceof Overload) throw error;
      log.error({ error: describe(error) }, 'a social preview could not be rendered');
      return context.body(null, 503, { 'cache-control': 'no-store' });
    }
  };
}
