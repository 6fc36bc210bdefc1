import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isLanguage } from '../../app/i18n/languages.ts';
import { describe } from '../../cms/log.ts';
import { isOutage } from '../../cms/outage.ts';
import { Overload } from '../http/overload.ts';
import { pdfContentSecurityPolicy } from '../http/security.ts';
import { addressOf, type DocumentName, type Documents } from './documents.ts';
import { kindIn, kinds, successorOf } from './kinds.ts';

interface Options {
  documents: Documents;
  log: Logger;
  notFound: (context: Context) => Response | Promise<Response>;
}

/**
 * `GET /documents/data-sheets/smf-520/de.pdf` and `/documents/guides/bonding/de.pdf`: the newest
 * version; `…/de/2.pdf`: the second one. `?download` is for saving rather than showing. Where guides
 * were before, their earlier versions still are, and their newest one is redirected.
 */
export function sendDocument({ documents, log, notFound }: Options) {
  return async (context: Context): Promise<Response> => {
    const name = nameIn(context);
    if (!name) return notFound(context);
    const wanted = context.req.param('version');
    const folder = context.req.param('folder') ?? '';
    if (wanted === undefined && folder !== kinds[name.kind].folder) {
      const key = successorOf(name.key);
      const { search } = new URL(context.req.url);
      return key
        ? context.redirect(`${addressOf({ ...name, key })}${search}`, 301)
        : notFound(context);
    }
    try {
      const found =
        wanted === undefined
          ? await documents.newest(name)
          : await documents.version(`${folder}/${name.key}/${name.language}`, numberIn(wanted));
      if (!found) return notFound(context);
      const isDownload = context.req.query('download') !== undefined;
      const suffix = wanted === undefined ? '' : `-v${found.version}`;
      const headers = {
        'accept-ranges': 'bytes',
        'cache-control': 'no-cache',
        'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${fileName(name, suffix)}"`,
        'content-language': name.language,
        'content-security-policy': pdfContentSecurityPolicy,
        'content-type': 'application/pdf',
        etag: `"${found.tag}"`,
        'last-modified': new Date(`${found.date}T00:00:00Z`).toUTCString(),
        'x-frame-options': 'SAMEORIGIN',
      };
      return answer(context, found.file, headers);
    } catch (error) {
      if (error instanceof Overload || isOutage(error)) throw error;
      log.error({ error: describe(error) }, 'a document could not be made');
      return context.body(null, 503, { 'cache-control': 'no-store', 'retry-after': '5' });
    }
  };
}

function nameIn(context: Context): DocumentName | null {
  const { folder = '', key = '' } = context.req.param();
  const language = (context.req.param('language') ?? '').replace(/\.pdf$/, '');
  const kind = kindIn(folder);
  return kind && isLanguage(language) ? { kind, key, language } : null;
}

function numberIn(text: string): number {
  return Number(/^([1-9]\d{0,5})\.pdf$/.exec(text)?.[1] ?? 0);
}

/** In characters that every file system accepts: eArc-SMF-520-datasheet-de.pdf. */
function fileName({ kind, key, language }: DocumentName, suffix: string): string {
  return `eArc-${kinds[kind].fileName(key)}-${language}${suffix}.pdf`;
}

function answer(context: Context, file: Buffer, headers: Record<string, string>): Response {
  if (context.req.header('if-none-match')?.includes(headers.etag ?? '')) {
    return context.body(null, 304, headers);
  }
  const asked = context.req.header('if-range');
  const range = asked && asked !== headers.etag ? null : rangeIn(context, file.length);
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${file.length}` });
  }
  if (!range) {
    const length = { 'content-length': String(file.length) };
    return context.body(new Uint8Array(file), 200, { ...headers, ...length });
  }
  const { first, last } = range;
  const part = new Uint8Array(file.subarray(first, last + 1));
  return context.body(part, 206, {
    ...headers,
    'content-length': String(part.length),
    'content-range': `bytes ${first}-${last}/${file.length}`,
  });
}

/** A single byte range; a request for several gets the whole file, which is allowed. */
function rangeIn(
  context: Context,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const [whole, from, to] = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
  if (!whole || (!from && !to)) return null;
  const first = from ? Number(from) : Math.max(0, length - Number(to));
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1;
  return first <= last && first < length ? { first, last } : 'unsatisfiable';
}
