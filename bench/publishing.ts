import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchRaw, signIn } from './programs.ts';
import { formatSeconds, type Row } from './report.ts';
import { administrator, startFilledSite } from './site.ts';

const promisedSeconds = 2;
const rounds = 10;
const pollInMilliseconds = 10;
const path = '/bench-publishing';
const model = { key: 'smf-520', page: '/product_data' };
const dataSheet = `/documents/data-sheets/${model.key}/en.pdf`;

/** Sends a document to the back office. @returns its answer. */
type Send = <Answer>(address: string, method: string, body?: object) => Promise<Answer>;

/** How long from publishing until visitors get what pages, drawings and documents now say. */
export async function measurePublishing(directory: string): Promise<Row[]> {
  const { port, stop } = await startFilledSite(directory);
  try {
    const token = await signIn(port, administrator);
    const send = async (address: string, method: string, body?: object) => {
      const { status, body: answer } = await fetchRaw(port, address, {
        method,
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (status >= 300) throw new Error(`${address} was answered ${status}: ${answer}`);
      return JSON.parse(String(answer));
    };
    return [
      rowOf('a page published until visible', await publishPages(port, send)),
      ...(await changeLengths(port, send)),
    ];
  } finally {
    await stop();
  }
}

async function publishPages(port: number, send: Send): Promise<number[]> {
  const published = { _status: 'published' };
  const page = { path, title: 'Round 0', blocks: [], ...published };
  const { doc } = await send<{ doc: { id: number } }>('/api/pages', 'POST', page);
  const seconds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const title = `Round ${round}`;
    await send(`/api/pages/${doc.id}`, 'PATCH', { title, ...published });
    seconds.push(
      await secondsUntil(async () => (await read(port, path)).includes(`<title>${title} `)),
    );
  }
  return seconds;
}

interface Model {
  id: number;
  parameters: { parameter: string; value?: number }[];
}

/** The drawing on the page says the length as its table does; the data sheet is another file then. */
async function changeLengths(port: number, send: Send): Promise<Row[]> {
  const address = `/api/models?where[key][equals]=${model.key}&depth=0`;
  const { docs } = await send<{ docs: Model[] }>(address, 'GET');
  const [{ id, parameters }] = docs as [Model];
  const [onPage, inSheet]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    const length = 1900 + round;
    const shown = length.toLocaleString('en');
    const before = await read(port, dataSheet);
    const changed = parameters.map((row) =>
      row.parameter === 'length' ? { ...row, value: length } : row,
    );
    await send(`/api/models/${id}`, 'PATCH', { parameters: changed });
    const started = performance.now();
    const isDrawn = async () => (await read(port, model.page)).includes(`>${shown}</text>`);
    onPage.push(await secondsUntil(isDrawn, started));
    const isNew = async () => (await read(port, dataSheet)) !== before;
    inSheet.push(await secondsUntil(isNew, started));
  }
  return [
    rowOf('a length changed until drawn on its page', onPage),
    rowOf('a length changed until in its data sheet', inSheet),
  ];
}

/** The same bytes are the same text. */
const read = async (port: number, address: string) =>
  (await fetchRaw(port, address)).body.toString('latin1');

async function secondsUntil(
  isThere: () => Promise<boolean>,
  started = performance.now(),
): Promise<number> {
  while (!(await isThere())) await pause(pollInMilliseconds);
  return (performance.now() - started) / 1000;
}

function rowOf(what: string, seconds: number[]): Row {
  const longest = Math.max(...seconds);
  return {
    what: `${what}, the longest of ${rounds}`,
    measured: formatSeconds(longest),
    against: formatSeconds(promisedSeconds),
    ratio: longest / promisedSeconds,
    promise: { atMost: 1 },
  };
}
