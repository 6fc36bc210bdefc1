import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { queryDatabase } from '../helpers/database.ts';
import { runProgram } from '../helpers/programs.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

describe.each(availableDatabases())('the state of the site on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let folder: string;
  let session: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'health-'));
    site = await startSite(database);
    session = await site.signIn();
  });
  afterAll(async () => {
    await site?.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  const dashboard = async (language = 'en', headers = session) =>
    (await site.get('/admin', { headers: { ...headers, cookie: `payload-lng=${language}` } })).text;
  const value = (text: string, label: StaffText) =>
    new RegExp(`<dt>${staffText(label).en}</dt><dd>([^<]*)</dd>`).exec(text)?.[1];

  it('is shown to administrators, and to nobody else', async () => {
    expect(await dashboard()).toContain(staffText('health').en);
    const account = { email: 'editor@example.com', password: 'a horse of another colour' };
    await site.post('/api/users', { ...account, role: 'editor' }, { headers: session });
    const editors = await dashboard('en', await site.signIn(account));
    expect(editors).toContain('editor@example.com');
    expect(editors).not.toContain(staffText('health').en);
    expect((await site.get('/admin')).text).not.toContain(staffText('health').en);
  });

  it.each(languageCodes)('speaks the language of its reader: %s', async (language) => {
    const text = await dashboard(language);
    for (const label of ['health', 'healthDisk', 'healthBackup'] as const) {
      expect(text).toContain(staffText(label)[language]);
    }
  });

  it('counts mails that wait and those given up, and tells of the last backup', async () => {
    const before = await dashboard();
    expect(value(before, 'healthDatabase')).toMatch(
      database === 'sqlite' ? /^SQLite, [\d.]+ MB$/ : /^PostgreSQL, [\d.]+ MB$/,
    );
    expect([value(before, 'healthMailsWaiting'), value(before, 'healthMailsFailed')]).toEqual([
      '0',
      '0',
    ]);
    expect(value(before, 'healthBackup')).toBe(staffText('healthNoBackup').en);

    for (const name of ['one', 'two', 'three']) {
      const fields = { name, email: 'ada@example.com', projectAddress: 'Germany', content: 'x' };
      expect((await site.post('/forms/quote', fields)).status).toBe(200);
    }
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await queryDatabase(site, `UPDATE inquiries SET mail_next_at = '${soon}' WHERE name <> 'one'`);
    await queryDatabase(site, "UPDATE inquiries SET team_mail = 'failed' WHERE name = 'one'");
    expect(await runProgram('backup', ['--to', folder], site)).toMatchObject({ code: 0 });
    const after = await dashboard();
    expect([value(after, 'healthMailsWaiting'), value(after, 'healthMailsFailed')]).toEqual([
      '2',
      '1',
    ]);
    expect(value(after, 'healthBackup')).toMatch(/^this hour \(.* UTC\), [\d.]+ MB$/);
  });
});
