import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { recoverFromLock } from '../cms/database.ts';
import type { ContentSource } from '../cms/interface.ts';
import { addVisits, type CountedVisit, type Visit } from '../cms/visits.ts';
import { describe } from './pages.ts';
import type { Sites } from './sites.ts';

/** How many different rows may wait; beyond that, visits of further pages are not counted. */
const maxWaiting = 5000;

interface Options {
  payload: Payload;
  content: ContentSource;
  sites: Sites;
  log: Logger;
}

/**
 * Counts visits per day, path and language. Nothing about the visitor is read but the path of
 * the page (the same-origin referrer). Counts wait in memory and are written in batches.
 */
export class VisitCounter {
  #waiting = new Map<string, CountedVisit>();
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout;
  readonly #payload: Payload;
  readonly #content: ContentSource;
  readonly #sites: Sites;
  readonly #log: Logger;

  constructor({ payload, content, sites, log }: Options) {
    this.#payload = payload;
    this.#content = content;
    this.#sites = sites;
    this.#log = log;
    this.#timer = setInterval(() => void this.#write(), 2000);
  }

  /** `POST /stats/record-visit` */
  receive = (context: Context): Response => {
    const path = this.#ownPath(context);
    if (path) {
      const site = this.#sites.ofHost(context.req.header('host'));
      this.#add({
        day: new Date().toISOString().slice(0, 10),
        path,
        language: site.language,
        measurementId: site.measurementId,
      });
    }
    return context.json({});
  };

  /** Writes what is waiting; to be awaited before the process ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
  }

  #ownPath(context: Context): string | null {
    const referrer = URL.parse(context.req.header('referer') ?? '');
    if (!referrer || referrer.host !== context.req.header('host')) return null;
    return referrer.pathname.length <= 200 ? referrer.pathname : null;
  }

  #add(visit: Visit, visits = 1): void {
    const key = JSON.stringify([visit.day, visit.path, visit.language, visit.measurementId]);
    const row = this.#waiting.get(key);
    if (row) row.visits += visits;
    else if (this.#waiting.size < maxWaiting) this.#waiting.set(key, { ...visit, visits });
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const batch = [...this.#waiting.values()];
      if (batch.length === 0) return;
      this.#waiting = new Map();
      try {
        // Only pages that exist have counts: anybody can claim to have been anywhere.
        const published = await this.#content.keepPublished(batch.map(({ path }) => path));
        await addVisits(
          this.#payload,
          batch.filter(({ path }) => published.has(path)),
        );
      } catch (error) {
        await recoverFromLock(this.#payload, error).catch(() => undefined);
        this.#log.error({ error: describe(error) }, 'visits could not be written yet');
        for (const { visits, ...visit } of batch) this.#add(visit, visits);
      }
    });
    return this.#writing;
  }
}
