import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Attack, pause, type Scene } from '../attack.ts';
import { ask, askForm, Counts, jsonOf } from '../client.ts';
import { sendApplication } from '../forms.ts';
import { askOffice, ofOwnPage, upload } from '../office.ts';

/** Low: what responses, files and the log give away. */

const samePath = ['/home', '/sitemap.xml', '/news/rss.xml', '/favicon.svg', '/robots.txt'];

const answers: Attack = {
  name: 'Low-answers',
  on: ['full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const signedIn = { headers: { ...ofOwnPage, cookie: scene.cookie } };
    for (const one of ['/api/inquiries', '/api/applications', '/api/users/me', '/api/users']) {
      const reply = await ask(scene, one, signedIn);
      counts.add(reply);
      const { 'cache-control': kept = '' } = reply.headers;
      if (!kept.includes('no-store')) broken.push(`${one} may be cached: “${kept}”`);
      if (/"token":"/.test(reply.text)) broken.push(`${one} contains the token`);
    }
    for (const one of ['/api/media/file/nothing.png', '/api/documents/file/nothing.pdf']) {
      const reply = await ask(scene, one);
      counts.add(reply);
      if (reply.status >= 500) broken.push(`${one}: ${reply.status}`);
    }
    for (const one of [...samePath, '/api/pages?limit=1', '/api/media?limit=1']) {
      const [get, head] = [await ask(scene, one), await ask(scene, one, { method: 'HEAD' })];
      counts.add(head);
      if (get.status !== head.status) broken.push(`HEAD ${one}: ${head.status}, GET ${get.status}`);
    }
    for (const one of ['/api', '/api/mine', '/admin', '/admin/mine', '/_next/mine']) {
      const page = { title: 'Mine', path: one, _status: 'published' };
      const reply = await askOffice(scene, 'POST', '/pages', page);
      counts.add(reply);
      if (reply.status < 300) broken.push(`a page may have the path ${one}`);
    }
    broken.push(...(await unpublished(scene, counts)));
    return {
      sent: `${counts.total} requests`,
      came: counts.came,
      demanded: 'no-store, no token, no 500, HEAD as GET, no page on a reserved path',
      broken,
    };
  },
};

/** A picture that no page shows must not be accessible. */
async function unpublished(scene: Scene, counts: Counts): Promise<string[]> {
  const background = '#654321';
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { name: 'not-yet-shown.png', type: 'image/png', content };
  const made = await upload(scene, 'media', file, { alternative: 'Not yet shown' });
  counts.add(made);
  const id = jsonOf<{ doc?: { id: number } }>(made)?.doc?.id;
  if (id === undefined) return [`a picture could not be uploaded: ${made.status}`];
  const list = await ask(scene, '/api/media?limit=100&sort=-id');
  counts.add(list);
  return list.text.includes('not-yet-shown') ? ['/api/media lists what no page shows'] : [];
}

const modes: Attack = {
  name: 'Low-files',
  on: ['public', 'full'],
  async run(scene) {
    await sendApplication(scene, `files ${crypto.randomUUID()}`, { client: 1 });
    const open: string[] = [];
    let count = 0;
    const look = async (directory: string): Promise<void> => {
      for (const entry of await readdir(directory, { withFileTypes: true })) {
        const name = path.join(directory, entry.name);
        const isPersonal = /website\.db|secret|application-files|inquiry-files|uploads/.test(name);
        if (entry.isDirectory()) await look(name);
        if (!isPersonal) continue;
        count += 1;
        const { mode } = await stat(name);
        if (mode & 0o077) {
          const shown = path.relative(scene.dataDirectory, name).replace(/[0-9a-f-]{36}/, 'ID');
          open.push(`${shown} is ${(mode & 0o777).toString(8)}`);
        }
      }
    };
    await look(scene.dataDirectory);
    return {
      sent: `an application; ${count} personal files and folders checked`,
      came: { 'open to others': open.length },
      demanded: 'files 600, folders 700',
      broken: [...new Set(open)],
    };
  },
};

const logged: Attack = {
  name: 'Low-log',
  on: ['full'],
  async run(scene, controls) {
    const counts = new Counts();
    const email = 'nobody.log@example.com';
    for (let index = 0; index < 3; index += 1) {
      const account = { email, password: 'wrong password' };
      counts.add(await askForm(scene, '/login', account, { client: index, headers: ofOwnPage }));
      counts.add(await askOffice(scene, 'POST', '/users/login', account, { cookie: '' }));
      counts.add(await askOffice(scene, 'POST', '/pages', { nothing: true }, { client: index }));
    }
    await pause(1500);
    const lines = (await controls.log()).split('\n').filter((line) => line.trim() !== '');
    const isJson = (line: string) => jsonOf({ text: line, ...blank }) !== null;
    const plain = lines.filter((line) => !isJson(line));
    const requests = lines.filter((line) => line.includes('"path"'));
    const broken: string[] = [];
    if (plain.length > 0)
      broken.push(`${plain.length} lines are not JSON: ${plain[0]?.slice(0, 80)}`);
    if (lines.some((line) => /\n? {4}at |\\n +at /.test(line))) broken.push('stack traces');
    if (lines.some((line) => line.includes(email))) broken.push('the address is in the log');
    const hasId = requests.every((line) => /"(request|requestId|id)":/.test(line));
    if (!hasId) broken.push('requests have no id');
    return {
      sent: '9 failed requests, and the log read',
      came: { ...counts.came, lines: lines.length },
      demanded: 'JSON lines with request ids, no stack traces, no addresses',
      broken,
    };
  },
};

const blank = { status: 0, headers: {}, bytes: 0, milliseconds: 0, failure: '' };

export const low: Attack[] = [answers, modes, logged];
