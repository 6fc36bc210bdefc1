import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headLinks, tags } from '../helpers/html.ts';
import { makePdf } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';
import { sendFile } from '../helpers/send-file.ts';
import { freePort, TestSite } from '../helpers/site.ts';
import { readSheet } from '../helpers/xlsx.ts';

/** What gets deployed: no sources, and nothing that a build leaves beside its output. */
const delivered = [
  'build/server',
  'build/site',
  'content/pictures',
  'content/videos',
  'package.json',
];

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'production-'));
  for (const name of delivered) await cp(name, path.join(folder, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const data = path.join(folder, 'data');
  await mkdir(data);
  site = new TestSite(await freePort(), data, {});
  site.directory = folder;
  await site.start();
});

afterAll(async () => {
  await site?.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const startOf = (body: Buffer, length: number) => body.subarray(0, length).toString('latin1');

describe('the build, its content and the libraries alone,', () => {
  it('form a new site with its pages in all languages', async () => {
    for (const label of ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl']) {
      expect((await site.get('/home', { site: label })).status).toBe(200);
    }
    expect((await site.get('/manifest.webmanifest')).json.theme_color).toMatch(/^#/);
    expect((await site.get('/healthz')).status).toBe(200);
  });

  it.each(['en', 'zh'])('draw the social preview of a page: %s', async (label) => {
    const { text } = await site.get('/about', { site: label });
    const image = tags(text, 'meta').find(({ property }) => property === 'og:image')?.content ?? '';
    const { status, body } = await site.get(new URL(image).pathname, { site: label });
    expect([status, startOf(body, 4)]).toEqual([200, '\x89PNG']);
    expect(headLinks(text).canonical).toBeDefined();
  });

  it.each([
    '/documents/data-sheets/smf-520/de.pdf',
    '/documents/data-sheets/smf-520/ja.pdf',
    '/documents/guides/bonding/zh.pdf',
  ])('typeset %s', async (address) => {
    const { status, body } = await site.get(address);
    expect([status, startOf(body, 5)]).toEqual([200, '%PDF-']);
  });

  it('show a document in the page', async () => {
    const list = await site.get('/download?kind=dataSheet');
    const link = tags(list.text, 'a').find(({ href }) => href?.includes('preview='))?.href ?? '';
    const { text } = await site.get(link.replaceAll('&amp;', '&').replace(/#.*/, ''));
    const sources = tags(text, 'img').flatMap(({ src = '' }) =>
      src.startsWith('/documents/pages/') ? [src] : [],
    );
    expect(sources.length).toBeGreaterThan(0);
    const { status, body } = await site.get(sources[0] ?? '');
    expect([status, startOf(body, 4)]).toEqual([200, '\x89PNG']);
  });

  it('export inquiries as a spreadsheet', async () => {
    const inquiry = { name: 'Ada Lovelace', email: 'ada@example.com', projectAddress: 'Lima' };
    expect((await site.post('/forms/quote', inquiry)).status).toBe(200);
    const headers = await site.signIn();
    const { status, body } = await site.get('/api/inquiries/export?format=xlsx', { headers });
    expect(status).toBe(200);
    const cells = readSheet(body).flatMap((row) => Object.values(row).map(({ value }) => value));
    expect(cells).toContain('Ada Lovelace');
  });

  it('read a CV', async () => {
    const [resume] = sampleResumes;
    if (!resume) throw new Error('There is no sample');
    const { status, json } = await sendFile(site, await makePdf(resume), 'cv.pdf');
    expect([status, json.email]).toEqual([200, resume.expected.email]);
  });
});
