import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startObjectStore } from '../helpers/object-store.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let store: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  const port = await freePort();
  store = await startObjectStore(port);
  site = await startSite('sqlite', {
    S3_BUCKET: 'private',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
});
afterAll(async () => {
  await site?.destroy();
  await store?.stop();
});

it('a CV in an object store can be read by authorised staff until it is deleted there', async () => {
  const headers = await site.signIn();
  const { json } = await sendApplication(site);
  const query = `where[reference][equals]=${json.reference}&depth=1`;
  const [{ id, file }] = (await site.get(`/api/applications?${query}`, { headers })).json.docs;
  const key = `private/application-files/${file.filename}`;
  expect([...store.objects.keys()]).toEqual([key]);
  expect(store.objects.get(key)?.equals(pdf.content)).toBe(true);
  expect(existsSync(path.join(site.dataDirectory, 'application-files', file.filename))).toBe(false);

  expect((await site.get(file.url)).status).toBe(403);
  const fetched = await site.get(file.url, { headers });
  expect([fetched.status, fetched.body.equals(pdf.content)]).toEqual([200, true]);
  expect(fetched.headers['content-disposition']).toContain('attachment; filename="CV.pdf"');
  expect(fetched.headers['cache-control']).toBe('private, no-store');
  const notes = await site.get('/api/application-downloads', { headers });
  expect(notes.json.docs).toHaveLength(1);

  for (const name of [file.filename, `application-files%2F${file.filename}`]) {
    for (const query of ['', '?prefix=application-files']) {
      const { body } = await site.get(`/api/media/file/${name}${query}`, { headers });
      expect(body.includes('a CV for tests')).toBe(false);
    }
  }

  const deleted = await site.request(`/api/applications/${id}`, { method: 'DELETE', headers });
  expect(deleted.status).toBe(200);
  expect([...store.objects.keys()]).toEqual([]);
  const [address] = file.url.split('?');
  expect((await site.get(address, { headers })).status).toBe(404);
});
