import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../../app/i18n/accounts.ts';
import { cookieOf } from '../helpers/cookies.ts';
import { type Answer, administrator, startSite } from '../helpers/site.ts';

const wrongPassword = 'not the password of anyone';

const doors = [
  '/api/users/login',
  '/api/users/LOGIN',
  '/api/users/Login',
  '/api/users/lOgIn/',
  '/api/users/login?depth=0',
];

describe('behind a proxy', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => site?.destroy());

  const from = (address: string, headers: Record<string, string> = {}) => ({
    headers: { 'x-forwarded-for': address, ...headers },
  });

  /**
   * Tries until told to wait.
   * @returns how many attempts were allowed.
   */
  async function tryUntilRefused(door: string, address: string): Promise<number> {
    for (let count = 0; count < 100; count += 1) {
      const account = { email: `nobody${count}@example.com`, password: wrongPassword };
      const { status } =
        door === '/login'
          ? await site.postForm(door, account, from(address))
          : await site.post(door, account, from(address));
      if (status === 429) return count;
      expect([count, status]).toEqual([count, 401]);
    }
    return Number.POSITIVE_INFINITY;
  }

  it('a client that tries many accounts is slowed down, without affecting anyone else', async () => {
    expect(await tryUntilRefused('/login', '192.0.2.1')).toBeGreaterThanOrEqual(30);
    // In the meantime one more may be allowed again.
    const untilRefused = async (send: () => Promise<Answer>): Promise<Answer> => {
      const answer = await send();
      return answer.status === 429 ? answer : send();
    };
    const page = await untilRefused(() =>
      site.postForm('/login', administrator, from('192.0.2.1')),
    );
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    for (const door of doors) {
      const programs = await untilRefused(() => site.post(door, administrator, from('192.0.2.1')));
      expect([door, programs.status]).toEqual([door, 429]);
      expect(Number(programs.headers['retry-after'])).toBeGreaterThan(0);
      expect(programs.json.errors[0].message).toBe(accountMessages.en.tooManyAttempts);
    }
    const other = await site.postForm('/login', administrator, from('192.0.2.2'));
    expect(other.status).toBe(303);
  });

  it.each(['/api/users/LOGIN', '/api/users/lOgIn/'])(
    '%s allows no further attempts',
    async (door) => {
      const tries = await tryUntilRefused(door, `198.51.100.${doors.indexOf(door)}`);
      expect(tries).toBeGreaterThanOrEqual(30);
      expect(tries).toBeLessThan(100);
    },
    240_000,
  );

  it.each([
    'forgot-password',
    'FORGOT-PASSWORD',
    'reset-password',
    'Reset-Password',
    'unlock',
    'verify/x',
  ])('Payload’s own %s is closed', async (name) => {
    const { status } = await site.post(`/api/users/${name}`, {
      ...administrator,
      token: 'x',
    });
    expect(status).toBe(404);
  });

  it('sixty simultaneous attempts delay neither colleagues nor forms', async () => {
    const attack = Promise.all(
      Array.from({ length: 64 }, async (_, index) => {
        const account = { email: `nobody${index}@example.com`, password: wrongPassword };
        const { status } = await site.post('/api/users/login', account, from('203.0.113.1'));
        return { status, at: performance.now() };
      }),
    );
    const colleague = site.post('/api/users/login', administrator, from('203.0.113.2'));
    const inquiry = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };
    const form = site.post('/forms/quote', inquiry, from('203.0.113.3'));
    const finished = async (answer: Promise<{ status: number }>) => {
      const { status } = await answer;
      return { status, at: performance.now() };
    };
    const [signedIn, sent, tried] = await Promise.all([
      finished(colleague),
      finished(form),
      attack,
    ]);
    expect([signedIn.status, sent.status]).toEqual([200, 200]);
    const worked = tried.filter(({ status }) => status === 401);
    // One is being processed and eight wait; all others are refused.
    expect(worked.length).toBeLessThanOrEqual(9);
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(64 - worked.length);
    const later = (time: number) => worked.filter(({ at }) => at > time).length;
    expect(later(signedIn.at)).toBeGreaterThan(3);
    expect(later(sent.at)).toBeGreaterThan(3);
  });

  it('strangers cannot lock out the owner of an account', async () => {
    const owner = { email: 'owner@example.com', password: 'a password of its own' };
    const headers = await site.signIn();
    await site.post('/api/users', { ...owner, role: 'editor' }, { headers });
    const first = await site.postForm('/login', owner, from('192.0.2.50'));
    const device = cookieOf(first, 'earc-device');
    expect(device).toMatch(/^earc-device=[\w.-]{40,}; .*HttpOnly/);
    const known = { cookie: device?.split(';', 1)[0] ?? '' };
    // Five from each of many addresses, until the allowance for strangers is used up.
    const statuses = new Set<number>();
    for (let count = 0; count < 56; count += 1) {
      const address = `192.0.2.${100 + Math.floor(count / 5)}`;
      const account = { ...owner, password: wrongPassword };
      statuses.add((await site.post('/api/users/login', account, from(address))).status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
    // An unknown device has to wait, even with the right password ...
    const stranger = await site.postForm('/login', owner, from('192.0.2.200'));
    expect(stranger.status).toBe(429);
    // ... but not the owner in a familiar browser, wherever it is, whichever way they sign in.
    expect((await site.postForm('/login', owner, from('192.0.2.100', known))).status).toBe(303);
    expect((await site.post('/api/users/login', owner, from('192.0.2.201', known))).status).toBe(
      200,
    );
    // The device cookie is for this account only, and cannot be forged.
    const other = { ...administrator, password: wrongPassword };
    const forged = { cookie: `${known.cookie.slice(0, -2)}xx` };
    expect((await site.post('/api/users/login', owner, from('192.0.2.202', forged))).status).toBe(
      429,
    );
    for (let count = 0; count < 5; count += 1) {
      await site.post('/api/users/login', other, from('192.0.2.203', known));
    }
    expect((await site.post('/api/users/login', other, from('192.0.2.203', known))).status).toBe(
      429,
    );
  });

  it('even a known device has a limited number of attempts', async () => {
    const signedIn = await site.postForm('/login', administrator, from('192.0.2.60'));
    const cookie = cookieOf(signedIn, 'earc-device')?.split(';', 1)[0] ?? '';
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const account = { ...administrator, password: wrongPassword };
      const address = from(`192.0.2.${61 + count}`, { cookie });
      statuses.push((await site.post('/api/users/login', account, address)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses).toContain(429);
  });
});

describe('an address with too many failures', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  const fail = async (email: string, attempts: number) => {
    const answers = [];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { status, text } = await site.postForm('/login', { email, password: wrongPassword });
      answers.push([status, text.replaceAll(email, 'EMAIL')]);
    }
    return answers;
  };

  it('gets the same response whether it has an account or not', async () => {
    const unknown = await fail('nobody@example.com', 8);
    expect(await fail(administrator.email, 8)).toEqual(unknown);
    expect(unknown.map(([status]) => status)).toEqual([...Array(5).fill(401), 429, 429, 429]);
    // Upper case and blanks do not make a different address.
    expect((await fail(' Nobody@Example.com', 1))[0]?.[0]).toBe(429);
  });

  it('is not revealed by the API either', async () => {
    const login = async (email: string) => {
      const { status, text } = await site.post('/api/users/login', { email, password: 'wrong' });
      return [status, text];
    };
    expect(await login(administrator.email)).toEqual(await login('nobody@example.com'));
  });
});

describe('the cost of refusing a request', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    const NODE_OPTIONS = `--import ${pathToFileURL('tests/helpers/count-derivations.mjs')}`;
    site = await startSite('sqlite', { NODE_OPTIONS });
  });
  afterAll(() => site?.destroy());

  const derivations = () =>
    site.output
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('derived '));

  /** The time that a refusal took, for either way to sign in. */
  async function workOf(email: string): Promise<string[]> {
    const before = derivations().length;
    await site.postForm('/login', { email, password: wrongPassword });
    await site.post('/api/users/login', { email, password: wrongPassword });
    await expect.poll(() => derivations().length).toBeGreaterThan(before + 1);
    return derivations().slice(before);
  }

  it('is the same for an address without an account and with one', async () => {
    const known = await workOf(administrator.email);
    expect(known).toEqual(Array(2).fill(expect.stringMatching(/^derived \d{6,} \d+ sha\d+$/)));
    expect(await workOf('nobody@example.com')).toEqual(known);
    expect(await workOf(` ${administrator.email.toUpperCase()} `)).toEqual(known);
  });
});
