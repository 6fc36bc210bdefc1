import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { Language } from '../../app/i18n/languages.ts';
import type { ContentSource, PageContent } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import { isOutage } from '../../cms/outage.ts';
import { withQuery } from '../../cms/redirects/address.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import type { RequestHeaders } from '../http/read-headers.ts';
import type { Site, Sites } from '../sites.ts';
import { ChosenPages } from './chosen-pages.ts';
import { KeptAnswers } from './kept-answers.ts';
import { elsewhere, isElsewhere, missing, PageAddresses } from './page-addresses.ts';
import type { Body, CachedAnswer, PageCache } from './page-cache.ts';
import { decodePath, keyOf, normalizePath } from './page-path.ts';
import { type AddressNotes, isRedirection, Redirections } from './redirections.ts';
import { pageSource, type Renderer, type RenderOptions } from './renderer.ts';
import { isPersonal, pageQuery } from './route-facts.ts';
import { leadTo, MemorySender, policyFor, sendAnswer, unstored } from './send-answer.ts';
import { type PlacedPage, worthKeeping } from './worth-keeping.ts';

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** Before the path of a page, for its content as data. */
const dataPath = '/content/pages';

/** No page can be published here: its path has a full stop. */
const notFoundPath = '/not.found';

interface Options {
  content: ContentSource;
  sites: Sites;
  renderer: Renderer;
  headers: Record<string, string>;
  /** Of what is kept, for a CDN that is told of changes. */
  sharedHeaders: Record<string, string>;
  log: Logger;
  budget: ClientBudget;
  /** Of the index that searches are answered from (chosen-pages.ts). */
  searchRevision: (language: Language) => string;
  /** Of the pages that are kept; those of visitors' choices get a quarter more. 0 for none. */
  maxBytes: number;
  notes?: AddressNotes;
}

/**
 * Serves pages, as HTML (`/about`) and as data for client-side navigation
 * (`/content/pages/about`), both from one cache.
 */
export class Pages {
  readonly #kept: KeptAnswers;
  readonly #cache: PageCache;
  readonly #chosen: ChosenPages;
  readonly #addresses: PageAddresses;
  readonly #redirections: Redirections;
  readonly #options: Options;
  readonly #sender: MemorySender;

