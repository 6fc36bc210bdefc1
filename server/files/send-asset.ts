import type { Context, Handler } from 'hono';
import type { Logger } from 'pino';
import { describe } from '../../cms/log.ts';
import { chooseEncoding } from '../http/encoding.ts';
import type { Assets, StaticFile } from './assets.ts';
import type { KeptAssets } from './kept-assets.ts';

interface Options {
  assets: Assets;
  kept: KeptAssets;
  log: Logger;
}

/** `/assets/*`: the files of this build from memory, those of earlier ones from the database. */
export function sendAsset({ assets, kept, log }: Options): Handler {
  return async (context) => {
    const name = context.req.path;
    try {
      const file = assets.file(name) ?? (await kept.file(name));
      return file ? send(context, file) : context.text('', 404, { 'cache-control': 'no-store' });
    } catch (error) {
      log.error({ error: describe(error) }, 'a file of another build could not be read');
      return context.text('', 503, { 'cache-control': 'no-store', 'retry-after': '5' });
    }
  };
}

function send(context: Context, file: StaticFile): Response {
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const compressed = encoding === 'identity' ? undefined : file[encoding];
  if (compressed) context.header('content-encoding', encoding);
  return context.body(new Uint8Array(compressed ?? file.identity), 200, {
    'content-type': file.type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
}
