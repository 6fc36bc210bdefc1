/** `npm run bench:office`: how soon the back office can be used, and the memory that it takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import type { Program } from './programs.ts';
import {
  describeMachine,
  formatMemory,
  formatSeconds,
  formatTable,
  isKept,
  median,
  type Row,
} from './report.ts';
import { administrator, startFilledSite } from './site.ts';

const promised = { first: 3, later: 1, megabytes: 350 };
const rowCount = 100_000;
const rounds = 5;
const patienceInMilliseconds = 120_000;

/** After this long without a request, memory is as it stays. */
const idleInMilliseconds = 60_000;

const lists = ['pages', 'news', 'inquiries', 'media', 'models', 'audit-log'];

function compare(what: string, seconds: number, limit: number): Row {
  return {
    what,
    measured: formatSeconds(seconds),
    against: formatSeconds(limit),
    ratio: seconds / limit,
    promise: { atMost: 1 },
  };
}

/** Resolves once React has taken over an element, so that a click on it does something. */
async function usable(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }, selector);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const startPage = '.start-page h1';
const row = '.collection-list table tbody tr a';

async function open(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await usable(page, selector);
}

/** Signs in as a colleague does, which ends on the start page. */
async function signIn(browser: Browser, { port }: Program) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceInMilliseconds);
  const origin = `http://localhost:${port}`;
  await page.goto(`${origin}/login`);
  await page.locator('[name=email]').fill(administrator.email);
  await page.locator('[name=password]').fill(administrator.password);
  const first = await timed(async () => {
    await page.locator('[type=submit]').click({ noWaitAfter: true });
    await usable(page, startPage);
  });
  return { page, admin: `${origin}/admin`, first };
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await timed(work));
  return median(seconds);
}

/** The first view after a start and later ones, and what the processes hold afterwards. */
async function measureUse(browser: Browser, directory: string): Promise<Row[]> {
  const site = await startFilledSite(directory, { log: 'info' });
  try {
    const { page, admin, first } = await signIn(browser, site);
    const firstList = await timed(() => open(page, `${admin}/collections/pages`, row));
    const start = await medianOf(() => open(page, admin, startPage));
    const list = await medianOf(() => open(page, `${admin}/collections/pages`, row));
    const form = await medianOf(() => openFirstPage(page, `${admin}/collections/pages`));
    for (const name of lists) await open(page, `${admin}/collections/${name}`, 'h1');
    await open(page, `${admin}/translations`, 'h1');
    await open(page, `${admin}/globals/settings`, '#field-hotline');
    await page.context().close();
    const used = heldBy(site.processId);
    await pause(idleInMilliseconds);
    const idle = heldBy(site.processId);
    return [
      compare('from sign-in to the start page, the office not yet running', first, promised.first),
      compare('the first list after that', firstList, promised.later),
      compare(`the start page later, median of ${rounds}`, start, promised.later),
      compare(`the list of pages later, median of ${rounds}`, list, promised.later),
      { what: `the form of a page, median of ${rounds}`, measured: formatSeconds(form) },
      { what: 'memory of all processes right after use', measured: formatMemory(used) },
      {
        what: 'memory of all processes a minute later, the office still running',
        measured: formatMemory(idle),
        against: formatMemory(promised.megabytes),
        ...(idle !== null && { ratio: idle / promised.megabytes, promise: { atMost: 1 } }),
      },
    ];
  } finally {
    await site.stop();
  }
}

/** From the list to a form that can be typed into. */
async function openFirstPage(page: Page, address: string): Promise<void> {
  await open(page, address, row);
  await page.locator(row).first().click();
  await usable(page, '#field-title');
}

/** The views that count, where there is much to be counted. */
async function measureLarge(browser: Browser, directory: string): Promise<Row[]> {
  fill(path.join(directory, 'filled', 'website.db'));
  const site = await startFilledSite(directory);
  try {
    const { page, admin } = await signIn(browser, site);
    const many = rowCount.toLocaleString('en');
    const rows: Row[] = [];
    for (const [name, address, selector] of [
      ['start page', admin, startPage],
      ['start page over a year', `${admin}?range=365`, startPage],
      ['list of inquiries', `${admin}/collections/inquiries`, row],
    ] as const) {
      await open(page, address, selector);
      const seconds = await medianOf(() => open(page, address, selector));
      rows.push(compare(`${name}, ${many} inquiries and visits`, seconds, promised.later));
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** A year of visits and inquiries, as the site itself would have stored them. */
function fill(file: string): void {
  const database = new DatabaseSync(file);
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rowCount})`;
  try {
    database.exec(`
      INSERT INTO visit_counts (day, path, language, measurement_id, visits) ${numbers}
        SELECT date('now', '-' || (n % 365) || ' days'), '/page-' || (n / 365), 'en', 'bench', n % 50 + 1
        FROM numbers;
      INSERT INTO inquiries (status, reference, form, language, name, email, content,
          idempotency_key, created_at, updated_at, sender_mail, team_mail) ${numbers}
        SELECT CASE n % 20 WHEN 0 THEN 'new' ELSE 'closed' END, 'BENCH-' || n, 'quote', 'en',
          'Person ' || n, 'person' || n || '@example.com', 'A roof of ' || n || ' square metres',
          'bench-' || n, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n % 365) || ' days'),
          strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'sent', 'sent'
        FROM numbers;`);
  } finally {
    database.close();
  }
}

/**
 * Megabytes of a process and its descendants: what each has for itself, and once what they share,
 * which is the program itself. Null where the system does not report it.
 */
function heldBy(root: number): number | null {
  const statuses = new Map<number, string>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      statuses.set(Number(name), readFileSync(`/proc/${name}/status`, 'utf8'));
    } catch {
      // It has ended.
    }
  }
  const read = (status: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN);
  const tree = [root];
  // A list may grow while it is iterated; what is added is visited too.
  for (const one of tree) {
    for (const [id, status] of statuses) if (read(status, 'PPid') === one) tree.push(id);
  }
  const found = tree.flatMap((id) => statuses.get(id) ?? []);
  const own = found.reduce((sum, status) => sum + read(status, 'RssAnon'), 0);
  const shared = Math.max(...found.map((status) => read(status, 'RssFile')));
  const kilobytes = own + shared;
  return Number.isFinite(kilobytes) ? kilobytes / 1024 : null;
}

const directory = await mkdtemp(path.join(tmpdir(), 'bench-office-'));
const rows: Row[] = [];
const browser = await openBrowser();
try {
  console.log(`  ${describeMachine()}`);
  // Fills the database: a first start takes longer.
  await (await startFilledSite(directory)).stop();
  rows.push(...(await measureUse(browser, directory)));
  rows.push(...(await measureLarge(browser, directory)));
  console.log(`  ${describeMachine()}`);
} finally {
  await browser.close();
  await rm(directory, { recursive: true, force: true });
}

console.log(`\n${formatTable(rows)}\n`);
const broken = rows.filter((one) => !isKept(one));
for (const { what, ratio } of broken) console.log(`Broken: ${what} (${ratio?.toFixed(2)})`);
process.exit(broken.length > 0 ? 1 : 0);
