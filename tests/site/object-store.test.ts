import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../helpers/patience.ts';
import { isStoreOurs, isStoreReal, RealStore } from '../helpers/real-store.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { startSite } from '../helpers/site.ts';

if (!isStoreReal) console.log('No object store is asked: TEST_S3 names none.');

describe.skipIf(!isStoreReal)('a real object store', () => {
  const bucket = `site-${Date.now()}`;
  let store: RealStore;
  let client: S3Client;
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    store = await RealStore.open();
    client = store.client();
    await store.makeBucket(bucket);
    site = await startSite('sqlite', { ...store.environment, S3_BUCKET: bucket });
    headers = await site.signIn();
  });
  afterAll(async () => {
    client?.destroy();
    await site?.destroy();
    await store?.destroy();
  });

  /** @returns an application as staff see it. */
  async function apply(name: string) {
    const { status, json } = await sendApplication(site, { name });
    expect([name, status]).toEqual([name, 200]);
    const query = `where[reference][equals]=${json.reference}&depth=1`;
    return (await site.get(`/api/applications?${query}`, { headers })).json.docs[0];
  }

  const keyOf = (application: { file: { filename: string } }) =>
    `application-files/${application.file.filename}`;
  const keys = async () => {
    const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
    return (listed.Contents ?? []).map(({ Key }) => Key).sort();
  };

  it('keeps a CV until it is deleted, and staff get it through the site', async () => {
    const application = await apply('Ada');
    const Key = keyOf(application);
    // Listings of some stores are late.
    await expect.poll(keys, patience).toEqual([Key]);
    const fetched = await site.get(application.file.url, { headers });
    expect([fetched.status, fetched.body.equals(pdf.content)]).toEqual([200, true]);
    expect((await site.get(application.file.url)).status).toBe(403);

    const Range = 'bytes=5-9';
    const part = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }));
    expect(part.$metadata.httpStatusCode).toBe(206);
    expect(await part.Body?.transformToString()).toBe(String(pdf.content.subarray(5, 10)));

    const address = `/api/applications/${application.id}`;
    expect((await site.request(address, { method: 'DELETE', headers })).status).toBe(200);
    const head = client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
    await expect(head).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
    await expect.poll(keys, patience).toEqual([]);
  });

  it('gives nothing to whoever does not sign, or signs with another secret', async () => {
    const application = await apply('Grace');
    const address = `${store.environment.S3_ENDPOINT}/${bucket}/${keyOf(application)}`;
    const unsigned = await fetch(address);
    expect(unsigned.status).toBeGreaterThanOrEqual(400);
    expect(await unsigned.text()).not.toContain('a CV for tests');

    const wrong = await startSite('sqlite', {
      ...{ ...store.environment, S3_BUCKET: bucket },
      S3_SECRET_ACCESS_KEY: 'another one',
    });
    try {
      const before = await keys();
      const refused = await sendApplication(wrong, { name: 'Eve' });
      expect(refused.status).toBe(503);
      const { json } = await wrong.get('/api/applications', { headers: await wrong.signIn() });
      expect(json.totalDocs).toBe(0);
      expect(await keys()).toEqual(before);
      const output = () => wrong.output.join('');
      await expect.poll(output, patience).toContain('a form could not be stored');
      expect(output()).not.toContain('another one');
    } finally {
      await wrong.destroy();
    }
  });

  it.runIf(isStoreOurs)(
    'may be away: nothing is lost or half stored, and all is there again',
    async () => {
      const before = await apply('Hedy');
      const kept = await keys();
      await store.stop();
      const refused = await sendApplication(site, { name: 'Nobody' });
      expect(refused.status).toBe(503);
      expect((await site.get('/home')).status).toBe(200);
      expect((await site.get('/readyz')).status).toBe(200);
      // Not 404: staff would take it for deleted.
      expect((await site.get(before.file.url, { headers })).status).toBe(503);
      const query = '/api/applications?where[name][equals]=Nobody';
      expect((await site.get(query, { headers })).json.totalDocs).toBe(0);

      await store.start();
      const fetched = await site.get(before.file.url, { headers });
      expect([fetched.status, fetched.body.equals(pdf.content)]).toEqual([200, true]);
      const after = await apply('Joan');
      await expect.poll(keys, patience).toEqual([...kept, keyOf(after)].sort());
    },
  );
});
