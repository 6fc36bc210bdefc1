import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startSite, type TestSite } from '../tests/helpers/site.ts';
import { drawn, hydrated, openBrowser, openPage, type WatchedPage } from './browser.ts';

export interface Visitor extends WatchedPage {
  /** Addresses of the documents that were requested: one for each full load of a page. */
  documents: string[];
  /** Names complaints that belong to the test; all others fail it. */
  allowComplaints(...patterns: RegExp[]): void;
}

export interface VisitOptions extends BrowserContextOptions {
  /** e.g. `de` for de.localhost; the English site when left out. */
  site?: string;
  /** Runs before the first page is asked for, e.g. to intercept its requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** `off` as in a browser that runs none; `unawaited` where they come late or not at all. */
  scripts?: 'on' | 'off' | 'unawaited';
}

/** The line that Chromium itself prints for an answer that is no success, or no answer at all. */
export const networkLine = /^Failed to load resource: /;

/** `expect.poll` with the patience that a busy machine needs. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 25_000 });

interface Stage {
  readonly site: TestSite;
  readonly browser: Browser;
  /** Opens an address as a new visitor, and waits until the page works. */
  visit(address: string, options?: VisitOptions): Promise<Visitor>;
}

/**
 * One site and one browser for a file of tests. After each test the visitors' pages are closed,
 * and every complaint of the browser that the test did not allow fails it.
 * @param environment of the site, besides what every test's site has.
 * @param open how the browser is started
 */
export function setStage(environment: Record<string, string> = {}, open = openBrowser): Stage {
  let site: Awaited<ReturnType<typeof startSite>>;
  let browser: Browser;
  let unexpected: (() => string[])[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite('sqlite', environment), open()]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.destroy();
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const complaints = new Set(unexpected.flatMap((read) => read()));
    unexpected = [];
    expect([...complaints]).toEqual([]);
  });

  return {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    async visit(address, { site: label, prepare, scripts = 'on', ...options } = {}) {
      const { page, complaints } = await openPage(browser, {
        ...options,
        javaScriptEnabled: scripts !== 'off',
      });
      page.setDefaultTimeout(30_000);
      const allowed: RegExp[] = [];
      unexpected.push(() =>
        complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
      );
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await prepare?.(page);
      // Scripts that are on their way hold back all later events.
      const waitUntil = scripts === 'unawaited' ? 'commit' : 'load';
      await page.goto(`${site.origin(label)}${address}`, { waitUntil });
      if (scripts === 'on') await hydrated(page);
      if (scripts !== 'unawaited') await drawn(page);
      return {
        page,
        complaints,
        documents,
        allowComplaints: (...patterns) => allowed.push(...patterns),
      };
    },
  };
}
