import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sendApplication } from '../helpers/resumes.ts';
import { freePort, TestSite } from '../helpers/site.ts';

/** The permissions of others on everything below a folder, except public pictures. */
async function openToOthers(directory: string): Promise<string[]> {
  const names = ['', ...(await readdir(directory, { recursive: true }))];
  const found: string[] = [];
  for (const name of names.filter((one) => !/^cache\/(pictures|previews)\//.test(one))) {
    const file = await lstat(path.join(directory, name)).catch(() => null);
    if (!file || file.isSymbolicLink()) continue;
    const mode = (file.mode & 0o777).toString(8);
    if (mode !== (file.isDirectory() ? '700' : '600')) found.push(`${name} ${mode}`);
  }
  return found;
}

describe('private files in DATA_DIR', () => {
  let parent: string;
  let directory: string;
  let site: TestSite;

  beforeAll(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'site-private-'));
    directory = path.join(parent, 'data');
    await cp(inject('filledDataDirectories').sqlite, directory, { recursive: true });
    // As left by an earlier release.
    await mkdir(path.join(directory, 'application-files'), { recursive: true });
    await writeFile(path.join(directory, 'application-files', 'CV.pdf'), 'a CV');
    for (const name of await readdir(directory, { recursive: true })) {
      const file = path.join(directory, name);
      await chmod(file, (await lstat(file)).isDirectory() ? 0o755 : 0o644);
    }
    await chmod(directory, 0o755);
    await writeFile(path.join(parent, 'elsewhere'), 'not ours');
    await chmod(path.join(parent, 'elsewhere'), 0o644);
    await symlink(path.join(parent, 'elsewhere'), path.join(directory, 'a-link'));
    site = new TestSite(await freePort(), directory, {});
    await site.start();
  });
  afterAll(async () => {
    await site?.stop('SIGKILL');
    await rm(parent, { recursive: true, force: true });
  });

  it('are accessible only to their owner after startup, whatever they were before', async () => {
    expect(await openToOthers(directory)).toEqual([]);
    expect((await lstat(path.join(parent, 'elsewhere'))).mode & 0o777).toBe(0o644);
  });

  it('stay so: the database with its journal, CVs, documents', async () => {
    const { status } = await sendApplication(site);
    expect(status).toBe(200);
    expect((await site.get('/documents/data-sheets/smf-520/de.pdf')).status).toBe(200);
    const files = await readdir(directory, { recursive: true });
    for (const name of ['website.db', 'website.db-wal', 'website.db-shm', 'secret']) {
      expect(files).toContain(name);
    }
    expect(files.filter((name) => name.startsWith('application-files/')).length).toBe(2);
    expect(await openToOthers(directory)).toEqual([]);
  });
});
