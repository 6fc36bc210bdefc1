import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { placesForBackups } from '../helpers/backups.ts';
import { queryDatabase } from '../helpers/database.ts';
import { startObjectStore } from '../helpers/object-store.ts';
import { patience } from '../helpers/patience.ts';
import { runProgram } from '../helpers/programs.ts';
import { sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite, TestSite } from '../helpers/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const { folder, emptyPlace, backUp } = placesForBackups();

describe('a backup', () => {
  const site: { value?: Site } = {};
  afterEach(() => site.value?.destroy());

  it('of a site with a bucket holds its files, and puts them into another one', async () => {
    const stores = [await freePort(), await freePort()].map((port) => ({
      environment: {
        S3_BUCKET: 'private',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_REGION: 'eu-central-1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      started: startObjectStore(port),
    }));
    const [from, to] = stores;
    if (!from || !to) return;
    site.value = await startSite('sqlite', from.environment);
    expect((await sendApplication(site.value)).status).toBe(200);
    const file = await backUp(site.value);
    const place = await emptyPlace('sqlite', to.environment);
    expect(await runProgram('restore', [file], place)).toMatchObject({ code: 0 });
    const [{ objects: sent }, { objects: restored }] = [await from.started, await to.started];
    const resumes = [...sent].filter(([key]) => key.includes('application-files/'));
    expect(resumes).toHaveLength(1);
    for (const [key, content] of resumes) expect(restored.get(key)?.equals(content)).toBe(true);
    for (const { started } of stores) await (await started).stop();
  });

  it('is made by the server when one is due, by one of several nodes, and old ones go', async () => {
    const to = path.join(folder(), 'scheduled');
    await mkdir(to);
    const old = [
      'website-2026-01-01T00-00-00.000Z.tar.gz',
      'website-2026-01-02T00-00-00.000Z.tar.gz',
    ];
    for (const name of old) await writeFile(path.join(to, name), '');
    const environment = { BACKUP_EVERY: '24', BACKUP_TO: to, BACKUP_KEEP: '2' };
    site.value = await startSite('sqlite', environment);
    const second = new TestSite(await freePort(), site.value.dataDirectory, environment);
    await second.start();
    const names = async () => (await readdir(to)).filter((name) => !name.startsWith('.')).sort();
    await expect
      .poll(names, patience)
      .toEqual([old[1], expect.not.stringMatching(/^website-2026-01/)]);
    await second.stop();
    const [, made] = await names();
    const record = await queryDatabase(
      site.value,
      "SELECT data FROM payload_kv WHERE key = 'backup'",
    );
    const file = path.join(to, made ?? '');
    expect(JSON.parse(String(record[0]?.data)).file).toBe(file);
    const log = await queryDatabase(
      site.value,
      "SELECT title, who FROM audit_log WHERE action = 'backup'",
    );
    expect(log).toEqual([{ title: file, who: null }]);
  });
});
