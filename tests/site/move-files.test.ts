import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendInquiry } from '../helpers/inquiries.ts';
import { databaseHashOf, filesOf, uploads } from '../helpers/moved.ts';
import { startObjectStore } from '../helpers/object-store.ts';
import { killProgram, runProgram } from '../helpers/programs.ts';
import { isStoreReal, RealStore } from '../helpers/real-store.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite, TestSite } from '../helpers/site.ts';

/** A real S3-compatible server, if one is asked for; else the part of S3 that is needed, in memory. */
describe('the files of a site', () => {
  const bucket = `moved-${Date.now()}`;
  let site: Awaited<ReturnType<typeof startSite>>;
  let stop: () => Promise<void> = async () => undefined;
  let environment: Record<string, string>;
  let reference: string;
  let started: TestSite | undefined;

  beforeAll(async () => {
    if (isStoreReal) {
      const real = await RealStore.open();
      stop = () => real.destroy();
      environment = real.environment;
      await real.makeBucket(bucket);
    } else {
      const port = await freePort();
      ({ stop } = await startObjectStore(port));
      environment = {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_REGION: 'us-east-1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      };
    }
    site = await startSite('sqlite', environment);
    const sent = await sendApplication(site, { name: 'Ada' });
    reference = sent.json.reference;
    expect((await sendInquiry(site, [{ ...pdf, name: 'plan.pdf' }])).status).toBe(200);
    await site.stop();
  });
  afterEach(() => started?.stop('SIGKILL'));
  afterAll(async () => {
    await site?.destroy();
    await stop();
  });

  it('move into a bucket and back, killed twice on each way, byte by byte', async () => {
    const [files, hash] = [await filesOf(site.dataDirectory), await databaseHashOf(site)];
    expect(
      Object.keys(files).filter((name) => /^(application|inquiry)-files/.test(name)),
    ).toHaveLength(2);
    const args = ['--files-to', `s3://${bucket}`];
    await killedAt(/files: 25 of \d+ copied/, args, site);
    await killedAt(/files: 25 of \d+ compared/, args, site);
    expect(await runProgram('move', args, site)).toMatchObject({ code: 0 });
    expect(await filesOf(site.dataDirectory)).toEqual(files);
    expect(await databaseHashOf(site)).toBe(hash);
    const again = await runProgram('move', args, site);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('not empty')]);

    const onBucket = new TestSite(site.port, site.dataDirectory, {
      ...environment,
      S3_BUCKET: bucket,
    });
    started = onBucket;
    await onBucket.start();
    expect(await resumeOf(onBucket)).toEqual(pdf.content);
    await onBucket.stop();

    // Files that are no longer used have to be moved away first.
    const backArgs = ['--files-to', site.dataDirectory];
    const tooEarly = await runProgram('move', backArgs, onBucket);
    expect([tooEarly.code, tooEarly.output]).toEqual([1, expect.stringContaining('not empty')]);
    for (const name of uploads) {
      await rm(path.join(site.dataDirectory, name), { recursive: true, force: true });
    }
    await killedAt(/files: 25 of \d+ copied/, backArgs, onBucket);
    await killedAt(/files: 25 of \d+ compared/, backArgs, onBucket);
    expect(await readdir(site.dataDirectory)).not.toContain('media');
    expect(await runProgram('move', backArgs, onBucket)).toMatchObject({ code: 0 });
    expect(await filesOf(site.dataDirectory)).toEqual(files);
  });

  it.runIf(isStoreReal)('are not moved into no bucket, or with wrong credentials', async () => {
    const wrong = new TestSite(site.port, site.dataDirectory, {
      ...environment,
      S3_SECRET_ACCESS_KEY: 'wrong',
    });
    for (const [place, name] of [
      [site, 'of-nobody-at-all'],
      [wrong, bucket],
    ] as const) {
      const { code, output } = await runProgram('move', ['--files-to', `s3://${name}`], place);
      expect([code, output]).toEqual([1, expect.stringContaining('cannot be used')]);
    }
  });

  async function resumeOf(place: TestSite): Promise<Buffer> {
    const headers = await place.signIn();
    const query = `where[reference][equals]=${reference}&depth=1`;
    const [{ file }] = (await place.get(`/api/applications?${query}`, { headers })).json.docs;
    return (await place.get(file.url, { headers })).body;
  }

  async function killedAt(moment: RegExp, args: string[], place: TestSite) {
    const ended = await killProgram('move', args, place, moment);
    expect([ended.code, ended.output]).toEqual([null, expect.stringMatching(moment)]);
  }
});
