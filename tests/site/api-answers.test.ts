import { readdirSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExchange } from '../helpers/exchange.ts';
import { patience } from '../helpers/patience.ts';
import { administrator, startSite } from '../helpers/site.ts';

type Headers = Record<string, string>;

describe('responses of the API', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let program: Headers;
  let browser: Headers;

  beforeAll(async () => {
    site = await startSite('sqlite', { LOG: 'info' });
    program = await site.signIn();
    const { headers } = await site.postForm('/login', administrator);
    const cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    browser = { cookie, origin: site.origin() };
  });
  afterAll(() => site?.destroy());

  it('are not cached', async () => {
    for (const path of [
      ...['/api/pages?limit=1', '/api/users/me', '/api/inquiries', '/api/applications'],
      ...['/api/nothing-here', '/api/globals/settings', '/api/access'],
    ]) {
      for (const headers of [{}, program]) {
        const answer = await site.get(path, { headers });
        expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
      }
    }
    const missing = await site.get('/api/media/file/none.png', { headers: program });
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it('do not reveal the session to scripts in the admin', async () => {
    for (const path of ['/api/users/me', '/api/users/ME', '/api/users/me/']) {
      const { json } = await site.get(path, { headers: browser });
      expect([json.user?.email, json.token]).toEqual([administrator.email, undefined]);
      expect(json.exp).toBeGreaterThan(Date.now() / 1000);
    }
    const options = { method: 'POST', headers: browser };
    const refreshed = await site.request('/api/users/refresh-token', options);
    expect([refreshed.status, refreshed.json.user.email]).toEqual([200, administrator.email]);
    expect(refreshed.text).not.toMatch(/token"/i);
    const [renewed = ''] = refreshed.headers['set-cookie'] ?? [];
    expect(renewed).toMatch(/^payload-token=.+; HttpOnly/);
    // A program already has a token, and needs the next one.
    const asProgram = await site.request('/api/users/refresh-token', {
      ...{ method: 'POST', headers: program },
    });
    expect(asProgram.json.refreshedToken).toEqual(expect.any(String));
  });

  it('to HEAD are those to GET, without a body', async () => {
    const { json } = await site.get('/api/media?limit=1&depth=0', { headers: program });
    const image = `/api/media/file/${json.docs[0].filename}`;
    for (const [path, status, headers = {}] of [
      ...([
        ['/api/pages?limit=1', 200],
        ['/api/users/me', 200],
        [image, 403],
        [image, 200, program],
      ] as const),
      ...([
        ['/api/inquiries', 403],
        ['/api/nothing', 404],
        ['/home', 200],
        ['/login', 200],
      ] as const),
      ...([
        ['/sitemap.xml', 200],
        ['/api/media/file/none', 404, program],
        ['/admin/login', 302],
      ] as const),
      ...([
        ['/documents/data-sheets/smf-520/de.pdf', 200],
        ['/thumbnails/hero.svg', 200],
      ] as const),
    ]) {
      const get = await site.get(path, { headers });
      const { sent, answer } = startExchange(site, path, { method: 'HEAD', headers });
      sent.end();
      const head = await answer;
      expect([path, get.status, head.status]).toEqual([path, status, status]);
      expect([path, head.headers['content-type']]).toEqual([path, get.headers['content-type']]);
      expect(head.bytes).toHaveLength(0);
    }
  });

  it('leave no file open that nobody is reading', async () => {
    const { json } = await site.get('/api/media?limit=1&sort=-filesize&depth=0', {
      headers: program,
    });
    const image = `/api/media/file/${json.docs[0].filename}`;
    const open = () => readdirSync(`/proc/${site.processId}/fd`).length;
    await site.get(image, { headers: program });
    const before = open();
    for (let count = 0; count < 40; count += 1) {
      const { sent, answer } = startExchange(site, image, {
        method: count % 2 ? 'HEAD' : 'GET',
        headers: program,
      });
      sent.once('response', () => sent.destroy());
      sent.end();
      await answer.catch(() => undefined);
    }
    await expect.poll(open, patience).toBeLessThan(before + 10);
  });

  it('report a missing file as missing', async () => {
    const { json } = await site.get('/api/media?limit=1&depth=0', { headers: program });
    const name = json.docs[0].filename as string;
    unlinkSync(path.join(site.dataDirectory, 'media', name));
    for (const missing of [name, 'none.png', '%00', 'x'.repeat(300)]) {
      const { status, json: body } = await site.get(`/api/media/file/${missing}`, {
        headers: program,
      });
      expect([missing, status]).toEqual([missing, 404]);
      expect(body.errors[0].message).toBe('This file does not exist.');
    }
  });
});

describe('a request with two hosts', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
    await site.get('/home');
  });
  afterAll(() => site?.destroy());

  it.each(['/home', '/home?x', '/api/pages', '/admin', '/healthz'])(
    'is refused, whatever it asks for: %s',
    async (address) => {
      const lines = ['', `Host: localhost:${site.port}`, 'hOST: de.localhost', '', ''];
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(site.port, '127.0.0.1');
        let text = '';
        socket.on('data', (chunk) => {
          text += String(chunk);
        });
        socket.on('end', () => resolve(text));
        socket.on('error', reject);
        socket.write(`GET ${address} HTTP/1.1${lines.join('\r\n')}`);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});