  constructor(options: Options) {
    this.#options = options;
    const { content, budget, searchRevision, maxBytes } = options;
    this.#kept = new KeptAnswers({ budget, maxBytes });
    this.#cache = this.#kept.cache;
    this.#chosen = new ChosenPages({
      ...{ content, budget, searchRevision },
      maxBytes: maxBytes / 4,
    });
    this.#addresses = new PageAddresses(content, () => this.#cache.revision);
    this.#redirections = new Redirections(content, options.notes);
    this.#sender = new MemorySender({ ...options.headers, ...options.sharedHeaders });
  }

  /** Called repeatedly with the current content revision. */
  follow(revision: string): void {
    this.#cache.revision = revision;
    this.#chosen.revision = revision;
  }

  /**
   * Sends a page from memory, before any framework is involved: most requests end here.
   * @returns whether the request was answered.
   */
  answerFromMemory(
    { method, url }: IncomingMessage,
    response: ServerResponse,
    headers: RequestHeaders,
  ): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || !url) return false;
    const answer = this.#cache.find(keyOf(this.#options.sites.ofHost(headers.host), url));
    const isSent = answer !== undefined && this.#sender.send(response, answer, headers);
    if (isSent) this.#cache.countHit();
    return isSent;
  }

  /** As last read; does not query the database. */
  get revision(): string {
    return this.#cache.revision;
  }

  /** For whoever watches the process. */
  caches() {
    return { pages: this.#cache.figures, choices: this.#chosen.figures };
  }

  /** Any address of the public site as HTML. */
  async html(context: Context): Promise<Response> {
    const url = new URL(context.req.url);
    const path = normalizePath(url.pathname);
    if (path === '/') return context.redirect(`/home${url.search}`, 301);
    if (isPersonal(path)) return this.render(context, { path: `${path}${url.search}` });
    const site = this.#site(context);
    const query = pageQuery(path, url.search);
    if (query) {
      const choice = { site, path, query };
      const answer = await this.#chosen.answer(context, choice, 'html', async (shown, page) =>
        page === null
          ? missing
          : this.#makeHtml(site, new URL(`${path}${shown}`, url), page && { page }),
      );
      if (answer.status !== 404) return sendAnswer(context, answer, unstored);
      const address = await this.#addresses.findOther(path);
      if (address && address !== path) return leadTo(context, `${address}${url.search}`);
      return this.#sendMissing(context, path, await this.#redirections.find(path));
    }
    // Other query parameters do not change a page, so they must not fill the cache.
    const answer = await this.#kept.answer(context, keyOf(site, path), costs.page, () =>
      this.#makePage(site, path),
    );
    if (isElsewhere(answer)) return leadTo(context, `${answer.text}${url.search}`);
    if (isRedirection(answer)) return this.#sendMissing(context, path, answer);
    return answer.status === 404 ? this.#sendMissing(context, path) : this.#send(context, answer);
  }

  /** What is published at an address, or where that leads. */
  async #makePage(site: Site, path: string): Promise<Body> {
    const address = path === '/gallery' ? path : await this.#addresses.find(path);
    if (address === null) return (await this.#redirections.find(path)) ?? missing;
    const url = new URL(path, site.origin);
    return address === path ? this.#makeHtml(site, url) : elsewhere(address);
  }

  /** What is worth having at hand. */
  async worthKeeping(): Promise<PlacedPage[]> {
    const { sites, content } = this.#options;
    return worthKeeping(sites.all, await content.publishedPaths(), this.#cache.outdated());
  }

  /** Makes a page before anybody asks for it. @returns whether there is room for more. */
  prepare({ site, path }: PlacedPage): Promise<boolean> {
    return this.#kept.prepare(keyOf(site, path), () => this.#makePage(site, path));
  }

  /** What a CDN may keep is as new as can be: the last version of a page is for one visitor. */
  #send(context: Context, answer: CachedAnswer | Body): Promise<Response> {
    const isCurrent = 'revision' in answer && answer.revision === this.#cache.revision;
    const headers = isCurrent ? this.#options.sharedHeaders : {};
    return sendAnswer(context, answer, { headers });
  }

  #sendMissing(context: Context, path: string, redirection: Body | null = null) {
    if (redirection) return this.#redirections.send(context, path, redirection);
    this.#redirections.missed(context, path);
    return this.notFound(context);
  }

  /** The content of a page for client-side navigation. */
  async data(context: Context): Promise<Response> {
    const { pathname, search } = new URL(context.req.url);
    const site = this.#site(context);
    const path = decodePath(pathname.slice(dataPath.length));
    const read = pageSource(this.#options.content, site.language).page;
    const make = async (page: PageContent | null): Promise<Body> => ({
      ...{ status: page ? 200 : 404, type: json, text: JSON.stringify(page) },
    });
    const query = path ? pageQuery(path, search) : '';
    if (path && query) {
      const choice = { site, path, query };
      const answer = await this.#chosen.answer(context, choice, 'data', async (shown, page) =>
        make(page === undefined ? await read(path, shown) : page),
      );
      const address = answer.status === 404 && (await this.#addresses.findOther(path));
      if (address && address !== path) return leadTo(context, `${dataPath}${address}${search}`);
      return sendAnswer(context, answer, unstored);
    }
    const key = keyOf(site, `${dataPath}${path}`);
    const answer = await this.#kept.answer(context, key, costs.data, async () => {
      const address = path && (await this.#addresses.findOther(path));
      if (address && address !== path) return elsewhere(address);
      const page = address ? await read(address, '') : null;
      const moved = path && !page ? await this.#redirections.findHere(path) : null;
      return moved ?? make(page);
    });
    if (isElsewhere(answer)) return leadTo(context, withQuery(dataPath + answer.text, search));
    return this.#send(context, answer);
  }

  layout(context: Context): Promise<Response> {
    return this.kept(context, async ({ language }) => ({
      ...{ status: 200, type: json },
      text: JSON.stringify(await this.#options.content.layout(language)),
    }));
  }

  /**
   * Any other response derived only from published content.
   * @param key an address if `answerFromMemory` may serve it, otherwise not a valid address.
   */
  async kept(
    context: Context,
    make: (site: Site) => Promise<Body>,
    key = context.req.path,
  ): Promise<Response> {
    const site = this.#site(context);
    const answer = await this.#kept.answer(context, keyOf(site, key), costs.page, () => make(site));
    return this.#send(context, answer);
  }

  /** Renders for this one request only: drafts and forms shown again never enter the cache. */
  async render(
    context: Context,
    options: RenderOptions & { path?: string; status?: number },
  ): Promise<Response> {
    const url = new URL(options.path ?? context.req.url, context.req.url);
    const make = () => this.#options.renderer(this.#site(context), url, options);
    // What is shown is at hand: it takes no place from those who wait for the database.
    const isAtHand = options.page != null;
    const rendered = await (isAtHand
      ? make()
      : this.#options.budget.run(context, costs.page, make));
    context.header('cache-control', 'no-store');
    if (rendered.kind === 'redirect') {
      return context.redirect(rendered.location, rendered.status as RedirectStatusCode);
    }
    // What was typed, or the page that says what is wrong, can be shown all the same.
    const isMakeshift = options.formState !== undefined || options.isRefused === true;
    if (isOutage(rendered.error) && !isMakeshift) throw rendered.error;
    this.#report(rendered.error);
    const status = (options.status ?? rendered.status) as ContentfulStatusCode;
    const headers = { 'content-type': html, ...policyFor(rendered.analytics) };
    return context.body(rendered.html, status, headers);
  }

  /**
   * The not-found page, one per site: it contains nothing from the address.
   * It is not hydrated, since scripts would show what they know for the address.
   */
  async notFound(context: Context): Promise<Response> {
    const site = this.#site(context);
    const { budget } = this.#options;
    const answer = await this.#cache.get(keyOf(site, 'not found'), () =>
      budget.queue(context, async () => {
        const url = new URL(notFoundPath, site.origin);
        const made = await this.#makeHtml(site, url, { page: null, isWithoutScripts: true });
        return made.status === 404 ? { ...made, status: 200 } : made;
      }),
    );
    return sendAnswer(context, answer, 'body' in answer ? { ...unstored, status: 404 } : {});
  }

  /** For when the database or a disk is unavailable; programs get JSON. */
  async unavailable(context: Context): Promise<Response> {
    context.header('retry-after', '5');
    context.header('cache-control', 'no-store');
    const isForBrowser = context.req.header('accept')?.includes('text/html') ?? false;
    if (!isForBrowser) return context.json({ error: 'unavailable' }, 503);
    return this.render(context, { status: 503, isRefused: true });
  }

  async #makeHtml(site: Site, url: URL, options?: RenderOptions): Promise<Body> {
    const rendered = await this.#options.renderer(site, url, options);
    if (rendered.kind === 'redirect') {
      return { status: rendered.status, type: html, text: rendered.location };
    }
    // Nothing of it may be kept, and an older one is better.
    if (isOutage(rendered.error)) throw rendered.error;
    this.#report(rendered.error);
    const { status, analytics } = rendered;
    return { status, type: html, text: rendered.html, analytics };
  }

  #site(context: Context): Site {
    return this.#options.sites.ofHost(context.req.header('host'));
  }

  #report(error: unknown): void {
    if (error) this.#options.log.error({ error: describe(error) }, 'a page could not be rendered');
  }
}
