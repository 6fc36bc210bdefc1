import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { models } from '../../content/products/models.ts';
import { elements } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { readPdf, withoutSpaces } from '../helpers/pdf.ts';
import { startSite } from '../helpers/site.ts';

const siteOf = (language: Language) => (language === 'en' ? undefined : language);

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** What a language has and others do not. */
const scripts: Record<Language, RegExp> = {
  en: /the|voltage/i,
  zh: /[\p{sc=Han}]{4}/u,
  de: /[äöüß]/,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]{3}/u,
  es: /[óíáñ]/,
  fr: /[éèà]/,
  pl: /[łęąćśż]/,
};

async function fetchPdf(path: string) {
  const answer = await site.get(path);
  expect([path, answer.status, answer.headers['content-type']]).toEqual([
    path,
    200,
    'application/pdf',
  ]);
  return { ...answer, pdf: await readPdf(answer.body) };
}

/** The rows of a model in the tables of its page: name and value, as they are shown. */
async function rowsOnPage(key: string, language: Language) {
  const model = models.find((one) => one.key === key);
  const { text } = await site.get(model?.href ?? '', { site: siteOf(language) });
  // The page of the data sheet's model, and of others beside it.
  const shown = text.replace(/<span class="example-star">.*?<\/span><\/span>/g, '');
  const tables = shown.match(/<table[\s\S]*?<\/table>/g) ?? [];
  const name = typeof model?.name === 'string' ? model.name : model?.name[language];
  for (const table of tables) {
    const [head = '', ...rows] = table.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];
    const column =
      elements(head, 'th').findIndex((one) => one.text === typeset(name ?? '', language)) - 1;
    if (column < 0) continue;
    return rows
      .map((row) => {
        const cell = row.match(/<td[\s\S]*?<\/td>/g)?.[column] ?? '';
        const [note] = elements(cell, 'small');
        return {
          name: elements(row, 'th')[0]?.text ?? '',
          value: elements(cell.replace(/<small[\s\S]*?<\/small>/, ''), 'td')[0]?.text ?? '',
          /** What a value holds for; in the PDF it stands with the name. */
          note: note?.text,
        };
      })
      .filter(({ value }) => value && value !== '–');
  }
  return [];
}

function expectGoodPdf(pdf: Awaited<ReturnType<typeof readPdf>>, language: Language) {
  expect(pdf.info.Tagged).toBe('yes');
  expect(pdf.info['Page size']).toContain('A4');
  expect(pdf.fonts.length).toBeGreaterThan(0);
  for (const font of pdf.fonts) {
    expect(font).toEqual({ ...font, isEmbedded: true, isSubset: true, hasUnicode: true });
  }
  expect(pdf.text).toMatch(scripts[language]);
  if (language === 'zh') expect(pdf.text).not.toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}]/u);
  expect(pdf.structure).toMatch(/^\s*H1/m);
}

/** The language of a PDF stands in its catalogue, which is not compressed. */
const languageIn = (file: Buffer) => /\/Lang \(([^)]*)\)/.exec(file.toString('latin1'))?.[1];

