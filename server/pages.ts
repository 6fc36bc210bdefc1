import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { ContentSource } from '../cms/interface.ts';
import { listQuery } from './list-query.ts';
import { type Body, type CachedAnswer, chooseEncoding, isKnown, PageCache } from './page-cache.ts';
import { pageSource, type Renderer, type RenderOptions } from './renderer.ts';
import type { Site, Sites } from './sites.ts';

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** No page can be published here: its path has a full stop. */
const notFoundPath = '/not.found';

interface Options {
  content: ContentSource;
  sites: Sites;
  renderer: Renderer;
  headers: Record<string, string>;
  log: Logger;
  /** Of the cache; 0 for none. */
  maxBytes: number;
  /** Told the revision of the content once a second. */
  revisionRead?: (revision: string) => void;
}

/**
 * Answers for pages, as documents (`/about`) and as data for the browser's own navigation
 * (`/content/pages/about`), both from one cache.
 */
export class Pages {
  readonly #cache: PageCache;
  readonly #options: Options;
  readonly #headerList: string[];
  #watch: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#cache = new PageCache({ maxBytes: options.maxBytes, patienceInMilliseconds: 1000 });
    this.#headerList = Object.entries(options.headers).flat();
  }

  /** Looks once a second whether the content has changed, here or on another node. */
  async watchRevision(): Promise<void> {
    const { content, log, revisionRead } = this.#options;
    const read = async () => {
      this.#cache.revision = await content.revision();
      revisionRead?.(this.#cache.revision);
    };
    await read();
    let isReading = false;
    this.#watch = setInterval(async () => {
      if (isReading) return;
      isReading = true;
      try {
        await read();
      } catch (error) {
        log.error({ error: describe(error) }, 'the content revision could not be read');
      } finally {
        isReading = false;
      }
    }, 1000);
  }

  stop(): void {
    clearInterval(this.#watch);
  }

  /**
   * Sends a page that is in memory, before any framework is asked: most requests end here.
   * @returns whether the request was answered.
   */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !request.url) return false;
    const site = this.#options.sites.ofHost(request.headers.host);
    const answer = this.#cache.find(keyOf(site, request.url));
    if (!answer) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    const common = [
      ...this.#headerList,
      ...['etag', answer.etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding'],
      ...(answer.lastModified ? ['last-modified', answer.lastModified] : []),
    ];
    const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
    if (isKnown(answer, known, since)) {
      response.writeHead(304, common);
      response.end();
      return true;
    }
    const body = answer.bodies[encoding];
    response.writeHead(answer.status, [
      ...common,
      ...['content-type', answer.type, 'content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]);
    response.end(body);
    return true;
  }

  /** Any address of the public site as a document. */
  async document(context: Context): Promise<Response> {
    const url = new URL(context.req.url);
    const path = normalizePath(url.pathname);
    const site = this.#site(context);
    if (isPersonal(path)) return this.render(context, { path: `${path}${url.search}` });
    // Lists in a choice of a visitor's own are as many as there are choices: none is kept.
    const query = listQuery(path, url.search);
    if (query) return this.render(context, { path: `${path}${query}` });
    // What else stands after the question mark does not change a page, so it must not fill the
    // cache.
    const answer = await this.#cache.get(keyOf(site, path), () =>
      this.#makeDocument(site, new URL(path, url)),
    );
    return this.#send(context, answer);
  }

  /** The content of a page for the browser's own navigation. */
  async data(context: Context): Promise<Response> {
    const { pathname, search } = new URL(context.req.url);
    const site = this.#site(context);
    const path = decodePath(pathname.slice('/content/pages'.length));
    const query = path ? listQuery(path, search) : '';
    const source = pageSource(this.#options.content, site.language);
    if (path && query) {
      const page = await source.page(path, query);
      context.header('cache-control', 'no-store');
      return context.json(page, page ? 200 : 404);
    }
    const answer = await this.#cache.get(keyOf(site, `/content/pages${path}`), async () => {
      const page = path ? await source.page(path, '') : null;
      return { status: page ? 200 : 404, type: json, text: JSON.stringify(page) };
    });
    return this.#send(context, answer);
  }

  async layout(context: Context): Promise<Response> {
    const site = this.#site(context);
    const answer = await this.#cache.get(keyOf(site, '/content/layout'), async () => ({
      status: 200,
      type: json,
      text: JSON.stringify(await this.#options.content.layout(site.language)),
    }));
    return this.#send(context, answer);
  }

  /** Any other answer that is made of published content alone. */
  async kept(context: Context, make: (site: Site) => Promise<Body>): Promise<Response> {
    const site = this.#site(context);
    const answer = await this.#cache.get(keyOf(site, context.req.path), () => make(site));
    return this.#send(context, answer);
  }

  /** Renders for this one request only: drafts and forms shown again never enter the cache. */
  async render(
    context: Context,
    options: RenderOptions & { path?: string; status?: number },
  ): Promise<Response> {
    const url = new URL(options.path ?? context.req.url, context.req.url);
    const rendered = await this.#options.renderer(this.#site(context), url, options);
    context.header('cache-control', 'no-store');
    if (rendered.kind === 'redirect') {
      return context.redirect(rendered.location, rendered.status as RedirectStatusCode);
    }
    this.#report(rendered.error);
    return context.body(
      rendered.html,
      (options.status ?? rendered.status) as ContentfulStatusCode,
      {
        'content-type': html,
      },
    );
  }

  /** For an address that the scripts would show something at, though the server has nothing. */
  notFound(context: Context): Promise<Response> {
    return this.render(context, { path: notFoundPath, status: 404, isWithoutScripts: true });
  }

  async #makeDocument(site: Site, url: URL): Promise<Body> {
    const rendered = await this.#options.renderer(site, url);
    if (rendered.kind === 'redirect') {
      return { status: rendered.status, type: html, text: rendered.location };
    }
    this.#report(rendered.error);
    return { status: rendered.status, type: html, text: rendered.html };
  }

  #site(context: Context): Site {
    return this.#options.sites.ofHost(context.req.header('host'));
  }

  #send(context: Context, answer: CachedAnswer | Body): Response {
    context.header('cache-control', 'no-cache');
    if (!('bodies' in answer)) {
      if (answer.status >= 300 && answer.status < 400) {
        return context.redirect(answer.text, answer.status as RedirectStatusCode);
      }
      return context.body(answer.text, answer.status as ContentfulStatusCode, {
        'content-type': answer.type,
      });
    }
    context.header('etag', answer.etag);
    context.header('vary', 'accept-encoding');
    if (answer.lastModified) context.header('last-modified', answer.lastModified);
    const known = context.req.header('if-none-match');
    const since = context.req.header('if-modified-since');
    if (isKnown(answer, known, since)) return context.body(null, 304);
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    if (encoding !== 'identity') context.header('content-encoding', encoding);
    return context.body(new Uint8Array(answer.bodies[encoding]), 200, {
      'content-type': answer.type,
    });
  }

  #report(error: unknown): void {
    if (error) this.#options.log.error({ error: describe(error) }, 'a page could not be rendered');
  }
}

function keyOf(site: Site, path: string): string {
  return `${site.key} ${path}`;
}

/** Pages whose content depends on more than their path. */
function isPersonal(pathname: string): boolean {
  return pathname.startsWith('/forms/') || pathname === '/login';
}

/**
 * Letters, digits and the like have many spellings with a percent sign, which all mean the same
 * page (RFC 3986, 6.2.2): it has one place in the cache.
 */
function normalizePath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * What a log may hold of an error: its kind and where it happened. Messages of a database repeat
 * the values they are about, which are a visitor's.
 */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const { code } = error as NodeJS.ErrnoException;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause ? [`caused by ${describe(error.cause)}`] : [];
  return [[error.name, code].filter(Boolean).join(' '), ...frames, ...cause].join('\n');
}
