import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { queryDatabase } from '../helpers/database.ts';
import { paragraph } from '../helpers/rich-text.ts';
import { availableDatabases, startSite, type TestSite } from '../helpers/site.ts';

/** Parameters by the names that they had once, and have now. */
const names = [
  ['voltageAtNominalPower', 'voltageAtMaximumPower'],
  ['currentAtNominalPower', 'currentAtMaximumPower'],
] as const;

const withEarlierNames = (text: string) =>
  names.reduce((earlier, [before, now]) => earlier.replaceAll(now, before), text);

/** Where editors have put a reference: tables, columns, and their types on PostgreSQL. */
const edited = [
  ['pages', 'blocks', 'jsonb'],
  ['pages_locales', 'description', 'varchar'],
  ['_pages_v', 'version_blocks', 'jsonb'],
  ['_pages_v_locales', 'version_description', 'varchar'],
  ['news_locales', 'body', 'jsonb'],
  ['_news_v_locales', 'version_body', 'jsonb'],
  ['jobs_locales', 'description', 'jsonb'],
  ['_jobs_v_locales', 'version_description', 'jsonb'],
] as const;

const reference = '{smf-430.voltageAtMaximumPower}';
const figure = '40.7\u00a0V';
const message = 'What is {smf-430.voltageAtNominalPower}?';

/** Makes of the database of a site that is stopped what an earlier build has left. */
async function makeEarlier(site: TestSite, isPostgres: boolean): Promise<void> {
  const run = (statement: string) => queryDatabase(site, statement);
  await run("DELETE FROM payload_migrations WHERE name LIKE '%_maximum_power'");
  for (const [before, now] of names) {
    await run(
      isPostgres
        ? `ALTER TYPE enum_models_parameters_parameter RENAME VALUE '${now}' TO '${before}'`
        : `UPDATE models_parameters SET parameter = '${before}' WHERE parameter = '${now}'`,
    );
    for (const [table, column, type] of edited) {
      const replaced = isPostgres
        ? `replace("${column}"::text, '${now}', '${before}')::${type}`
        : `replace("${column}", '${now}', '${before}')`;
      await run(`UPDATE "${table}" SET "${column}" = ${replaced}`);
    }
  }
  for (const { id, shown } of await run('SELECT id, shown FROM document_versions')) {
    const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
    const earlier = withEarlierNames(text).replace('"messages":', '"words":');
    expect(JSON.parse(earlier)).toHaveProperty('words.origin');
    const fingerprint = createHash('sha256').update(earlier).digest('hex').slice(0, 32);
    await run(`UPDATE document_versions SET fingerprint = '${fingerprint}',
      shown = '${earlier.replaceAll("'", "''")}' WHERE id = ${id}`);
  }
}

describe.each(availableDatabases())(
  'a database from before the parameters were renamed, on %s',
  (database) => {
    let site: Awaited<ReturnType<typeof startSite>>;
    let headers: Record<string, string>;
    let jobId: number;
    let before: Awaited<ReturnType<typeof readAll>>;

    const dataSheets = ['/documents/data-sheets/smf-430/en.pdf', '/documents/guides/clamps/ja.pdf'];

    async function readAll() {
      const pages = await Promise.all(
        languageCodes.map(async (language) => {
          const options = language === 'en' ? {} : { site: language };
          const { text } = await site.get('/content/pages/product_data_430', options);
          // Sizes are shown of files that have been made.
          return text.replaceAll(/"size":"[^"]*"/g, '');
        }),
      );
      const parameters = (await site.get('/parameters/smf-430.json')).json;
      const pan = (await site.get('/parameters/smf-430.pan')).text;
      const files = [];
      for (const address of dataSheets) files.push((await site.get(address)).body);
      return { pages, parameters, pan, files };
    }

    async function create(collection: string, data: object): Promise<number> {
      const { status, json } = await site.post(`/api/${collection}`, data, { headers });
      expect([collection, status, json?.errors]).toEqual([collection, 201, undefined]);
      return json.doc.id;
    }

    beforeAll(async () => {
      site = await startSite(database);
      headers = await site.signIn();
      const blocks = [{ blockType: 'hero', title: `At ${reference}` }];
      const page = { title: 'Of voltages', description: `At ${reference}`, blocks };
      await create('pages', { ...page, path: '/voltages', _status: 'published' });
      await create('pages?draft=true', { ...page, path: '/drafted', _status: 'draft' });
      const published = '2020-01-01T00:00:00.000Z';
      const article = { title: 'Voltages', summary: 'In short.', topic: 'company', published };
      const body = paragraph(`At ${reference}`);
      await create('news', { ...article, body, _status: 'published' });
      const job = { title: 'Voltages', description: paragraph(`At ${reference}`) };
      jobId = await create('jobs?draft=true', { ...job, _status: 'draft' });
      const inquiry = {
        name: 'Ada',
        email: 'a@example.com',
        projectAddress: 'Peru',
        content: message,
      };
      expect((await site.post('/forms/quote', inquiry)).status).toBe(200);
      before = await readAll();
      await site.stop();
      await makeEarlier(site, database === 'postgres');
      await site.start();
      headers = await site.signIn();
    });
    afterAll(() => site?.destroy());

    it('shows on its pages what it showed before, in every language', async () => {
      const { pages } = await readAll();
      expect(pages).toEqual(before.pages);
      for (const page of pages) expect(page).toMatch(/10[.,]57\u00a0A/);
    });

    it('fills in the references of editors: in pages, descriptions, news, positions and drafts', async () => {
      const { text } = await site.get('/voltages');
      expect(text).toContain(`At ${figure}</h1>`);
      expect(text).toContain(`content="At ${figure}"`);
      expect((await site.get('/drafted?preview=en', { headers })).text).toContain(`At ${figure}`);
      expect((await site.get('/news/feed.json')).text).toContain(`At ${figure}`);
      const job = await site.get(`/job/${jobId}?preview=en`, { headers });
      expect(job.text).toContain(`At ${figure}`);
      const { json } = await site.get('/api/pages/versions?limit=1000&depth=0', { headers });
      const versions = JSON.stringify(json.docs);
      expect(versions).toContain(reference);
      expect(versions).not.toContain('AtNominalPower');
    });

    it('gives the parameters under their new names', async () => {
      const { parameters, pan } = await readAll();
      expect(parameters).toEqual(before.parameters);
      expect(pan).toBe(before.pan);
      const keys = parameters.parameters.map(({ key }: { key: string }) => key);
      expect(keys).toEqual(expect.arrayContaining(names.map(([, now]) => now)));
    });

    it('has no new version of any document', async () => {
      const { files } = await readAll();
      expect(files.map((file, index) => file.equals(before.files[index] ?? Buffer.of()))).toEqual(
        dataSheets.map(() => true),
      );
      for (const address of dataSheets) {
        const version = (number: number) => address.replace('.pdf', `/${number}.pdf`);
        expect((await site.get(version(1))).body.equals((await site.get(address)).body)).toBe(true);
        expect((await site.get(version(2))).status).toBe(404);
      }
    });

    it('leaves what visitors have written unchanged', async () => {
      const rows = await queryDatabase(site, 'SELECT content FROM inquiries');
      expect(rows).toEqual([{ content: message }]);
    });
  },
);
