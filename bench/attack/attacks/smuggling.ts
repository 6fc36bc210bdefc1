import { type Attack, pause, type Scene } from '../attack.ts';
import { Counts, host } from '../client.ts';
import { exchange, statusesIn, usualHead } from '../raw.ts';

/** Requests that a proxy and the server behind it could parse differently. */

/** @returns the bytes of each probe; `hidden` is the request that must not be carried out. */
function probes(head: string, hidden: string): Record<string, string> {
  const post = `POST /stats/record-visit HTTP/1.1\r\n${head}`;
  const get = 'GET /healthz HTTP/1.1\r\n';
  const size = hidden.length;
  const chunked = 'transfer-encoding: chunked\r\n';
  const end = '0\r\n\r\n';
  return {
    'CL.TE': `${post}content-length: ${size + end.length}\r\n${chunked}\r\n${end}${hidden}`,
    'TE.CL': `${post}${chunked}content-length: 4\r\n\r\n${size.toString(16)}\r\n${hidden}\r\n${end}`,
    'TE.TE, unknown': `${post}${chunked}transfer-encoding: x\r\n\r\n${end}${hidden}`,
    'TE, blank before the colon': `${post}transfer-encoding : chunked\r\ncontent-length: ${size}\r\n\r\n${hidden}`,
    'TE, tab and vertical tab': `${post}transfer-encoding:\x0bchunked\r\ncontent-length: ${size}\r\n\r\n${hidden}`,
    'TE, quoted': `${post}transfer-encoding: "chunked"\r\ncontent-length: ${size}\r\n\r\n${hidden}`,
    'two lengths': `${post}content-length: 0\r\ncontent-length: ${size}\r\n\r\n${hidden}`,
    'a length with a sign': `${post}content-length: +${size}\r\n\r\n${hidden}`,
    'a length in a list': `${post}content-length: ${size}, ${size}\r\n\r\n${hidden}`,
    'two hosts': `${get}${head}host: evil.example\r\n\r\n`,
    'a folded line': `${get}${head}x-one: 1\r\n transfer-encoding: chunked\r\n\r\n${hidden}`,
    'bare line feeds': `${post.replaceAll('\r\n', '\n')}transfer-encoding: chunked\n\n0\n\n${hidden}`,
    'a chunk that is too large': `${post}${chunked}\r\nfffffffffffffffff\r\n${hidden}`,
    'a line feed in a chunk extension': `${post}${chunked}\r\n1;a\n${hidden}\r\n${end}`,
  };
}

async function probe(scene: Scene, name: string, bytes: string): Promise<[string, string[]]> {
  const statuses = statusesIn(await exchange(scene, bytes));
  const [first = 'closed'] = statuses;
  const isTwice = statuses.length > 1;
  const broken = [];
  if (isTwice) broken.push(`${name}: answered ${statuses.join(' and ')}`);
  if (name === 'two hosts' && !first.startsWith('4') && first !== 'closed') {
    broken.push(`${name}: ${first}`);
  }
  return [first, broken];
}

export const smuggling: Attack = {
  name: 'smuggling',
  on: ['public', 'full'],
  async run(scene, controls) {
    const counts = new Counts();
    const broken: string[] = [];
    const mark = `/hidden-${crypto.randomUUID()}`;
    const hidden = `GET ${mark} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
    const all = Object.entries(probes(usualHead(scene), hidden));
    for (const [name, bytes] of all) {
      const [what, wrong] = await probe(scene, name, bytes);
      counts.add(what);
      broken.push(...wrong);
    }
    // Log lines are written in batches.
    await pause(1500);
    if ((await controls.log()).includes(mark)) broken.push('a hidden request was carried out');
    return {
      sent: `${all.length} ambiguous requests`,
      came: counts.came,
      demanded: 'at most one response, no hidden request in the log, two hosts refused',
      broken,
    };
  },
};
