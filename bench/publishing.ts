import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchRaw, signIn } from './programs.ts';
import { formatSeconds, type Row } from './report.ts';
import { administrator, startFilledSite } from './site.ts';

const promisedSeconds = 2;
const rounds = 10;
const pollInMilliseconds = 10;
const path = '/bench-publishing';

/** How long from publishing a page until visitors get what it now says. */
export async function measurePublishing(directory: string): Promise<Row[]> {
  const { port, stop } = await startFilledSite(directory);
  try {
    const token = await signIn(port, administrator);
    const publish = async (address: string, method: 'POST' | 'PATCH', page: object) => {
      const { status, body } = await fetchRaw(port, address, {
        method,
        headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
        body: JSON.stringify({ ...page, _status: 'published' }),
      });
      if (status >= 300) throw new Error(`Publishing was answered ${status}: ${body}`);
      return JSON.parse(String(body)) as { doc: { id: number } };
    };
    const isShown = async (title: string) =>
      String((await fetchRaw(port, path)).body).includes(`<title>${title} `);
    const { doc } = await publish('/api/pages', 'POST', { path, title: 'Round 0', blocks: [] });
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const title = `Round ${round}`;
      await publish(`/api/pages/${doc.id}`, 'PATCH', { title });
      const published = performance.now();
      while (!(await isShown(title))) await pause(pollInMilliseconds);
      seconds.push((performance.now() - published) / 1000);
    }
    const longest = Math.max(...seconds);
    return [
      {
        what: `published until visible, the longest of ${rounds}`,
        measured: formatSeconds(longest),
        against: formatSeconds(promisedSeconds),
        ratio: longest / promisedSeconds,
        promise: { atMost: 1 },
      },
    ];
  } finally {
    await stop();
  }
}
