import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../cms/access.ts';
import { type Answer, chosenDatabases, startSite } from '../helpers/site.ts';

type Headers = Record<string, string>;
type Who = (typeof roles)[number] | 'anonymous';

const password = 'correct horse battery';

/** What each role may do through Payload's API; everything else is refused with 401 or 403. */
const allowed: Record<string, Who[]> = {
  'read pages': ['anonymous', 'admin', 'editor', 'sales', 'hr', 'translator'],
  'create a page': ['admin', 'editor'],
  'change a page': ['admin', 'editor'],
  'delete a page': ['admin'],
  'move a page into the trash': ['admin', 'editor'],
  'read the audit log': ['admin'],
  'add to the audit log': [],
  'read versions of pages': ['admin', 'editor'],
  'create an article': ['admin', 'editor'],
  'create an open position': ['admin', 'editor', 'hr'],
  'read versions of open positions': ['admin', 'editor', 'hr'],
  'change the site settings': ['admin', 'editor'],
  'read inquiries': ['admin', 'sales'],
  'change the status of an inquiry': ['admin', 'sales'],
  'create an inquiry': [],
  'delete an inquiry': ['admin'],
  'read applications': ['admin', 'hr'],
  'read the CVs of applicants': ['admin', 'hr'],
  'read who fetched a CV': ['admin', 'hr'],
  'read drafts of applications': [],
  'create an application': [],
  'read visit counts': ['admin', 'editor', 'sales', 'hr'],
  'create a visit count': [],
  'upload a document': ['admin', 'editor'],
  'read originals of pictures': ['admin', 'editor', 'sales', 'hr'],
  'read versions of articles': ['admin', 'editor'],
  'read saved filters': ['admin', 'editor', 'sales', 'hr'],
  'read download counts': ['admin', 'editor', 'sales', 'hr'],
  'create a download count': [],
  'read accounts': ['admin', 'editor', 'sales', 'hr', 'translator'],
  'create an account': ['admin'],
  'read content revisions': [],
};

const everyone: Who[] = ['anonymous', ...roles];

