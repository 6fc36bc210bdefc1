/**
 * Shows whether a code change alters what visitors get. `node bench/answers.ts save FOLDER` starts
 * the built site on a database of its own and records every public response of its eight hosts;
 * `node bench/answers.ts compare FOLDER FOLDER` lists those that differ, and exits with 1 if any
 * does. PDFs are compared by their text (pdftotext). Names of built files and timestamps are
 * ignored.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchRaw } from './programs.ts';
import { startFilledSite } from './site.ts';

const hosts = ['', 'zh.', 'cn.', 'de.', 'ja.', 'es.', 'fr.', 'pl.'].map((key) => `${key}localhost`);

/** In addition to the pages and what they link to. */
const always = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/content/layout', '/nothing-here'],
  ...['/news/rss.xml', '/news/atom.xml', '/news/feed.json', '/parameters.json'],
  ...['/parameters/schema.json', '/search/suggestions?q=so', '/search?q=module', '/login'],
  ...['/news?page=2', '/job?track=campus', '/download?kind=manual', '/', '/home/', '/HOME'],
];

/** Linked resources that are compared as well. */
const linked = /(?:href|src)="(\/(?:documents|parameters|news_detail|job|social)\/[^"#]+)"/g;

const withoutBuild = (text: string): string =>
  text
    .replace(/\/assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, '/assets/$1.$2')
    .replace(/"build":"[\w-]+"/g, '"build":""')
    .replace(/\/social\/[\da-f]{16}\//g, '/social/')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g, 'TIME');

function textOfPdf(file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = execFile('pdftotext', ['-layout', '-', '-'], (error, text) =>
      error ? reject(error) : resolve(text),
    );
    program.stdin?.end(file);
  });
}

async function ask(port: number, host: string, address: string): Promise<string> {
  const { status, headers, body } = await fetchRaw(port, address, { headers: { host } });
  const type = String(headers['content-type'] ?? '');
  const told = [status, type, headers.location ?? '', headers['cache-control'] ?? ''].join('\n');
  if (type.startsWith('application/pdf')) return `${told}\n\n${await textOfPdf(body)}`;
  const isText = /^text\/|json|xml|svg/.test(type);
  return withoutBuild(`${told}\n\n${isText ? body.toString() : `${body.length > 0}`}`);
}

const fileOf = (host: string, address: string) =>
  `${host}${encodeURIComponent(address)}`.slice(0, 240);

async function saveHost(port: number, host: string, folder: string): Promise<number> {
  const sitemap = await ask(port, host, '/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, at]) => at);
  const waiting = [...always, ...pages, ...pages.map((page) => `/content/pages${page}`)];
  const known = new Set<string | undefined>(waiting);
  // A list may grow while it is iterated; what is added is visited too.
  for (const address of waiting) {
    if (!address) continue;
    const answer = await ask(port, host, address);
    await writeFile(path.join(folder, fileOf(host, address)), answer);
    for (const [, found] of answer.matchAll(linked)) {
      if (known.has(found)) continue;
      known.add(found);
      waiting.push(found);
    }
  }
  return waiting.length;
}

async function save(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const directory = await mkdtemp(path.join(tmpdir(), 'answers-'));
  try {
    const site = await startFilledSite(directory);
    for (const host of hosts) console.log(`  ${host}: ${await saveHost(site.port, host, folder)}`);
    await site.stop();
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @returns the first lines in which two texts differ. */
function difference(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const [line = '', otherLine = ''] = at < 0 ? [] : [lines[at], others[at]];
  const column = Math.max(
    0,
    [...line].findIndex((letter, index) => letter !== otherLine[index]),
  );
  const from = Math.max(0, column - 40);
  return `    - ${line.slice(from, from + 160)}\n    + ${otherLine.slice(from, from + 160)}`;
}

async function compare(before: string, after: string): Promise<number> {
  const names = new Set([...(await readdir(before)), ...(await readdir(after))]);
  let count = 0;
  for (const name of [...names].sort()) {
    const [one, other] = await Promise.all(
      [before, after].map((folder) => readFile(path.join(folder, name), 'utf8').catch(() => '')),
    );
    if (one === other) continue;
    count += 1;
    console.log(`  ${decodeURIComponent(name)}\n${difference(one ?? '', other ?? '')}`);
  }
  console.log(`${names.size} answers, ${count} differ`);
  return count;
}

const [what, one = '', other = ''] = process.argv.slice(2);
if (what === 'save' && one) await save(one);
else if (what === 'compare' && one && other) process.exitCode = (await compare(one, other)) ? 1 : 0;
else throw new Error('Usage: save FOLDER, or compare FOLDER FOLDER');
