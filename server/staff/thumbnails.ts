import type { Context } from 'hono';

/** By the folder name of the block. At a kilobyte each, they are bundled with the server. */
const thumbnails = new Map(
  Object.entries(
    import.meta.glob<string>('../../app/blocks/*/thumbnail.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, svg]) => [file.split('/').at(-2) ?? '', svg]),
);

/** `GET /thumbnails/NAME.svg`: a preview of a block, for the back office (app/blocks/fields.ts). */
export function sendThumbnail(context: Context): Response | Promise<Response> {
  const svg = thumbnails.get((context.req.param('file') ?? '').replace(/\.svg$/, ''));
  if (!svg) return context.notFound();
  return context.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  });
}
