import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../helpers/patience.ts';
import { startSite, visible } from '../helpers/site.ts';

/** What a search engine was told, in a place of its own for each message. */
interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const key = 'a1b2c3d4-E5F6-a1b2';
const messages: Message[] = [];
let answer = 202;
let engine: Server;
let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;

/** Stands for the search engines: there is no network. */
async function startEngine(): Promise<string> {
  engine = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (answer < 300) messages.push(JSON.parse(String(Buffer.concat(chunks))));
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
}

beforeAll(async () => {
  const endpoint = await startEngine();
  site = await startSite('sqlite', { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, LOG: 'info' });
  headers = await site.signIn();
});
afterAll(async () => {
  await site?.destroy();
  engine?.close();
});

const save = async (path: string, method: string, data: object) => {
  const { status, json } = await site.request(path, {
    method,
    body: JSON.stringify(data),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect([200, 201]).toContain(status);
  return json.doc as { id: number };
};

/** Those of one host, in one list. */
const toldOf = (host: string) =>
  messages.filter((one) => one.host === host).flatMap(({ urlList }) => urlList);

const english = () => `localhost:${site.port}`;

test('the key is on every host, and no other file is', async () => {
  for (const label of [undefined, 'de', 'cn']) {
    const { status, text, headers: sent } = await site.get(`/${key}.txt`, { site: label });
    expect([status, text.trim()]).toEqual([200, key]);
    expect(sent['content-type']).toContain('text/plain');
  }
  expect((await site.get('/0123456789abcdef.txt')).status).toBe(404);
});

test('each published change is told once, to the sites that show it, and nothing at the start', async () => {
  const output = () => site.output.join('').match(/changes from now on/g) ?? [];
  await expect.poll(output, patience).toHaveLength(8);
  expect(messages).toEqual([]);

  const { id } = await save('/api/pages', 'POST', {
    ...{ path: '/told', title: 'Told', blocks: [], _status: 'published' },
  });
  await expect.poll(() => toldOf(english()), patience).toContain(`${site.origin()}/told`);
  const [message] = messages.filter(({ host }) => host === english());
  expect(message).toMatchObject({ key, keyLocation: `${site.origin()}/${key}.txt` });
  // It is in English alone; the pages that list nothing of it have not changed.
  expect(messages.map(({ host }) => host)).toEqual([english()]);
  expect(toldOf(english())).toEqual([`${site.origin()}/told`]);

  // What is only a draft is nobody's business.
  await save(`/api/pages/${id}?draft=true`, 'PATCH', { title: 'Draft', _status: 'draft' });
  await save(`/api/pages/${id}`, 'PATCH', { title: 'Told again', _status: 'published' });
  await expect.poll(() => toldOf(english()), patience).toHaveLength(2);
  await save(`/api/pages/${id}`, 'PATCH', { _status: 'draft' });
  await expect.poll(async () => (await site.get('/told')).status, visible).toBe(404);
  await expect.poll(() => toldOf(english()), patience).toHaveLength(3);
  expect(new Set(toldOf(english()))).toEqual(new Set([`${site.origin()}/told`]));
});

test('an article is told on every site that has it, with the list that shows it', async () => {
  const before = messages.length;
  const { json } = await site.get('/api/news?limit=1&depth=0', { headers });
  const [article] = json.docs;
  await save(`/api/news/${article.id}`, 'PATCH', { _status: 'published' });
  const address = `/news_detail/${article.id}`;
  const hosts = ['', 'de.', 'ja.', 'zh.', 'cn.', 'es.', 'fr.', 'pl.'].map(
    (label) => `${label}localhost:${site.port}`,
  );
  for (const host of hosts) {
    const told = () =>
      messages
        .slice(before)
        .filter((one) => one.host === host)
        .flatMap(({ urlList }) => urlList);
    await expect.poll(told, patience).toContain(`http://${host}${address}`);
    expect(told()).toContain(`http://${host}/news`);
    expect(new Set(told()).size).toBe(told().length);
    expect(told()).not.toContain(`http://${host}/privacy`);
  }
});

test('what could not be told is said in the log, and keeps nobody from publishing', async () => {
  answer = 503;
  const before = messages.length;
  await save('/api/pages', 'POST', {
    ...{ path: '/untold', title: 'Untold', blocks: [], _status: 'published' },
  });
  await expect.poll(() => site.output.join(''), patience).toContain('"status":503');
  await expect.poll(async () => (await site.get('/untold')).status, visible).toBe(200);
  expect(messages).toHaveLength(before);
  // Whatever the search engines have missed is told by the next process that can.
  answer = 200;
  await site.stop();
  await site.start();
  await expect
    .poll(() => messages.slice(before).flatMap(({ urlList }) => urlList), patience)
    .toContain(`${site.origin()}/untold`);
});