describe.each(chosenDatabases())('access on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  const accounts = new Map<Who, { headers: Headers; id: number | undefined }>();

  const headersOf = (who: Who) => accounts.get(who)?.headers ?? {};

  function ask(who: Who, method: string, address: string, value?: object): Promise<Answer> {
    const headers = { ...headersOf(who), 'content-type': 'application/json' };
    const body = value && JSON.stringify(value);
    return site.request(`/api${address}`, { method, headers, ...(body && { body }) });
  }

  beforeAll(async () => {
    site = await startSite(database);
    accounts.set('admin', { headers: await site.signIn(), id: 1 });
    for (const role of roles.filter((one) => one !== 'admin')) {
      const account = { email: `${role}@example.com`, password };
      const { status, json } = await ask('admin', 'POST', '/users', { ...account, role });
      expect(status).toBe(201);
      accounts.set(role, { headers: await site.signIn(account), id: json.doc.id });
    }
  });
  afterAll(() => site?.destroy());

  async function makeInquiry(): Promise<number> {
    const inquiry = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };
    const { json } = await site.post('/forms/quote', inquiry);
    const query = `where[reference][equals]=${json.reference}`;
    return (await ask('admin', 'GET', `/inquiries?${query}`)).json.docs[0].id;
  }

  let counter = 0;
  async function makePage(): Promise<number> {
    counter += 1;
    const page = { title: 'Page', path: `/page-${counter}`, _status: 'published' };
    return (await ask('admin', 'POST', '/pages', page)).json.doc.id;
  }

  function uploadDocument(who: Who): Promise<Answer> {
    const boundary = 'boundary';
    const fields = JSON.stringify({ title: 'Certificate', kind: 'certificate' });
    const body = [
      `--${boundary}\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${fields}`,
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${who}.pdf"`,
      'content-type: application/pdf\r\n\r\n%PDF-1.7\nxref\n%%EOF',
      `--${boundary}--\r\n`,
    ].join('\r\n');
    const type = `multipart/form-data; boundary=${boundary}`;
    const headers = { ...headersOf(who), 'content-type': type };
    return site.request('/api/documents', { method: 'POST', headers, body });
  }

  const actions: Record<string, (who: Who) => Promise<Answer>> = {
    'read pages': (who) => ask(who, 'GET', '/pages'),
    'create a page': (who) => ask(who, 'POST', '/pages', { title: 'New', path: `/new-${who}` }),
    'change a page': async (who) =>
      ask(who, 'PATCH', `/pages/${await makePage()}`, { title: 'Changed' }),
    'delete a page': async (who) => ask(who, 'DELETE', `/pages/${await makePage()}`),
    'move a page into the trash': async (who) =>
      ask(who, 'PATCH', `/pages/${await makePage()}`, { deletedAt: new Date().toISOString() }),
    'read the audit log': (who) => ask(who, 'GET', '/audit-log'),
    'add to the audit log': (who) =>
      ask(who, 'POST', '/audit-log', { at: new Date().toISOString(), action: 'create' }),
    'read versions of pages': (who) => ask(who, 'GET', '/pages/versions'),
    'create an article': (who) => ask(who, 'POST', '/news?draft=true', { title: 'New' }),
    'create an open position': (who) => ask(who, 'POST', '/jobs?draft=true', { title: 'New' }),
    'read versions of open positions': (who) => ask(who, 'GET', '/jobs/versions'),
    'change the site settings': (who) =>
      ask(who, 'POST', '/globals/settings', { hotline: '+49 30 1' }),
    'read inquiries': (who) => ask(who, 'GET', '/inquiries'),
    'change the status of an inquiry': async (who) =>
      ask(who, 'PATCH', `/inquiries/${await makeInquiry()}`, { status: 'closed' }),
    'create an inquiry': (who) =>
      ask(who, 'POST', '/inquiries', { reference: who, form: 'quote', idempotencyKey: who }),
    'delete an inquiry': async (who) => ask(who, 'DELETE', `/inquiries/${await makeInquiry()}`),
    'read applications': (who) => ask(who, 'GET', '/applications'),
    'read the CVs of applicants': (who) => ask(who, 'GET', '/application-files'),
    'read who fetched a CV': (who) => ask(who, 'GET', '/application-downloads'),
    'read drafts of applications': (who) => ask(who, 'GET', '/application-drafts'),
    'create an application': (who) =>
      ask(who, 'POST', '/applications', { reference: who, idempotencyKey: who }),
    'read visit counts': (who) => ask(who, 'GET', '/visit-counts'),
    'create a visit count': (who) =>
      ask(who, 'POST', '/visit-counts', { day: 'x', path: '/', language: 'en', visits: 1 }),
    'upload a document': (who) => uploadDocument(who),
    'read originals of pictures': (who) => ask(who, 'GET', '/media'),
    'read versions of articles': (who) => ask(who, 'GET', '/news/versions'),
    'read saved filters': (who) => ask(who, 'GET', '/payload-query-presets'),
    'read download counts': (who) => ask(who, 'GET', '/download-counts'),
    'create a download count': (who) =>
      ask(who, 'POST', '/download-counts', { day: 'x', file: '/', language: 'en', downloads: 1 }),
    'read accounts': (who) => ask(who, 'GET', '/users'),
    'create an account': (who) =>
      ask(who, 'POST', '/users', { email: `by-${who}@example.com`, password, role: 'editor' }),
    'read content revisions': (who) => ask(who, 'GET', '/content-revisions'),
  };

  describe.each(Object.keys(allowed))('to %s', (action) => {
    it.each(everyone)('%s', async (who) => {
      const { status } = (await actions[action]?.(who)) ?? {};
      if (allowed[action]?.includes(who)) expect([200, 201]).toContain(status);
      else expect([401, 403]).toContain(status);
    });
  });

  it('visitors see nothing but published pages', async () => {
    const draft = { title: 'Not yet', path: '/not-yet', _status: 'draft' };
    const { json } = await ask('editor', 'POST', '/pages?draft=true', draft);
    const list = await ask('anonymous', 'GET', '/pages?limit=0');
    expect(list.json.docs.length).toBeGreaterThan(0);
    for (const page of list.json.docs) expect(page._status).toBe('published');
    expect((await ask('anonymous', 'GET', `/pages/${json.doc.id}`)).status).toBe(404);
    expect((await ask('editor', 'GET', `/pages/${json.doc.id}`)).status).toBe(200);
    expect((await site.get('/not-yet')).status).toBe(404);
  });

  /** Everything the API tells visitors, who do not need it: the site has its own endpoints. */
  it('visitors can read nothing beyond what the site shows anyway', async () => {
    const { docs } = (await ask('editor', 'GET', '/media?limit=1&depth=0')).json;
    const [{ id, filename, url }] = docs;
    for (const address of [
      ...['/media', `/media/${id}`, '/media?limit=1&depth=0', '/media/count'],
      ...[`/media/file/${encodeURIComponent(filename)}`, url.replace('/api', '')],
    ]) {
      expect([address, (await ask('anonymous', 'GET', address)).status]).toEqual([address, 403]);
    }
    for (const address of ['/pages?depth=3&limit=50', '/news?depth=3', '/series?depth=3']) {
      const { status, text } = await ask('anonymous', 'GET', address);
      expect([address, status, text.includes('/api/media/file/')]).toEqual([address, 200, false]);
    }
    const readable: string[] = [];
    for (const slug of [
      ...['pages', 'news', 'jobs', 'activities', 'guides', 'series', 'models', 'facts', 'media'],
      ...['documents', 'videos', 'users'],
      ...['inquiries', 'applications', 'application-downloads', 'application-files'],
      ...['application-drafts', 'visit-counts', 'download-counts', 'content-revisions'],
      ...['second-factors', 'inquiry-mails', 'answer-templates'],
      ...['document-versions', 'payload-query-presets', 'payload-preferences', 'payload-kv'],
      ...['payload-locked-documents', 'payload-migrations', 'payload-jobs'],
    ]) {
      for (const address of [`/${slug}`, `/${slug}/versions`]) {
        const { status, json } = await ask('anonymous', 'GET', address);
        if (status === 200 && json?.docs) readable.push(address.slice(1));
      }
    }
    expect(readable).toEqual([
      ...['pages', 'news', 'jobs', 'activities', 'guides', 'series', 'models', 'facts'],
      'documents',
    ]);
    const notifications = [{ email: 'secret@example.com' }];
    expect((await ask('admin', 'POST', '/globals/settings', { notifications })).status).toBe(200);
    const settings = await ask('anonymous', 'GET', '/globals/settings');
    expect(settings.text).not.toMatch(/secret@example|[rR]etentionMonths/);
  });

  it('the first account cannot be created a second time', async () => {
    const account = { email: 'second@example.com', password, role: 'admin' };
    const { status } = await ask('anonymous', 'POST', '/users/first-register', account);
    expect([401, 403]).toContain(status);
  });

  it('users can change only their own account, and never their role', async () => {
    // Users see those they can assign an inquiry or application to; editors see nobody else.
    const colleagues = { editor: [], sales: ['admin@example.com'], hr: ['admin@example.com'] };
    for (const role of ['editor', 'sales', 'hr'] as const) {
      const { json } = await ask(role, 'GET', '/users');
      const seen = json.docs
        .map(({ email }: { email: string }) => email)
        .filter((email: string) => !email.startsWith('by-'));
      expect(seen.sort()).toEqual([...colleagues[role], `${role}@example.com`]);
      expect((await ask(role, 'PATCH', '/users/1', { name: 'Taken over' })).status).not.toBe(200);
      const { id } = accounts.get(role) ?? {};
      await ask(role, 'PATCH', `/users/${id}`, { name: 'My name', role: 'admin' });
      const own = (await ask('admin', 'GET', `/users/${id}`)).json;
      expect([own.name, own.role]).toEqual(['My name', role]);
    }
  });

  it('only administrators set where inquiries go, how long they are kept and what applicants are asked', async () => {
    const given = {
      notifications: [{ email: 'sales@example.com' }],
      retentionMonths: 24,
      applicationRetentionMonths: 6,
      asksDateOfBirth: true,
      asksNationality: true,
    };
    const taken = {
      notifications: [{ email: 'editor@elsewhere.example' }],
      retentionMonths: 120,
      applicationRetentionMonths: 60,
      asksDateOfBirth: false,
      asksNationality: false,
    };
    expect((await ask('admin', 'POST', '/globals/settings', given)).status).toBe(200);
    const hotline = '+49 30 1234567';
    const changed = await ask('editor', 'POST', '/globals/settings', { ...taken, hotline });
    expect(changed.status).toBe(200);
    const { json } = await ask('admin', 'GET', '/globals/settings');
    expect(json).toMatchObject({ ...given, hotline });
    expect(json.notifications).toHaveLength(1);
    for (const who of everyone) {
      const { notifications } = (await ask(who, 'GET', '/globals/settings')).json;
      const reads = who === 'admin' || who === 'sales' || who === 'hr';
      expect([who, notifications?.[0]?.email]).toEqual([
        who,
        reads ? 'sales@example.com' : undefined,
      ]);
    }
  });

  it('what a visitor typed cannot be changed, only how it is handled', async () => {
    const id = await makeInquiry();
    const changes = { name: 'Eve', email: 'eve@example.com', reference: 'X', status: 'answered' };
    await ask('sales', 'PATCH', `/inquiries/${id}`, changes);
    const { json } = await ask('sales', 'GET', `/inquiries/${id}`);
    expect(json).toMatchObject({ name: 'Ada', email: 'ada@example.com', status: 'answered' });
    expect(json.reference).not.toBe('X');
  });

  it('no response contains a password, not even its hash', async () => {
    for (const address of ['/users', '/users/me', '/users/1']) {
      const { status, text } = await ask('admin', 'GET', address);
      expect(status).toBe(200);
      expect(text).not.toMatch(/"(hash|salt|password)"/);
    }
  });
});
