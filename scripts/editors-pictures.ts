// npm run editors:pictures: takes the pictures of the guide for editors, docs/editors/*.webp, from
// the built site with the demonstration content and a few examples.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { freePort } from '../bench/programs.ts';
import { administrator, startSiteOn } from '../bench/site.ts';
import { type Examples, type View, viewsOf } from './editors-views.ts';

const folder = 'docs/editors';
const viewport = { width: 1100, height: 720 };
const mostKilobytes = 60;
const { password } = administrator;

type Role = View['role'] | 'translator';

const accountOf = (role: Role) =>
  role === 'admin' ? administrator : { email: `${role}@example.com`, password };

/** The API of the running site, as the administrator. */
async function office(origin: string) {
  const send = async (method: string, address: string, value?: object, token = '') => {
    const response = await fetch(`${origin}${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `JWT ${token}` }),
      },
      ...(value && { body: JSON.stringify(value) }),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status}`);
    return response.json();
  };
  const { token } = await send('POST', '/api/users/login', administrator);
  return {
    post: (address: string, value: object) => send('POST', address, value, token),
    patch: (address: string, value: object) => send('PATCH', address, value, token),
    first: async (collection: string, where = ''): Promise<number> =>
      (await send('GET', `/api/${collection}?limit=1&depth=0${where}`, undefined, token)).docs[0]
        .id,
  };
}

async function sendForms(origin: string): Promise<void> {
  const example = { name: 'Example sender', email: 'sender@example.com', privacy: 'yes' };
  const inquiry = { ...example, projectAddress: 'Germany', content: 'An example of an enquiry.' };
  await fetch(`${origin}/forms/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) form.append(name, value);
  form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'CV.pdf');
  await fetch(`${origin}/forms/resume`, { method: 'POST', body: form });
  // Asked for in vain.
  for (const address of ['/old-brochure', '/old-brochure', '/price-list']) {
    await fetch(`${origin}${address}`);
  }
}

async function makeExamples(origin: string): Promise<Examples> {
  const { post, patch, first } = await office(origin);
  for (const role of ['editor', 'sales', 'hr', 'translator'] as const) {
    const languages = role === 'translator' ? { languages: ['de'] } : {};
    await post('/api/users', { ...accountOf(role), name: `Example ${role}`, role, ...languages });
  }
  await sendForms(origin);
  const template = { name: 'Thank you', text: 'Dear {name},\n\nthank you for {reference}.' };
  await post('/api/answer-templates', template);
  const page = await first('pages', '&where[path][equals]=/about');
  await patch(`/api/pages/${page}`, { description: 'Who makes the glass-free eArc modules.' });
  const mistake = await post('/api/pages', { title: 'Deleted by mistake', path: '/mistake' });
  await patch(`/api/pages/${mistake.doc.id}`, { deletedAt: new Date().toISOString() });
  const article = { title: 'An article to come', summary: 'An example.' };
  return {
    page,
    article: (await post('/api/news?draft=true', { ...article, _status: 'draft' })).doc.id,
    model: await first('models', '&where[key][equals]=smf-430'),
    job: await first('jobs'),
    inquiry: await first('inquiries'),
    application: await first('applications'),
  };
}

async function signIn(browser: Browser, origin: string, role: Role): Promise<Page> {
  // The numbers are drawn into the page, which its policy does not allow.
  const context = await browser.newContext({ viewport, bypassCSP: true, colorScheme: 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/login`);
  await page.locator('[name=email]').fill(accountOf(role).email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await page.waitForURL('**/admin');
  return page;
}

/** Numbers what the steps of the guide name. */
async function number(page: Page, marks: View['marks']): Promise<void> {
  for (const [index, mark] of marks.entries()) {
    const box = await mark(page).boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    if (!box || box.y < 0 || box.y > height - 24) {
      throw new Error(`Mark ${index + 1} of ${page.url()} is not to be seen`);
    }
    await page.evaluate(
      ({ x, y, height, text }) => {
        const badge = document.createElement('b');
        badge.textContent = text;
        // Beside its first line, where it hides nothing.
        const left = Math.max(2, x - 27);
        const top = Math.max(2, y + Math.min(height, 36) / 2 - 12);
        badge.style.cssText = `position:fixed;left:${left}px;top:${top}px;z-index:99999;width:24px;height:24px;border-radius:12px;background:#f3b229;color:#111418;font:700 14px/24px system-ui;text-align:center;box-shadow:0 0 0 2px #fff`;
        document.body.append(badge);
      },
      { ...box, text: String(index + 1) },
    );
  }
}

/** As good as the weight allows: photographs need more than forms. */
async function compressed(screen: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50]) {
    const picture = await sharp(screen).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= mostKilobytes * 1000) return picture;
  }
  throw new Error(`A picture has more than ${mostKilobytes} kB`);
}

async function take(page: Page, origin: string, view: View): Promise<void> {
  await page.setViewportSize({ ...viewport, ...(view.height && { height: view.height }) });
  await page.goto(`${origin}/admin${view.address}`);
  await page.waitForLoadState('networkidle');
  await view.prepare?.(page);
  for (const mark of view.marks) await mark(page).waitFor();
  // Fields of choices are drawn after their words have come.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.shimmer-effect') === null);
  await number(page, view.marks);
  const picture = await compressed(await page.screenshot({ animations: 'disabled' }));
  await writeFile(path.join(folder, `${view.name}.webp`), picture);
  console.log(`${view.name}.webp  ${Math.round(picture.length / 1000)} kB`);
}

const directory = await mkdtemp(path.join(tmpdir(), 'editors-'));
const port = await freePort();
const site = await startSiteOn(directory, { port, environment: { SITE_ORIGINS: '' } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const origin = `http://localhost:${port}`;
  const views = viewsOf(await makeExamples(origin));
  const pages = new Map<Role, Page>();
  for (const view of views) {
    const page = pages.get(view.role) ?? (await signIn(browser, origin, view.role));
    pages.set(view.role, page);
    await take(page, origin, view);
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(directory, { recursive: true, force: true });
}
