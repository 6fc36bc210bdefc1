import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, startSite } from '../helpers/site.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the log', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { LOG: 'info' });
  });
  afterAll(() => site?.destroy());

  interface Line {
    level: number;
    path?: string;
    status?: number;
    request?: string;
    msg?: string;
  }

  /** The log since `start`, once there is a line for `path`. */
  async function linesOf(path: string, start: number): Promise<Line[]> {
    const read = () =>
      site.output
        .join('')
        .slice(start)
        .split('\n')
        .filter((line) => line.startsWith('{'));
    await expect.poll(() => read().some((line) => line.includes(`"path":"${path}"`))).toBe(true);
    return read().map((line): Line => JSON.parse(line));
  }

  const written = () => site.output.join('').length;

  it('consists of JSON lines, including Payload’s messages', async () => {
    await site.post('/api/users/login', { email: 'grace@example.com', password: 'wrong' });
    await site.post('/api/users/login', { ...administrator, password: 'wrong' });
    await site.request('/api/users/login', {
      ...{ method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    });
    await site.get('/api/media/file/none.png');
    await linesOf('/api/media/file/none.png', 0);
    const lines = site.output.join('').split('\n').filter(Boolean);
    const other = lines.filter((line) => !line.startsWith('{') && !/^( {2}|ready )/.test(line));
    expect(other).toEqual([]);
    for (const line of lines.filter((text) => text.startsWith('{'))) JSON.parse(line);
  });

  it('says of a wrong password neither whose it was nor where in the code', async () => {
    const start = written();
    const answer = await site.post('/api/users/login', { email: 'ada@example.com', password: 'x' });
    expect(answer.status).toBe(401);
    const lines = await linesOf('/api/users/login', start);
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/\bada\b|example\.com|\bat .*:\d+:\d+/);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    // Its message and its request have the same id.
    const names = new Set(lines.map(({ request }) => request));
    expect([lines.length > 1, names.size]).toEqual([true, 1]);
  });

  it('gives each request its own id, cached pages included', async () => {
    const start = written();
    for (let count = 0; count < 3; count += 1) await site.get('/home');
    await site.get('/api/users/me');
    const lines = (await linesOf('/api/users/me', start)).filter(({ path }) => path);
    const names = lines.map(({ request }) => request ?? '');
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(uuid);
  });

  it('is JSON whatever is in an address, and has neither query nor secret', async () => {
    const start = written();
    const strange = '/a"b\\c%22{}';
    await site.get(`${strange}?email=ada@example.com`);
    await site.get('/forms/resume/saved/of-one-applicant');
    await site.get('/robots.txt?the=last');
    const lines = await linesOf('/robots.txt', start);
    expect(lines.map(({ path }) => path)).toEqual([
      ...[strange, '/forms/resume/saved/…', '/robots.txt'],
    ]);
    for (const { level, status } of lines) expect([level, typeof status]).toEqual([30, 'number']);
  });

  it('accepts no request id from a stranger', async () => {
    const start = written();
    const headers = { 'x-request-id': 'somebody-elses-request' };
    const answer = await site.get('/api/users/me', { headers });
    expect(answer.headers['x-request-id']).toMatch(uuid);
    const [line] = await linesOf('/api/users/me', start);
    expect(line?.request).toBe(answer.headers['x-request-id']);
  });
});

describe('the log behind a trusted proxy', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => site?.destroy());

  it('accepts the proxy’s id for a request if it is plain', async () => {
    const nameOf = async (given: string) =>
      (await site.get('/api/users/me', { headers: { 'x-request-id': given } })).headers[
        'x-request-id'
      ];
    expect(await nameOf('proxy-4711:0001')).toBe('proxy-4711:0001');
    for (const strange of ['x', 'x'.repeat(500), '"},{"level":60', 'a b c d e f g h']) {
      expect(await nameOf(strange)).toMatch(uuid);
    }
  });
});
