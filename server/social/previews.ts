import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { textOf } from '../../app/components/text.tsx';
import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { ContentSource, PageContent, Picture } from '../../cms/interface.ts';
import { describe } from '../pages.ts';
import type { Pictures } from '../pictures.ts';
import type { Sites } from '../sites.ts';
import { firstPicture, previewAddress } from './address.ts';
import type { Preview } from './drawing.ts';

interface Options {
  content: ContentSource;
  sites: Sites;
  pictures: Pick<Pictures, 'read'>;
  log: Logger;
}

/** A preview has 20 to 300 KB, and is asked for once by each network that shows it. */
const maxBytes = 16 * 1024 * 1024;

/**
 * `GET /social/HASH/PATH.png`: the picture that is shown beside a link to a page. Only for what is
 * published; drawn when it is first asked for, one at a time.
 */
export function sendSocialPreview({ content, sites, pictures, log }: Options) {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function find(address: string, page: PageContent, language: Language): Promise<Buffer> {
    const kept = drawn.get(address) ?? drawing.get(address);
    if (kept) return kept;
    const result = queue.then(() => draw(page, language));
    queue = result.catch(() => undefined);
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
    // Loaded with the first preview: a node that is never asked for one does without.
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
    };
  }

  function readPicture({ source }: Picture): Promise<Buffer | null> {
    const [, , hash = '', name = ''] = source.split('/');
    return pictures.read(hash, decodeURIComponent(name), 1200, 'webp');
  }

  return async (context: Context): Promise<Response> => {
    const { language } = sites.ofHost(context.req.header('host'));
    const path = `/${context.req.param('file')?.replace(/\.png$/, '')}`;
    const page = await content.page(path, language);
    if (!page) return context.notFound();
    const address = previewAddress(page, language);
    // Links that were shared before the last change lead to the preview of what the page is now.
    if (context.req.path !== address) {
      context.header('cache-control', 'no-cache');
      return context.redirect(address, 302);
    }
    try {
      const preview = await find(address, page, language);
      return context.body(new Uint8Array(preview), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        // It is made to be shown on other sites.
        'cross-origin-resource-policy': 'cross-origin',
      });
    } catch (error) {
      log.error({ error: describe(error) }, 'a social preview could not be drawn');
      return context.body(null, 503, { 'cache-control': 'no-store' });
    }
  };
}
