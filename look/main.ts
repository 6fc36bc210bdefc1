/**
 * `npm run look`: starts the built site on demonstration data, photographs every page in each width,
 * scheme and script, and writes a sheet of each page into `build/look/`. It fails, with a list, when
 * it finds what nobody should see. `-- --pages=/home,/tools --sites=en,de --widths=390
 * --schemes=light` narrows it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { fetchRaw, freePort } from '../bench/programs.ts';
import { startSiteOn } from '../bench/site.ts';
import { openBrowser } from '../e2e/browser.ts';
import { frequentPictures } from './findings.ts';
import { type LookOptions, readOptions } from './options.ts';
import { type Photographed, photograph } from './photographs.ts';
import { folderOf, type Sheet, writeSheets } from './sheets.ts';

const folder = 'build/look';

/** Pages that no sitemap lists: a search with results and one without, and what is missing. */
const unlisted = ['/search?q=roof', '/search?q=qzxv', '/not-there', '/login'];

/** Several at once keep the processor busy while a page is asked for. */
const atOnce = Math.min(4, availableParallelism());

async function pagesOf(port: number): Promise<string[]> {
  const read = async (address: string) => String((await fetchRaw(port, address)).body);
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  // Entries that are examples are in no sitemap; the lists of them lead there.
  const examples = ['/job', '/activity_detail'].map(async (list) => {
    const links = (await read(list)).matchAll(/href="([^"?#]+)"/g);
    return [...links].map(([, href = '']) => href).filter((href) => /^\/\w+\/\d+$/.test(href));
  });
  return [...new Set([...listed, ...(await Promise.all(examples)).flat(), ...unlisted])];
}

const originOf = (site: string, port: number): string =>
  `http://${site === 'en' ? '' : `${site}.`}localhost:${port}`;

/** @returns a sheet for each page, in the order of the pages. */
async function photographAll(
  browser: Browser,
  port: number,
  options: LookOptions,
): Promise<Sheet[]> {
  const pages = options.pages.length > 0 ? options.pages : await pagesOf(port);
  const sheets: Sheet[] = pages.map((page) => ({ page, seen: [] }));
  const waiting = sheets.flatMap((sheet) => options.sites.map((site) => ({ sheet, site })));
  const all = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { sheet, site } = next;
      const task = {
        ...{ page: sheet.page, site, origin: originOf(site, port) },
        folder: path.join(folder, folderOf(sheet.page)),
      };
      const seen = await photograph(browser, options, task);
      sheet.seen.push(seen);
      done += 1;
      report(seen, done, all);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const order = ({ site }: Photographed) => options.sites.indexOf(site);
  for (const { seen } of sheets) seen.sort((one, other) => order(one) - order(other));
  return sheets;
}

function report({ page, site, findings }: Photographed, done: number, all: number): void {
  console.log(`  ${String(done).padStart(String(all).length)}/${all}  ${site}  ${page}`);
  for (const line of findings) console.log(`      ${line}`);
}

/** Across the pages of one site. */
function findFrequent(sheets: Sheet[], sites: string[]): string[] {
  return sites.flatMap((site) => {
    const seen = sheets.flatMap((sheet) => sheet.seen.filter((one) => one.site === site));
    const frequent = frequentPictures(seen.flatMap(({ standings }) => standings));
    return [...frequent].map(
      ([source, pages]) => `${site}: ${source} stands ${pages.length} times: ${pages.join(', ')}`,
    );
  });
}

async function look(options: LookOptions): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'look-'));
  const port = await freePort();
  const environment = { SITE_ORIGINS: '', WARM: 'off' };
  console.log('  Starting the site on demonstration data …');
  const site = await startSiteOn(directory, { port, environment });
  const browser = await openBrowser();
  try {
    await rm(folder, { recursive: true, force: true });
    const sheets = await photographAll(browser, port, options);
    const frequent = findFrequent(sheets, options.sites);
    await writeSheets(folder, sheets, frequent);
    for (const line of frequent) console.log(`  ${line}`);
    const own = sheets.flatMap(({ seen }) => seen.flatMap(({ findings }) => findings));
    return own.length + frequent.length;
  } finally {
    await browser.close();
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

const started = Date.now();
const count = await look(readOptions(process.argv.slice(2)));
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\n  ${folder}/index.html  ${count} to look into, ${minutes} min`);
process.exit(count > 0 ? 1 : 0);
