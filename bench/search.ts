/**
 * `npm run bench:search -- de`: queries over 10,000 documents, and the cost of their index. The
 * texts are made of the site's own words in each language, so that word frequencies are realistic.
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Language } from '../app/i18n/languages.ts';
import type { SearchDocument } from '../cms/interface.ts';
import { articles } from '../content/news/index.ts';
import { pages } from '../content/pages/index.ts';
import { searchSynonyms } from '../content/search-synonyms.ts';
import { answerQuery, suggest } from '../server/search/answer.ts';
import { SearchIndex } from '../server/search/search-index.ts';
import {
  describeMachine,
  formatMemory,
  formatSeconds,
  formatTable,
  isKept,
  type Row,
} from './report.ts';

const documentCount = 10_000;
const queryCount = 1000;
const limitInMilliseconds = 10;

const measured = process.argv.slice(2) as Language[];

/** The same random numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = randomNumbers(7);
const any = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Words that occur once or twice, such as names and model numbers. */
const rareWord = () => `${any(['Halle', 'Roof', 'Dach', 'Typ'])}${Math.floor(random() * 9000)}`;

/** Every sentence of the demonstration content. */
function sentencesOf(language: Language): string[] {
  const texts = [
    ...Object.values(articles).map(({ texts }) => texts[language]),
    ...pages.map((page) => page.texts[language]),
  ];
  return stringsIn(texts)
    .flatMap((text) => text.replace(/\{[^}]*\}|\]\([^)]*\)|\[/g, '').split(/(?<=[.!?。！？])\s*/))
    .filter((sentence) => sentence.length > 20);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function makeDocuments(sentences: readonly string[]): SearchDocument[] {
  const kinds = ['news', 'product', 'page', 'position'] as const;
  return Array.from(
    { length: documentCount },
    (_, index): SearchDocument => ({
      kind: kinds[index % kinds.length] ?? 'page',
      href: `/document/${index}`,
      title: `${any(sentences).slice(0, 80)} ${rareWord()}`,
      names: [],
      passages: Array.from({ length: 8 }, () => ({
        text: `${any(sentences)} ${any(sentences)} ${rareWord()}`,
        isExample: false,
      })),
      place: [],
      date: null,
      isExample: false,
    }),
  );
}

/** Japanese endings and particles, which nobody searches for. */
const onlyHiragana = /^\p{Script=Hiragana}+$/u;

/** Queries as visitors type them: one to three words, some misspelt, some that match nothing. */
function makeQueries(sentences: readonly string[], language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const shortest = ['ja', 'zh'].includes(language) ? 2 : 4;
  const all = sentences.flatMap((sentence) =>
    [...segmenter.segment(sentence)].flatMap(({ segment, isWordLike }) =>
      isWordLike && segment.length >= shortest && !onlyHiragana.test(segment) ? [segment] : [],
    ),
  );
  // Visitors search for what is distinctive, so rare words are as likely as common ones.
  const words = [...new Set(all)];
  const mistyped = (word: string) => {
    const at = Math.floor(random() * word.length);
    return word.slice(0, at) + word.slice(at + 1);
  };
  return Array.from({ length: queryCount }, () => {
    const kind = random();
    if (kind < 0.1) return rareWord();
    if (kind < 0.25) return mistyped(any(words));
    if (kind < 0.3) return `${any(words)}${any(words)}`;
    const count = 1 + Math.floor(random() * 3);
    return Array.from({ length: count }, () => any(words)).join(' ');
  });
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

interface Times {
  /** Wall-clock time, in milliseconds. */
  waited: number[];
  /** CPU time, which other programs do not affect. */
  worked: number[];
}

function measureEach(queries: string[], run: (query: string) => unknown): Times {
  const times: Times = { waited: [], worked: [] };
  for (const query of queries) {
    const [started, before] = [performance.now(), process.threadCpuUsage()];
    run(query);
    const { user, system } = process.threadCpuUsage(before);
    times.waited.push(performance.now() - started);
    times.worked.push((user + system) / 1000);
  }
  return times;
}

async function measure(language: Language): Promise<Row[]> {
  const sentences = sentencesOf(language);
  const documents = makeDocuments(sentences);
  const queries = makeQueries(sentences, language);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  const index = await SearchIndex.build(documents, language, searchSynonyms[language]);
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  const answer = (query: string) => answerQuery(index, query, language, {});
  measureEach(queries.slice(0, 200), answer);
  const times = measureEach(queries, answer);
  const suggested = measureEach(queries, (query) => suggest(index, query));
  const slowest = queries[times.waited.indexOf(Math.max(...times.waited))];
  const row = (what: string, milliseconds: number): Row => ({
    what: `${language}: ${what}`,
    measured: `${milliseconds.toFixed(2)} ms`,
    against: `${limitInMilliseconds} ms`,
    ratio: milliseconds / limitInMilliseconds,
  });
  return [
    { ...row('results, 95 of 100 within', percentile(times.waited, 0.95)), promise: { atMost: 1 } },
    row('  CPU time', percentile(times.worked, 0.95)),
    row('results, median', percentile(times.waited, 0.5)),
    row(`results, slowest (${slowest})`, Math.max(...times.waited)),
    row('suggestions, 95 of 100 within', percentile(suggested.waited, 0.95)),
    { what: `${language}: building the index`, measured: formatSeconds(seconds) },
    { what: `${language}: longest wait meanwhile`, measured: `${(delay.max / 1e6).toFixed(0)} ms` },
    { what: `${language}: memory of the index`, measured: formatMemory(megabytes) },
  ];
}

const rows: Row[] = [];
console.log(`  ${describeMachine()}`);
const asked = process.argv.slice(2);
for (const language of measured) {
  if (asked.length > 0 && !asked.includes(language)) continue;
  console.log(`  ${language} …`);
  rows.push(...(await measure(language)));
}
console.log(`\n${formatTable(rows)}\n`);
process.exit(rows.every(isKept) ? 0 : 1);
