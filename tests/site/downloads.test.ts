import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import { models } from '../../content/products/models.ts';
import { queryDatabase } from '../helpers/database.ts';
import { makePdf, uploadDocument } from '../helpers/documents.ts';
import { elements, tags, textOf } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

interface Listed {
  key: string;
  kind: { key: string };
  title: string;
  language: string | null;
  version: string;
  files: { format: string; href: string; size: string }[];
  hasPreview: boolean;
  older: { version: string; files: { href: string }[] }[];
}

describe.each(availableDatabases())('downloads on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const made: number[] = [];
  afterEach(async () => {
    for (const id of made.splice(0)) {
      await site.request(`/api/documents/${id}`, { method: 'DELETE', headers });
    }
  });

  async function list(query = '', label?: string): Promise<Listed[]> {
    const { json } = await site.get(`/content/pages/download${query}`, { site: label });
    const block = json.blocks.find(
      ({ blockType }: { blockType: string }) => blockType === 'downloadList',
    );
    return block.list.documents;
  }

  async function upload(name: string, file: Buffer, data: object = {}) {
    const document = await uploadDocument(site, headers, { name, file, data });
    made.push(document.id);
    return document;
  }

  const keysOf = (documents: Listed[]) => documents.map(({ key }) => key);

  it('every file of the list is there, of the right kind and of the size it says', async () => {
    const types: Record<string, string> = {
      JSON: 'application/json',
      CSV: 'text/csv',
      PAN: 'text/plain',
      PDF: 'application/pdf',
      SVG: 'image/svg+xml',
      PNG: 'image/png',
      JPG: 'image/jpeg',
      AVIF: 'image/avif',
      WEBP: 'image/webp',
      TXT: 'text/plain',
      ZIP: 'application/zip',
    };
    const documents = await list();
    const files = documents.flatMap((one) => one.files);
    expect(new Set(files.map(({ href }) => href)).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(models.length * 3 + 10);
    for (const { format, href, size } of files) {
      const { status, headers: sent, body } = await site.get(href);
      expect([href, status]).toEqual([href, 200]);
      expect(String(sent['content-type'])).toContain(types[format]);
      const bytes = body.length;
      const said = new Intl.NumberFormat('en', {
        style: 'unit',
        unit: bytes >= 1_000_000 ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: bytes >= 1_000_000 ? 1 : 0,
      }).format(bytes >= 1_000_000 ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
      expect([href, size && withPlainSpaces(size)]).toEqual([href, size && said]);
    }
  });

  it('a page without scripts shows titles, kinds, versions, sizes and dates', async () => {
    const { text } = await site.get('/download', { site: 'de' });
    const rows = elements(text, 'li').filter(({ text: words }) => words.includes('JSON'));
    expect(rows).toHaveLength(models.length);
    expect(withPlainSpaces(rows[0]?.text ?? '')).toMatch(
      /^SMF 520.*Parameter.*Version [0-9a-f]{8}.*2026.*JSON \d+ kB/s,
    );
    const files = elements(text, 'a').map(({ attributes }) => attributes.href);
    expect(files).toContain('/parameters/smf-520.pan');
  });

  it('filters by product, kind and language in the address', async () => {
    const smf = await list('?product=smf-520&kind=parameters');
    expect(keysOf(smf)).toEqual(['parameters-smf-520']);
    expect((await list('?kind=mediaKit')).every(({ kind }) => kind.key === 'mediaKit')).toBe(true);
    const terms = (documents: Listed[]) =>
      keysOf(documents).filter((key) => key.startsWith('media-kit-terms'));
    expect(terms(await list())).toEqual(['media-kit-terms-en']);
    expect(terms(await list('', 'ja'))).toEqual(['media-kit-terms-ja']);
    expect(terms(await list('?language=pl'))).toEqual(['media-kit-terms-pl']);
    expect(terms(await list('?language=all'))).toHaveLength(7);
    const { text } = await site.get('/download?product=smf-520&kind=parameters&language=');
    const chosen = tags(text, 'option').filter((option) => 'selected' in option);
    expect(chosen.map(({ value }) => value)).toEqual(['smf-520', 'parameters', 'en']);
    // What is no filter is none.
    expect(await list('?product=nothing&kind=constructor&language=xx')).toEqual(await list());
  });

  it('what an editor uploads is listed, and leaves the list when it is hidden', async () => {
    const { id, filename } = await upload('certificate.pdf', await makePdf('One'), {});
    const key = `upload-${id}`;
    await expect.poll(async () => keysOf(await list()), visible).toContain(key);
    const href = `/documents/files/${id}/${filename}`;
    const file = await site.get(href);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await site.get(`/documents/files/${id}/other.pdf`)).status).toBe(404);
    await site.request(`/api/documents/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ isPublic: false }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    await expect.poll(async () => keysOf(await list('?language=all')), visible).not.toContain(key);
    expect((await site.get(href)).status).toBe(404);
    expect((await site.get(`/api/documents/file/${filename}`)).status).toBe(403);
    expect((await site.get('/api/documents')).json.docs).toEqual([]);
  });

  it('a new version replaces the old one, which stays available', async () => {
    const first = await upload('manual-1.pdf', await makePdf('First'), { version: '1' });
    const hidden = await upload('manual-2.pdf', await makePdf('Draft'), {
      version: '2',
      isPublic: false,
      replaces: first.id,
    });
    const third = await upload('manual-3.pdf', await makePdf('Third'), {
      version: '3',
      replaces: first.id,
    });
    const find = async () => (await list()).find(({ key }) => key === `upload-${third.id}`);
    await expect.poll(find, visible).toBeDefined();
    const shown = await find();
    expect(shown?.older.map(({ version }) => version)).toEqual(['1']);
    const keys = keysOf(await list());
    expect(keys).not.toContain(`upload-${first.id}`);
    expect(keys).not.toContain(`upload-${hidden.id}`);
    const old = await site.get(shown?.older[0]?.files[0]?.href ?? '');
    expect([old.status, old.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await site.get('/download')).text).toContain('manual-1.pdf');
  });

  it('two documents that name each other as older do not hang the list', async () => {
    const one = await upload('one.pdf', await makePdf('One'));
    const other = await upload('other.pdf', await makePdf('Other'), { replaces: one.id });
    await site.request(`/api/documents/${one.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ replaces: other.id }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect((await site.get('/download?kind=certificate')).status).toBe(200);
  });

  it('a document of a model is offered on the page of that model, and on no other', async () => {
    const [{ id: model }] = (
      await site.get('/api/models?where[key][equals]=smf-520&depth=0', { headers })
    ).json.docs;
    const { id } = await upload('smf.pdf', await makePdf('SMF'), { models: [model] });
    const offered = async (path: string, label?: string) => {
      const { json } = await site.get(`/content/pages${path}`, { site: label });
      const block = json.blocks.find(
        ({ blockType }: { blockType: string }) => blockType === 'downloads',
      );
      return keysOf(block.files);
    };
    await expect.poll(() => offered('/product_data'), visible).toContain(`upload-${id}`);
    expect(await offered('/product_data')).toContain('parameters-smf-520');
    expect(await offered('/product_data_430')).not.toContain(`upload-${id}`);
    // In a language that has none of its kind, the English one is offered.
    expect(await offered('/product_data', 'fr')).toContain(`upload-${id}`);
  });

  it('a model has the guides that suit it, and no other', async () => {
    const guides = async (model: string) =>
      keysOf(await list(`?product=${model}&kind=installationManual`)).filter((key) =>
        key.startsWith('guides.'),
      );
    expect(await guides('smf-520')).toEqual(['guides.bonding.en']);
    expect(await guides('smf-430')).toEqual(['guides.bonding.en', 'guides.clamps.en']);
    expect(await guides('smh-520')).toEqual(['guides.clamps.en']);
    expect(await guides('off-grid-215')).toEqual(['guides.vehicles.en']);
    expect(await guides('balcony-400')).toEqual(['guides.balcony.en']);
    expect(await guides('balcony-800')).toEqual(['guides.balcony.en']);
    expect(await guides('charger-60')).toEqual(['guides.charger.en']);
  });

  it('shows the pages of a document as pictures, and those of nothing else', async () => {
    const { id } = await upload('pages.pdf', await makePdf('One', 'Two'));
    await expect.poll(async () => keysOf(await list()), visible).toContain(`upload-${id}`);
    const { text } = await site.get(`/download?preview=upload-${id}`);
    const pages = tags(text, 'img').filter(({ src }) => src?.startsWith('/documents/pages/'));
    expect(pages.map(({ alt = '' }) => withPlainSpaces(alt))).toEqual([
      'Certificate IEC 61215, page 1 of 2',
      'Certificate IEC 61215, page 2 of 2',
    ]);
    for (const { src = '', width, height } of pages) {
      const { status, headers: sent, body } = await site.get(src);
      expect([status, sent['content-type']]).toEqual([200, 'image/png']);
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([
        Number(width),
        Number(height),
      ]);
    }
    const [first = ''] = pages.map(({ src }) => src);
    expect((await site.get(first.replace('/1.png', '/3.png'))).status).toBe(404);
    expect((await site.get(first.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).status).toBe(404);
    await site.request(`/api/documents/${id}`, { method: 'DELETE', headers });
    expect((await site.get(first)).status).toBe(404);
  });

  it('says so where a document cannot be shown', async () => {
    const { id } = await upload(
      'broken.pdf',
      Buffer.from('%PDF-1.7\nnothing in it\nxref\n%%EOF\n'),
    );
    await expect.poll(async () => keysOf(await list()), visible).toContain(`upload-${id}`);
    const { status, text } = await site.get(`/download?preview=upload-${id}`);
    expect(status).toBe(200);
    expect(text).toContain('This document cannot be shown here');
    expect((await site.get('/download?preview=parameters-smf-520')).text).not.toContain(
      'download-preview',
    );
  });

  it('counts each file that was fetched, by day and language, also over a restart', async () => {
    await site.stop();
    await queryDatabase(site, 'DELETE FROM download_counts WHERE downloads > 0');
    await site.start();
    const fetched = '/parameters/smf-430.csv';
    await site.get(fetched, { site: 'de' });
    await site.get(fetched, { site: 'de' });
    await site.get('/documents/media-kit/earc-wordmark-light.svg');
    await site.request(fetched, { method: 'HEAD', site: 'de' });
    await site.get('/documents/media-kit/nothing.zip');
    await site.get('/parameters/nothing.csv');
    const expected = [
      { file: '/documents/media-kit/earc-wordmark-light.svg', language: 'en', downloads: 1 },
      { file: fetched, language: 'de', downloads: 2 },
    ];
    const counts = async () => {
      const rows = await queryDatabase(
        site,
        'SELECT file, language, downloads FROM download_counts ORDER BY file',
      );
      return rows.map((row) => ({ ...row, downloads: Number(row.downloads) }));
    };
    expect(await site.stop()).toBe(0);
    expect(await counts()).toEqual(expected);
    await site.start();
    await site.get(fetched, { site: 'de' });
    await expect.poll(counts, patience).toContainEqual({ ...expected[1], downloads: 3 });
    const { json } = await site.get('/api/download-counts', { headers: await site.signIn() });
    expect(json.docs).toHaveLength(2);
    expect((await site.get('/api/download-counts')).status).toBe(403);
  });

  it('calculates a string without scripts, with a comma where the language has one', async () => {
    const query = 'model=smf-520&modules=19&lowest=-10,5&highest=&inverterMaximum=1.500';
    const { status, text } = await site.get(`/product_data?${query}`, { site: 'de' });
    expect(status).toBe(200);
    const values = Object.fromEntries(tags(text, 'input').map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ modules: '19', lowest: '-10,5', highest: '' });
    // 19 · (48.5 V + 0.123 V/K · 35.5 K) = 1004.5 V
    expect(text).toMatch(/Zu hoch: 1\.004,5\s+V bei −10,5\s+°C/);
    const wrong = await site.get('/product_data?modules=&lowest=kalt', { site: 'de' });
    expect(wrong.text).toContain('Bitte eine ganze Zahl von 1 bis 60 eingeben');
    expect(
      elements(wrong.text, 'p').filter(({ attributes }) => attributes.class === 'field-error'),
    ).toHaveLength(2);
    expect(textOf(text, 'h1')).toBe(textOf(wrong.text, 'h1'));
  });
});
