import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writingMessages } from '../../app/i18n/writing.ts';
import { backOffice } from '../helpers/back-office.ts';
import { queryDatabase } from '../helpers/database.ts';
import { textOf } from '../helpers/html.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

const password = 'correct horse battery';
const dayInMilliseconds = 86_400_000;

describe.each(availableDatabases())('publishing in time on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let office: ReturnType<typeof backOffice>;
  let headers: Record<string, string>;
  /** Of an account that reads drafts and writes nothing. */
  let sales: Record<string, string>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
    office = backOffice(site, headers);
    const account = { email: 'sales@example.com', password, role: 'sales', name: 'Sales' };
    await office.create('users', account);
    sales = await site.signIn(account);
  });
  afterAll(() => site?.destroy());

  let counter = 0;
  async function newDraft(more: object = {}) {
    counter += 1;
    const path = `/planned-${counter}`;
    const page = { path, title: 'Planned', blocks: [], _status: 'draft', ...more };
    return { ...(await office.create('pages', page, '?draft=true')), path };
  }

  const autosave = (id: number, data: object) =>
    office.change({
      ...{ collection: 'pages', id, query: '?autosave=true&draft=true' },
      data: { ...data, _status: 'draft' },
    });

  describe('what is planned', () => {
    /** As Payload's form queues it; `at` in milliseconds from now. */
    async function plan(type: 'publish' | 'unpublish', doc: object, at = -1000, user = 1) {
      const input = { type, doc, user: { relationTo: 'users', value: user } };
      const due = new Date(Date.now() + at).toISOString();
      await queryDatabase(
        site,
        `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, has_error)
          VALUES ('${JSON.stringify(input)}', 'schedulePublish', 'default', '${due}', false, false)
          RETURNING id`,
      );
    }
    const page = (id: number) => ({ relationTo: 'pages', value: String(id) });
    const status = async (path: string) => (await site.get(path)).status;

    it('is published when it is due, as written last, and taken back again', async () => {
      const { id, path } = await newDraft({ title: 'In time' });
      await autosave(id, { title: 'Just in time' });
      await plan('publish', page(id), dayInMilliseconds);
      await plan('publish', page(id));
      const title = async () => textOf((await site.get(path)).text, 'title');
      await expect.poll(title, visible).toBe('Just in time · eArc');
      await plan('unpublish', page(id));
      await expect.poll(() => status(path), visible).toBe(404);
      // The one for tomorrow still waits.
      const waiting = await queryDatabase(
        site,
        `SELECT id FROM payload_jobs WHERE has_error = false AND completed_at IS NULL`,
      );
      expect(waiting.length).toBe(1);
      await queryDatabase(site, 'DELETE FROM payload_jobs RETURNING id');
    });

    it('is not published when it is broken, which the form says', async () => {
      const blocks = [{ blockType: 'hero', title: 'It weighs {smf-520.wieght}' }];
      const { id, path } = await newDraft({ blocks });
      await plan('publish', page(id));
      const failed = async () => {
        const { json } = await site.get(`/api/pages/${id}/checks`, { headers });
        return json.findings.filter(({ path: at }: { path: string }) => at === '');
      };
      const [start = ''] = writingMessages.en.scheduleFailed.split('{');
      await expect
        .poll(async () => (await failed())[0]?.text?.startsWith(start), visible)
        .toBe(true);
      expect(await status(path)).toBe(404);
    });

    it('is done with the rights of whoever planned it', async () => {
      const { id, path } = await newDraft();
      const { json } = await site.get('/api/users/me', { headers: sales });
      await plan('publish', page(id), -1000, json.user.id);
      const left = () => queryDatabase(site, `SELECT id FROM payload_jobs WHERE has_error = true`);
      const before = (await left()).length;
      await expect.poll(async () => (await left()).length, visible).toBeGreaterThan(before - 1);
      await expect
        .poll(
          async () =>
            (
              await queryDatabase(
                site,
                'SELECT id FROM payload_jobs WHERE has_error = false AND completed_at IS NULL',
              )
            ).length,
          visible,
        )
        .toBe(0);
      expect(await status(path)).toBe(404);
    });

    it('is out of reach of everybody else', async () => {
      for (const by of [{}, sales, headers]) {
        for (const address of ['payload-jobs/run', 'payload-jobs/handle-schedules']) {
          const { status: answer } = await site.get(`/api/${address}`, { headers: by });
          expect([address, answer >= 400]).toEqual([address, true]);
        }
        const options = { headers: by };
        expect((await site.get('/api/payload-jobs', options)).status).toBe(403);
        const data = { taskSlug: 'schedulePublish', input: {} };
        expect((await site.post('/api/payload-jobs', data, options)).status).toBe(403);
        const removed = { method: 'DELETE', headers: by };
        expect(
          (await site.request('/api/payload-jobs?where[id][exists]=true', removed)).status,
        ).toBe(403);
      }
    });
  });

  it('a position is gone after its closing date, for visitors and for programs', async () => {
    const job = await office.first('jobs', '&where[_status][equals]=published');
    const path = `/job/${job.id}`;
    expect((await site.get(path)).status).toBe(200);
    const close = (closes: string | null) =>
      office.change({ collection: 'jobs', id: job.id, data: { closes, _status: 'published' } });
    expect((await close('2099-12-01T00:00:00.000Z')).status).toBe(200);
    await expect
      .poll(async () => (await site.get(path)).text, visible)
      .toContain('30\u00a0November 2099');
    const soon = new Date(Date.now() + 5000).toISOString();
    expect((await close(soon)).status).toBe(200);
    const isListed = async () => (await site.get('/job')).text.includes(`href="${path}"`);
    await expect.poll(async () => (await site.get(path)).status, visible).toBe(404);
    await expect.poll(isListed, visible).toBe(false);
    expect((await site.get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await site.get(`${path}?preview=en`, { headers })).status).toBe(200);
    expect((await close(null)).status).toBe(200);
    await expect.poll(async () => (await site.get(path)).status, visible).toBe(200);
    await expect.poll(isListed, visible).toBe(true);
  });
});
