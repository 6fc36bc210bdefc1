import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteAbandoned, keepTidy } from '../../server/job-applications/abandoned.ts';
import { type Exchange, startExchange } from '../helpers/exchange.ts';
import { patience } from '../helpers/patience.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { sendFile } from '../helpers/send-file.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
});
afterAll(() => site?.destroy());

const uploads = () => path.join(site.dataDirectory, 'cache', 'uploads');
const filesUnderWay = async () => (await readdir(uploads()).catch(() => [])).length;

interface Slow {
  answer: Promise<Exchange>;
  send: (bytes: Buffer) => void;
  end: () => void;
}

/** Declares a whole CV and sends its first bytes. */
function startUpload(address: string, client: string, type = 'multipart/form-data'): Slow {
  const { sent, answer } = startExchange(site, address, {
    method: 'POST',
    headers: {
      'content-type': `${type}; boundary=x`,
      'content-length': String(5_000_000),
      'x-forwarded-for': client,
    },
  });
  // Those that are allowed to continue never get a response.
  answer.catch(() => undefined);
  const send = (bytes: Buffer) => void sent.write(bytes, () => undefined);
  send(
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="CV.pdf"\r\n\r\n'),
  );
  return { answer, send, end: () => void sent.destroy() };
}

describe('slow uploads by one client', () => {
  it.each([
    [
      'applications',
      '/forms/resume',
      (client: string) => {
        return sendApplication(site, {}, { headers: { 'x-forwarded-for': client } });
      },
      200,
    ],
    // Not a readable CV, but it was examined.
    [
      'the reading of CVs',
      '/forms/resume/parse',
      (client: string) => {
        return sendFile(site, pdf.content, 'CV.pdf', undefined, { 'x-forwarded-for': client });
      },
      422,
    ],
  ])('do not stop %s of others', async (_, address, send, expected) => {
    const slow = Array.from({ length: 80 }, () => startUpload(address, '203.0.113.1'));
    try {
      const statuses: number[] = [];
      for (const { answer } of slow) {
        answer.then(
          ({ status }) => statuses.push(status),
          // The remaining ones are aborted at the end.
          () => undefined,
        );
      }
      // A client may have a few in progress; the rest are answered before their body is read.
      await expect.poll(() => statuses.length, patience).toBeGreaterThanOrEqual(64);
      expect(new Set(statuses)).toEqual(new Set([429]));
      const [first] = await Promise.all(slow.slice(-1).map(({ answer }) => answer));
      expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send('203.0.113.2')).status).toBe(expected);
    } finally {
      for (const { end } of slow) end();
    }
    await expect.poll(filesUnderWay, patience).toBe(0);
  });
});

describe('a body that arrives a byte at a time', () => {
  it('is aborted with 408, and nothing of it stays', async () => {
    const all = [
      startUpload('/forms/resume', '203.0.113.3'),
      startUpload('/forms/resume/parse', '203.0.113.3'),
      startUpload('/forms/quote', '203.0.113.3', 'application/x-www-form-urlencoded'),
    ];
    const dripping = setInterval(() => {
      for (const { send } of all) send(Buffer.from('x'));
    }, 500);
    try {
      const answers = await Promise.all(all.map(({ answer }) => answer));
      expect(answers.map(({ status }) => status)).toEqual([408, 408, 408]);
      // Our limit, not the time limit of a whole request.
      for (const { headers } of answers) expect(headers['retry-after']).toBeDefined();
    } finally {
      clearInterval(dripping);
      for (const { end } of all) end();
    }
    await expect.poll(filesUnderWay, patience).toBe(0);
  });
});

describe('files of uploads abandoned in a crash', () => {
  async function leave(names: Record<string, number>): Promise<string> {
    await mkdir(uploads(), { recursive: true });
    for (const [name, minutes] of Object.entries(names)) {
      const file = path.join(uploads(), name);
      await writeFile(file, 'a CV');
      const time = new Date(Date.now() - minutes * 60_000);
      await utimes(file, time, time);
    }
    return uploads();
  }

  it('are deleted, except those that another node is still receiving', async () => {
    const directory = await leave({ old: 60, fresh: 0 });
    expect(await deleteAbandoned(directory)).toBe(1);
    expect(await readdir(directory)).toEqual(['fresh']);
    await leave({ fresh: 60 });
    await deleteAbandoned(directory);
  });

  it('are deleted while the site runs, not only when it starts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const timer = await keepTidy(uploads());
      const directory = await leave({ later: 60 });
      vi.advanceTimersByTime(10 * 60_000);
      clearInterval(timer);
      await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
    } finally {
      vi.useRealTimers();
    }
  });
});
