import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { patience } from '../tests/helpers/patience.ts';
import { startSite, type TestSite } from '../tests/helpers/site.ts';
import { drawn, hydrated, openBrowser, openPage, type WatchedPage } from './browser.ts';

export interface Visitor extends WatchedPage {
  /** URLs of requested documents: one per full page load. */
  documents: string[];
  /** Allows browser messages that belong to the test; all others fail it. */
  allowComplaints(...patterns: RegExp[]): void;
}

export interface VisitOptions extends BrowserContextOptions {
  /** e.g. `de` for de.localhost; the English site by default. */
  site?: string;
  /** Runs before the first request, e.g. to intercept requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** `off` disables JavaScript; with `unawaited` the scripts load late or not at all. */
  scripts?: 'on' | 'off' | 'unawaited';
}

/** Chromium's own message about an unsuccessful or missing response. */
export const networkLine = /^Failed to load resource: /;

/** `expect.poll` with the patience that a busy machine needs. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, patience);

/** What the site logged last, except what it does all day. */
const troublesOf = ({ output }: TestSite) =>
  output
    .join('')
    .split('\n')
    .filter((line) => line && !line.includes('"level":30'))
    .slice(-20);

export interface Stage {
  readonly site: TestSite;
  readonly browser: Browser;
  /** Opens an address as a new visitor, and waits until the page is ready. */
  visit(address: string, options?: VisitOptions): Promise<Visitor>;
}

/**
 * One site and one browser per test file. After each test the pages are closed, and any browser
 * message that the test did not allow fails it.
 * @param environment of the site, in addition to that of every test site.
 * @param open how the browser is started
 */
export function setStage(environment: Record<string, string> = {}, open = openBrowser): Stage {
  let site: Awaited<ReturnType<typeof startSite>>;
  let browser: Browser;
  let unexpected: (() => string[])[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite('sqlite', { LOG: 'info', ...environment }),
      open(),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.destroy();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(troublesOf(site).join('\n'));
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
      page.setDefaultTimeout(patience.timeout);
      const allowed: RegExp[] = [];
      unexpected.push(() =>
        complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
      );
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await prepare?.(page);
      // Scripts that are still loading would delay all later events.
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
