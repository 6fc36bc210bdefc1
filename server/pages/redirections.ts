import type { Context } from 'hono';
import type { ContentSource } from '../../cms/interface.ts';
import { requestedAddress, withQuery } from '../../cms/redirects/address.ts';
import { elsewhere } from './page-addresses.ts';
import type { Body, CachedAnswer } from './page-cache.ts';
import { leadTo } from './send-answer.ts';

/** Told what becomes of addresses at which nothing is published. */
export interface AddressNotes {
  redirected(from: string): void;
  missed(context: Context, path: string): void;
}

/** Addresses at which nothing is published: some lead to another one. */
export class Redirections {
  readonly #content: Pick<ContentSource, 'redirect'>;
  readonly #notes: AddressNotes | undefined;

  constructor(content: Pick<ContentSource, 'redirect'>, notes: AddressNotes | undefined) {
    this.#content = content;
    this.#notes = notes;
  }

  /** @returns where an address leads, or null. */
  async find(path: string): Promise<Body | null> {
    const from = requestedAddress(path);
    const redirect = from && (await this.#content.redirect(from));
    if (!redirect) return null;
    return { status: redirect.isPermanent ? 301 : 302, type: 'text/html', text: redirect.to };
  }

  /**
   * The same for a program that fetches a page as data, which gets it from its new address; what is
   * on another site, no program can fetch from here.
   */
  async findHere(path: string): Promise<Body | null> {
    const found = await this.find(path);
    if (!found?.text.startsWith('/')) return null;
    this.#notes?.redirected(requestedAddress(path) ?? '');
    return elsewhere(found.text);
  }

  /** Sends what `find` returned. The query stays, as with the address of a campaign. */
  send(context: Context, path: string, { text, status }: Body): Response {
    this.#notes?.redirected(requestedAddress(path) ?? '');
    const { search } = new URL(context.req.url);
    return leadTo(context, withQuery(text, search), status === 301 ? 301 : 302);
  }

  missed(context: Context, path: string): void {
    this.#notes?.missed(context, path);
  }
}

export const isRedirection = (answer: CachedAnswer | Body): answer is Body =>
  'text' in answer && (answer.status === 301 || answer.status === 302);
