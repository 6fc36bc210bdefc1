import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { startSite, visible } from '../helpers/site.ts';

const password = 'correct horse battery';

let site: Awaited<ReturnType<typeof startSite>>;
let office: ReturnType<typeof backOffice>;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
  office = backOffice(site, headers);
});
afterAll(() => site?.destroy());

test('what matters in a picture stays in sight where it is cropped, and its file as it is', async () => {
  const { json } = await site.get('/api/pages?where[path][equals]=/home&depth=1', { headers });
  const hero = json.docs[0].blocks.find((block: { picture?: object }) => block.picture);
  const before = hero.picture;
  const home = async () => (await site.get('/home')).text;
  expect(await home()).not.toContain('object-position:30% 61%');
  const focus = 'uploadEdits[focalPoint][x]=30&uploadEdits[focalPoint][y]=61.4';
  const query = `?depth=0&${encodeURI(focus)}`;
  const changed = await office.change({ collection: 'media', id: before.id, data: {}, query });
  expect(changed.status).toBe(200);
  const { contentHash, filename, filesize, focalX, focalY } = changed.json.doc;
  expect([focalX, focalY]).toEqual([30, 61]);
  expect({ contentHash, filename, filesize }).toEqual({
    contentHash: before.contentHash,
    filename: before.filename,
    filesize: before.filesize,
  });
  await expect.poll(home, visible).toContain('object-position:30% 61%');
  // What is no place in the picture changes nothing.
  for (const wrong of ['101', '-1', 'x']) {
    const edits = encodeURI(`uploadEdits[focalPoint][x]=${wrong}&uploadEdits[focalPoint][y]=5`);
    const answer = await office.change({
      ...{ collection: 'media', id: before.id, data: {}, query: `?depth=0&${edits}` },
    });
    expect([wrong, answer.json.doc.focalX, answer.json.doc.focalY]).toEqual([wrong, 30, 61]);
  }
});

test('pictures are found by their tags, and put into folders', async () => {
  const { id } = await office.first('media');
  const folder = await office.create('payload-folders', { name: 'Roofs' });
  const data = { tags: ['roof', 'summer'], folder: folder.id };
  expect((await office.change({ collection: 'media', id, data })).status).toBe(200);
  for (const where of ['where[tags][equals]=summer', `where[folder][equals]=${folder.id}`]) {
    const { json } = await site.get(`/api/media?depth=0&${where}`, { headers });
    expect([where, json.docs.map((one: { id: number }) => one.id)]).toEqual([where, [id]]);
  }
});

test('folders are arranged by editors, seen by staff, and by nobody else', async () => {
  const account = { email: 'sales@example.com', password, role: 'sales', name: 'Sales' };
  await office.create('users', account);
  const sales = await site.signIn(account);
  const { id } = await office.create('payload-folders', { name: 'Vehicles' });
  const ask = async (method: string, by: Record<string, string>, address = `/${id}`) =>
    (
      await site.request(`/api/payload-folders${address}`, {
        ...{ method, headers: { ...by, 'content-type': 'application/json' } },
        ...(method !== 'GET' && { body: JSON.stringify({ name: 'Mine' }) }),
      })
    ).status;
  expect(await ask('GET', sales)).toBe(200);
  expect(await ask('GET', {})).toBe(403);
  for (const by of [sales, {}]) {
    expect(await ask('PATCH', by)).toBe(403);
    expect(await ask('DELETE', by)).toBe(403);
    expect(await ask('POST', by, '')).toBe(403);
  }
});
