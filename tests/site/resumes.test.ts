import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';
import { sendFile } from '../helpers/send-file.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.destroy());

describe.each(sampleResumes)('a CV in $language', (resume) => {
  it.each([
    ['pdf', makePdf],
    ['docx', makeDocx],
  ])('fills the form when it comes as %s', async (format, make) => {
    const { status, json } = await sendFile(site, await make(resume), `cv.${format}`);
    expect(status).toBe(200);
    const { found, pastIndustry, ...read } = json;
    const name = resume.name.replace('Dr. ', '');
    expect(read).toEqual({ name, ...resume.expected });
    expect(found.name.page).toBe(1);
    expect(found.name.text).toContain(resume.name);
    expect(found.dateOfBirth.text).toContain(resume.language === 'ja' ? '昭和60年' : '19');
  });
});

describe('reading a CV', () => {
  const [english] = sampleResumes;

  it("depends on a file's contents, not on its name or declared type", async () => {
    if (!english) throw new Error('There are samples');
    const { status, json } = await sendFile(
      site,
      await makePdf(english),
      'holiday.jpg',
      'image/jpeg',
    );
    expect(status).toBe(200);
    expect(json.name).toBe(english.name);
  });

  it('is refused to pages of other origins', async () => {
    const { status, json } = await sendFile(
      site,
      Buffer.from('%PDF-'),
      'cv.pdf',
      'application/pdf',
      {
        origin: 'https://elsewhere.example',
      },
    );
    expect([status, json]).toEqual([403, { error: 'foreignOrigin' }]);
  });

  it('leaves nothing in caches', async () => {
    const { headers } = await sendFile(site, Buffer.from('no'), 'cv.pdf');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('requires a file', async () => {
    const body = new FormData();
    body.set('name', 'Somebody');
    const response = await fetch(`http://127.0.0.1:${site.port}/forms/resume/parse`, {
      method: 'POST',
      body,
    });
    expect([response.status, await response.json()]).toEqual([422, { error: 'missing' }]);
    const text = await site.post('/forms/resume/parse', { file: 'text' });
    expect([text.status, text.json]).toEqual([415, { error: 'unsupportedType' }]);
  });

  it('serves ten at once', async () => {
    const files = await Promise.all(
      sampleResumes.slice(0, 5).flatMap((one) => [makePdf(one), makeDocx(one)]),
    );
    const answers = await Promise.all(files.map((file) => sendFile(site, file, 'cv')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ json }) => json.email)).size).toBe(5);
  });
});
