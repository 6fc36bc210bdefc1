import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { suspect } from '../../server/forms/form-guard.ts';
import { queryDatabase } from '../helpers/database.ts';
import { startSite } from '../helpers/site.ts';

describe('a flood of forms', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => site?.destroy());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const inquiry = (name: string) => ({ name, email: 'a@example.com', projectAddress: 'X' });

  it('from one client is slowed down, without affecting anyone else', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const flood = await site.post('/forms/quote', inquiry(`flood ${count}`), from('192.0.2.1'));
      statuses.push(flood.status);
      if (flood.status !== 429) continue;
      expect(Number(flood.headers['retry-after'])).toBeGreaterThan(0);
      expect(flood.json.error).toBe('tooMany');
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    const other = await site.post('/forms/quote', inquiry('other'), from('192.0.2.2'));
    expect(other.status).toBe(200);
  });

  it('is let through with proof of work, once per proof', async () => {
    const refused = await site.post('/forms/quote', inquiry('worker'), from('192.0.2.1'));
    expect(refused.status).toBe(429);
    const challenge = refused.json.challenge as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = { challenge, solution };
    const send = (name: string, value: unknown) =>
      site.post('/forms/quote', { ...inquiry(name), proof: value }, from('192.0.2.1'));
    expect(
      (await send('idle', { challenge, solution: { counter: 1, derivedKey: '00' } })).status,
    ).toBe(429);
    expect((await send('worker', proof)).status).toBe(200);
    expect((await send('again', proof)).status).toBe(429);
  });

  it('without JavaScript gets the page again, with what was typed', async () => {
    let answer = await site.postForm('/forms/quote', inquiry('plain 0'), from('192.0.2.3'));
    for (let count = 1; answer.status === 303 && count < 30; count += 1) {
      answer = await site.postForm('/forms/quote', inquiry(`plain ${count}`), from('192.0.2.3'));
    }
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.text).toMatch(/value="plain \d+"/);
  });

  it('full of links, or from a bot that fills in the honeypot, is stored and flagged', async () => {
    const send = (value: object, address: string) =>
      site.post('/forms/quote', { ...inquiry('marked'), ...value }, from(address));
    expect((await send({ website: 'x' }, '192.0.2.4')).status).toBe(200);
    expect((await send({ filledIn: 10 }, '192.0.2.5')).status).toBe(200);
    const links = Array(5).fill('https://example.com').join(' ');
    expect((await send({ content: links }, '192.0.2.6')).status).toBe(200);
    const rows = await queryDatabase(
      site,
      `SELECT is_suspected AS "isSuspected", sender_mail AS "senderMail"
        FROM inquiries WHERE name = 'marked'`,
    );
    expect(rows.map(({ isSuspected, senderMail }) => [Boolean(isSuspected), senderMail])).toEqual(
      Array(3).fill([true, 'none']),
    );
  });
});

test.each([
  [{ content: 'A roof of 900 m², see https://example.com/plan.pdf' }, {}, undefined],
  [{ content: 'A roof' }, { filledIn: 20_000, website: '' }, undefined],
  [{ content: 'A roof' }, { filledIn: 200 }, 'filled in too fast'],
  [{ content: 'A roof' }, { website: 'http://x' }, 'hidden field filled in'],
])('%j with %j is flagged: %s', (values, traces, reason) => {
  expect(suspect(values, traces)).toBe(reason);
});
