import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { About } from '../../cms/counts.ts';
import type { ContentSource } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import { Overload } from '../http/overload.ts';
import type { Sites } from '../sites.ts';
import type { Tally } from '../visits/tally.ts';
import type { MediaKit } from './media-kit.ts';
import type { Previews } from './previews.ts';

interface Options {
  content: ContentSource;
  mediaKit: MediaKit;
  previews: Previews;
  log: Logger;
}

/** Types that browsers display inline; anything else is saved. */
const isShown = (type: string) => /^(application\/pdf|image\/|text\/)/.test(type);

/** The files of the download centre, below `/documents/`. */
export function downloadHandlers({ content, mediaKit, previews, log }: Options) {
  return {
    /** `GET /documents/files/ID/NAME`: what an editor uploaded, while it is public. */
    async upload(context: Context): Promise<Response> {
      const { id = '', name = '' } = context.req.param();
      const file = await content.documentFile(`upload-${id}`);
      if (file?.name !== name) return context.notFound();
      return send(context, await file.read(), file);
    },

    /** `GET /documents/media-kit/NAME` */
    async mediaKit(context: Context): Promise<Response> {
      const name = context.req.param('name') ?? '';
      const file = await mediaKit.file(name);
      return file ? send(context, file.bytes, { name, type: file.type }) : context.notFound();
    },

    /** `GET /documents/pages/KEY/HASH/PAGE.png`: a page of a document as a picture. */
    async page(context: Context): Promise<Response> {
      const { key = '', hash = '', page = '' } = context.req.param();
      const [, number] = /^(\d{1,3})\.png$/.exec(page) ?? [];
      if (!number || !/^[0-9a-f]{16}$/.test(hash)) return context.notFound();
      try {
        const file = await content.documentFile(key);
        const picture = file && (await previews.page(file, hash, Number(number)));
        if (!picture) return context.notFound();
        return context.body(new Uint8Array(picture), 200, {
          'content-type': 'image/png',
          'cache-control': 'public, max-age=86400',
        });
      } catch (error) {
        if (error instanceof Overload) throw error;
        log.error({ error: describe(error) }, 'a page of a document could not be drawn');
        return context.body(null, 503, { 'cache-control': 'no-store' });
      }
    },
  };
}

function send(
  context: Context,
  bytes: Uint8Array,
  { name, type }: { name: string; type: string },
): Response {
  const placement = isShown(type) ? 'inline' : 'attachment';
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': `${placement}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'public, no-cache',
  });
}

/** Counts each file sent, by day and language of the site. Page previews do not count. */
export function countDownloads(tally: Tally<About<'downloads'>>, sites: Sites): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { method, path } = context.req;
    if (method !== 'GET' || context.res.status !== 200 || path.startsWith('/documents/pages/')) {
      return;
    }
    tally.add({
      day: new Date().toISOString().slice(0, 10),
      file: path,
      language: sites.ofHost(context.req.header('host')).language,
    });
  };
}
