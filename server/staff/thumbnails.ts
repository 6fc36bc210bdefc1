import type { Context } from 'hono';

/** By the name of the block's folder. They are a kilobyte each, so they are part of the server. */
const thumbnails = new Map(
  Object.entries(
    import.meta.glob<string>('../../app/blocks/*/thumbnail.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, svg]) => [file.split('/').at(-2) ?? '', svg]),
);

/** `GET /thumbnails/NAME.svg`: what a block looks like, for the back office (app/blocks/fields.ts). */
export function sendThumbnail(context: Context): Response | Promise<Response> {
  const svg = thumbnails.get((context.req.param('file') ?? '').replace(/\.svg$/, ''));
  if (!svg) return context.notFound();
  return context.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  });
}