describe('a data sheet', () => {
  it.each(languageCodes)(
    'of every model has the figures of its page, as text: %s',
    async (language) => {
      for (const { key, name } of models) {
        const { pdf, body } = await fetchPdf(`/documents/data-sheets/${key}/${language}.pdf`);
        expectGoodPdf(pdf, language);
        expect([1, 2]).toContain(pdf.pages);
        expect(languageIn(body)).toBe(languages[language].tag);
        const title = typeset(typeof name === 'string' ? name : name[language], language);
        expect(pdf.info.Title).toBe(`${title} – ${staffText('documentDataSheet')[language]}`);
        expect(pdf.text).toContain(withoutSpaces(title));
        expect(pdf.structure).toMatch(/^\s*Table/m);
        expect(pdf.structure).toMatch(/^\s*Figure/m);

        const rows = await rowsOnPage(key, language);
        expect([key, rows.length]).toEqual([key, expect.any(Number)]);
        expect(rows.length).toBeGreaterThan(2);
        const missing = rows
          .flatMap(({ name, value, note }) => (note ? [note, value] : [`${name}${value}`]))
          .map(withoutSpaces)
          .filter((row) => !pdf.text.includes(row));
        expect([key, missing]).toEqual([key, []]);
      }
    },
  );

  it('says of curves that they are calculated, and marks example data', async () => {
    for (const language of languageCodes) {
      const messages = catalogues[language].documents;
      const { pdf } = await fetchPdf(`/documents/data-sheets/smf-520/${language}.pdf`);
      expect(pdf.text).toContain(withoutSpaces(messages.curvesNote));
      expect(pdf.text).toContain(withoutSpaces(`*${messages.exampleNote}`));
      expect(pdf.text).toMatch(/48[.,]5V\*/);
      expect(pdf.text).not.toMatch(/520W\*/);
    }
  });

  it('follows a change in the back office, and its earlier version stays', async () => {
    const address = '/documents/data-sheets/off-grid-215/de.pdf';
    const before = await fetchPdf(address);
    expect(before.pdf.text).toContain('Gewicht3,4kg');
    expect(before.pdf.text).toContain('Version1·');

    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const where = '/api/models?where[key][equals]=off-grid-215&depth=0';
    const { json } = await site.get(where, { headers });
    const [model] = json.docs;
    const parameters = model.parameters.map((row: { parameter: string; value?: number }) =>
      row.parameter === 'weight' ? { ...row, value: 3.65 } : row,
    );
    const changed = await site.request(`/api/models/${model.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ parameters }),
    });
    expect(changed.status).toBe(200);

    const after = await fetchPdf(address);
    expect(after.pdf.text).toContain('Gewicht3,65kg');
    expect(after.pdf.text).not.toContain('3,4kg');
    expect(after.pdf.text).toContain('Version2·');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    // A page may be a second behind; it has the same figures all the same.
    await expect
      .poll(async () => JSON.stringify(await rowsOnPage('off-grid-215', 'de')), patience)
      .toContain('3,65');

    const first = await fetchPdf('/documents/data-sheets/off-grid-215/de/1.pdf');
    expect(first.body.equals(before.body)).toBe(true);
    const second = await fetchPdf('/documents/data-sheets/off-grid-215/de/2.pdf');
    expect(second.body.equals(after.body)).toBe(true);
    expect((await site.get('/documents/data-sheets/off-grid-215/de/3.pdf')).status).toBe(404);
  });

  it('stays the same version when something else is changed', async () => {
    const address = '/documents/data-sheets/smf-430/pl.pdf';
    const before = await site.get(address);
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const { json } = await site.get('/api/models?where[key][equals]=charger-60&depth=0', {
      headers,
    });
    const body = JSON.stringify({ position: json.docs[0].position + 1 });
    await site.request(`/api/models/${json.docs[0].id}`, { method: 'PATCH', headers, body });
    const after = await site.get(address);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect((await site.get('/documents/data-sheets/smf-430/pl/2.pdf')).status).toBe(404);
  });
});

describe('a download', () => {
  const address = '/documents/data-sheets/smf-520/de.pdf';

  it('is shown in the browser, or saved under a name that says what it is', async () => {
    const shown = await site.get(address);
    const name = 'filename="eArc-SMF-520-datasheet-de.pdf"';
    expect(shown.headers['content-disposition']).toBe(`inline; ${name}`);
    const saved = await site.get(`${address}?download`);
    expect(saved.headers['content-disposition']).toBe(`attachment; ${name}`);
    const guide = await site.get('/documents/guides/bonding/fr.pdf?download');
    expect(guide.headers['content-disposition']).toBe(
      'attachment; filename="eArc-bonding-installation-guide-fr.pdf"',
    );
  });

  it('is not sent twice, and in ranges if a viewer requests them', async () => {
    const { headers, body } = await site.get(address);
    expect(headers['content-length']).toBe(String(body.length));
    const known = await site.get(address, { headers: { 'if-none-match': String(headers.etag) } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const head = await site.request(address, { method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, String(body.length)]);

    const ask = (range: string) => site.get(address, { headers: { range } });
    const part = await ask('bytes=10-19');
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${body.length}`);
    expect(part.body.equals(body.subarray(10, 20))).toBe(true);
    expect((await ask('bytes=-5')).body.equals(body.subarray(-5))).toBe(true);
    expect((await ask(`bytes=${body.length}-`)).status).toBe(416);
    expect((await ask('lines=1-2')).status).toBe(200);
  });

  it('is generated once for simultaneous requests', async () => {
    const fresh = '/documents/guides/clamps/es.pdf';
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.get(fresh)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await site.get('/documents/guides/clamps/es/2.pdf')).status).toBe(404);
  });

  it.each([
    '/documents/data-sheets/nothing/de.pdf',
    '/documents/data-sheets/smf-520/xx.pdf',
    '/documents/data-sheets/smf-520/de.txt',
    '/documents/data-sheets/smf-520/de/0.pdf',
    '/documents/data-sheets/smf-520/de/99.pdf',
    '/documents/data-sheets/smf-520/de/x.pdf',
    '/documents/guides/nothing/de.pdf',
    '/documents/manuals/nothing/de.pdf',
    '/documents/manuals/vehicles/de.pdf',
    '/documents/manuals/bonding/de/1.pdf',
    '/documents/letters/bonding/de.pdf',
    '/documents/constructor/bonding/de.pdf',
  ])('there is none for an unknown address: %s', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});
