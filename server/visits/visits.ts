import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { isLanguage } from '../../app/i18n/languages.ts';
import { type About, addCounts } from '../../cms/counts.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { Sites } from '../sites.ts';
import { Tally } from './tally.ts';
import { VisitLimit } from './visit-limit.ts';

interface Options {
  payload: Payload;
  content: ContentSource;
  sites: Sites;
  budget: ClientBudget;
  log: Logger;
}

/**
 * Counts visits per day, path and language. Nothing about the visitor is stored except the path of
 * the page (the same-origin referrer), and for some minutes what keeps one visitor from counting as
 * many.
 */
export class VisitCounter {
  readonly #tally: Tally<About<'visits'>>;
  readonly #sites: Sites;
  readonly #budget: ClientBudget;
  readonly #limit = new VisitLimit();

  constructor({ payload, content, sites, budget, log }: Options) {
    this.#sites = sites;
    this.#budget = budget;
    this.#tally = new Tally<About<'visits'>>({
      log,
      name: 'visits',
      // Only existing pages are counted: anybody can claim to have been anywhere.
      write: async (rows) => {
        const published = await content.keepPublished(rows.map(({ about }) => about.path));
        const kept = rows.filter(({ about }) => published.has(about.path));
        await addCounts(payload, 'visits', kept);
      },
    });
  }

  /** `POST /stats/record-visit` */
  receive = (context: Context): Response => {
    const path = this.#ownPath(context);
    const site = this.#sites.ofHost(context.req.header('host'));
    if (path && this.#limit.isCounted(this.#budget.clientOf(context), `${site.key} ${path}`)) {
      this.#tally.add({
        day: new Date().toISOString().slice(0, 10),
        path,
        language: site.language,
        measurementId: site.measurementId,
      });
    }
    return context.json({});
  };

  stop(): Promise<void> {
    this.#limit.stop();
    return this.#tally.stop();
  }

  #ownPath(context: Context): string | null {
    const referrer = URL.parse(context.req.header('referer') ?? '');
    if (!referrer || referrer.host !== context.req.header('host')) return null;
    // The preview of a draft, which staff alone are shown.
    if (isLanguage(referrer.searchParams.get('preview') ?? '')) return null;
    return referrer.pathname.length <= 200 ? referrer.pathname : null;
  }
}
