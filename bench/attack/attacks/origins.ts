import type { Attack, Scene } from '../attack.ts';
import { ask, Counts, jsonOf, type Reply } from '../client.ts';
import { askOffice, encode } from '../office.ts';

/** M2: other sites' pages change things with the administrator's cookie. */

/** What browsers send about a request made by such a page. */
const pages: Record<string, Record<string, string>> = {
  'a sibling domain': { origin: 'https://evil.example.com', 'sec-fetch-site': 'same-site' },
  'a sibling domain, old browser': { origin: 'https://evil.example.com' },
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'no origin, same site': { 'sec-fetch-site': 'same-site' },
};

const settings = '/api/globals/settings';

async function requests(): Promise<[method: string, path: string, type: string, body: Buffer][]> {
  const json = (value: object) => Buffer.from(JSON.stringify(value));
  const form = new FormData();
  form.set('_payload', JSON.stringify({ hotline: 'evil' }));
  const { body, type } = await encode(form);
  const user = { email: 'evil@example.com', password: 'a long evil password', role: 'admin' };
  return [
    ['POST', settings, 'application/json', json({ hotline: 'evil' })],
    ['POST', settings, 'text/plain', json({ hotline: 'evil' })],
    ['POST', settings, type, body],
    ['PATCH', '/api/users/1', 'application/json', json({ name: 'evil' })],
    ['POST', '/api/users', 'application/json', json({ ...user, name: 'evil' })],
    ['DELETE', '/api/news/1', 'application/json', json({})],
    ['POST', '/api/users/logout', 'application/json', json({})],
  ];
}

const hotlineOf = async (scene: Scene) =>
  jsonOf<{ hotline?: string }>(await askOffice(scene, 'GET', '/globals/settings'))?.hotline;

export const crossOrigin: Attack = {
  name: 'M2-origin',
  on: ['full'],
  isDestructive: true,
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const changes = await requests();
    // The last one ends the session if it is not refused.
    for (const [method, path, type, body] of changes) {
      for (const [from, headers] of Object.entries(pages)) {
        const reply: Reply = await ask(scene, path, {
          ...{ method, body },
          headers: { ...headers, 'content-type': type, cookie: scene.cookie },
        });
        counts.add(reply);
        if (reply.status !== 403) broken.push(`${from}: ${method} ${path} ${reply.status}`);
      }
    }
    if ((await hotlineOf(scene)) === 'evil') broken.push('the settings were changed');
    const own = await askOffice(scene, 'POST', '/globals/settings', { hotline: '+49 30 1' });
    if (own.status !== 200) broken.push(`a page of its own got ${own.status}`);
    return {
      sent: `${counts.total} changes from ${Object.keys(pages).length} kinds of foreign pages`,
      came: counts.came,
      demanded: '403 each; pages of its own are allowed',
      broken: shorten(broken),
    };
  },
};

const shorten = (lines: string[]) =>
  lines.length > 6 ? [...lines.slice(0, 5), `… and ${lines.length - 5} more`] : lines;
