import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlot } from '../../app/drawings/characteristics.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { buildGuide, guides } from '../../content/guides/index.ts';
import { texts as shared } from '../../content/guides/shared/texts.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements } from '../helpers/html.ts';
import { readPdf, withoutSpaces } from '../helpers/pdf.ts';
import { startSite } from '../helpers/site.ts';

const siteOf = (language: Language) => (language === 'en' ? undefined : language);
/** For all guides in one language, on a machine that does other things too. */
const patience = 240_000;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

async function fetchGuide(key: string, language: Language) {
  const address = `/documents/guides/${key}/${language}.pdf`;
  const { status, headers, body } = await site.get(address);
  expect([address, status, headers['content-type']]).toEqual([address, 200, 'application/pdf']);
  return { body, pdf: await readPdf(body) };
}

const plain = (text: string, language: Language) => withoutSpaces(typeset(text, language));

/** All words of a guide's own, as they have to stand in its PDF. */
function wordsOf(guide: (typeof guides)[number], language: Language): string[] {
  const { tools, conditions, variant, steps, checks, care, decisions, record } =
    guide.texts[language];
  return [
    ...[tools, conditions, checks, care, record.lines].flat(),
    ...[...(variant ? [variant] : []), ...(steps?.steps ?? [])].flatMap(({ title, text }) => [
      title,
      text,
    ]),
    ...decisions.flatMap(({ document, decides }) => [document, decides]),
  ];
}

const headingsOf = (language: Language) => {
  const { tools, conditions, checks, care, decisions, record } = shared[language];
  return [tools, conditions, checks, care, decisions.title, record.title];
};

const lookup = { picture: () => 1, video: () => 1, series: () => [], models: () => [] };

/** What the pages say that a guide takes its steps from. */
async function stepsOfPages(guide: (typeof guides)[number], language: Language) {
  const hrefs = buildGuide(guide, language, lookup).parts.flatMap((part) =>
    part.blockType === 'pagePart' && 'href' in part ? [String(part.href)] : [],
  );
  const words: string[] = [];
  for (const href of hrefs) {
    const [path = '', anchor = ''] = href.split('#');
    const { text } = await site.get(path, { site: siteOf(language) });
    const steps = new RegExp(
      `<section class="[^"]*\\bsteps" id="${anchor}">([\\s\\S]*?)</section>`,
    );
    const [, section = ''] = steps.exec(text) ?? [];
    words.push(...[...elements(section, 'h3'), ...elements(section, 'p')].map((one) => one.text));
  }
  return words;
}

describe('a guide', () => {
  it.each(languageCodes)(
    'has four to eight pages, all of its parts, and is tagged: %s',
    async (language) => {
      for (const guide of guides) {
        const { pdf } = await fetchGuide(guide.key, language);
        expect([guide.key, pdf.pages >= 4 && pdf.pages <= 8, pdf.pages]).toEqual([
          ...[guide.key, true, pdf.pages],
        ]);
        expect(pdf.info.Tagged).toBe('yes');
        expect(pdf.info.Title).toContain(catalogues[language].documents.guide);
        const wanted = [...headingsOf(language), ...wordsOf(guide, language)];
        const missing = wanted.filter((text) => !pdf.text.includes(plain(text, language)));
        expect([guide.key, missing]).toEqual([guide.key, []]);
        for (const type of ['H1', 'H2', 'L', 'Table', 'Figure']) {
          expect([guide.key, type, new RegExp(`^\\s*${type}\\b`, 'm').test(pdf.structure)]).toEqual(
            [...[guide.key, type, true]],
          );
        }
      }
    },
    patience,
  );

  it.each(languageCodes)(
    'draws what it explains, and says in words what each drawing shows: %s',
    async (language) => {
      for (const guide of guides) {
        const keys = buildGuide(guide, language, lookup).parts.flatMap((part) =>
          'drawing' in part && part.drawing && !isPlot(part.drawing) ? [part.drawing] : [],
        );
        expect([guide.key, keys.length > 0]).toEqual([guide.key, true]);
        const { pdf, body } = await fetchGuide(guide.key, language);
        const alternatives = alternativesIn(body);
        for (const key of keys) {
          const { title, description, legend } = catalogues[language].drawings[key];
          const told = [title, ...legend].filter((one) => !pdf.text.includes(plain(one, language)));
          expect([guide.key, key, told]).toEqual([guide.key, key, []]);
          const isSaid = alternatives.some((one) => one.startsWith(typeset(description, language)));
          expect([guide.key, key, isSaid]).toEqual([guide.key, key, true]);
        }
      }
    },
    patience,
  );

  it.each(languageCodes)('is called one in the download centre: %s', async (language) => {
    const { guide } = catalogues[language].documents;
    const list = await site.get('/download?kind=installationManual', { site: siteOf(language) });
    expect(list.text).toContain(`<span>${guide}</span>`);
    expect(list.text).toContain(`>${guide}</option>`);
  });

  it('tells the steps of its pages', async () => {
    for (const guide of guides) {
      const { pdf } = await fetchGuide(guide.key, 'de');
      const words = await stepsOfPages(guide, 'de');
      expect([guide.key, words.length > 3]).toEqual([guide.key, true]);
      const missing = words.map(withoutSpaces).filter((one) => !pdf.text.includes(one));
      expect([guide.key, missing]).toEqual([guide.key, []]);
    }
  });

  it.each(languageCodes)(
    'of clamps is about no adhesive, of vehicles about no roof of a building: %s',
    async (language) => {
      const { pdf: clamps } = await fetchGuide('clamps', language);
      const { pdf: bonding } = await fetchGuide('bonding', language);
      const { adhesionTest, trapezoidal } = catalogues[language].drawings;
      const ofBonding = [adhesionTest.title, trapezoidal.title].map((one) => plain(one, language));
      for (const one of ofBonding) expect(bonding.text).toContain(one);
      for (const one of ofBonding) expect(clamps.text).not.toContain(one);
      expect(clamps.text).not.toMatch(adhesive[language]);
      expect(bonding.text).toMatch(adhesive[language]);
      const { pdf: vehicles } = await fetchGuide('vehicles', language);
      expect(bonding.text).toMatch(building[language]);
      expect(vehicles.text).not.toMatch(building[language]);
    },
    patience,
  );
});

const adhesive: Record<Language, RegExp> = {
  ...{ en: /adhesive/i, zh: /胶粘剂|胶线/, de: /Klebstoff|Haftprüfung/, ja: /接着/ },
  ...{ es: /adhesivo|adherencia/i, fr: /colle|adhérence/i, pl: /klej|przyczepnoś/i },
};

const building: Record<Language, RegExp> = {
  ...{ en: /trapezoidal|standing-seam/i, zh: /彩钢瓦|锁边/, de: /Trapezblech|Stehfalz/ },
  ...{ ja: /折板|立平/, es: /trapezoidal|alzada/i, fr: /bacacier|debout/i, pl: /trapez|rąb/i },
};

/** The words for figures, which stand in the file as UTF-16. */
function alternativesIn(file: Buffer): string[] {
  const found = file.toString('latin1').matchAll(/\/Alt \(((?:\\.|[^\\)])*)\)/gs);
  return [...found].map(([, text = '']) => {
    const bytes = Buffer.from(
      text.replace(/\\(\d{3}|[\s\S])/g, (_, escaped: string) =>
        /^\d/.test(escaped)
          ? String.fromCharCode(Number.parseInt(escaped, 8))
          : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[escaped] ?? escaped),
      ),
      'latin1',
    );
    return bytes[0] === 0xfe
      ? bytes.subarray(2).swap16().toString('utf16le')
      : bytes.toString('latin1');
  });
}

describe('a change in the back office', () => {
  it('reaches drawings and texts of a guide, and what was served stays', async () => {
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const before = await fetchGuide('charger', 'de');
    expect(before.pdf.text).toContain('1.230*');
    const { json: found } = await site.get('/api/models?where[key][equals]=charger-60&depth=0', {
      headers,
    });
    const [model] = found.docs;
    const parameters = model.parameters.map((row: { parameter: string }) =>
      row.parameter === 'length' ? { ...row, value: 1310 } : row,
    );
    const body = JSON.stringify({ parameters });
    await site.request(`/api/models/${model.id}`, { method: 'PATCH', headers, body });
    const after = await fetchGuide('charger', 'de');
    expect(after.pdf.text).toContain('1.310*');
    expect(after.pdf.text).not.toContain('1.230*');

    const { json } = await site.get('/api/guides?where[key][equals]=charger&depth=0', { headers });
    const title = JSON.stringify({ title: 'Sonne zum Mitnehmen', _status: 'published' });
    const address = `/api/guides/${json.docs[0].id}?locale=de`;
    const changed = await site.request(address, { method: 'PATCH', headers, body: title });
    expect(changed.status).toBe(200);
    expect((await fetchGuide('charger', 'de')).pdf.text).toContain('SonnezumMitnehmen');
    const first = await site.get('/documents/guides/charger/de/1.pdf');
    expect(first.body.equals(before.body)).toBe(true);
  });

  it('hides a guide that is not published any more', async () => {
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const { json } = await site.get('/api/guides?where[key][equals]=balcony&depth=0', { headers });
    const body = JSON.stringify({ _status: 'draft' });
    await site.request(`/api/guides/${json.docs[0].id}`, { method: 'PATCH', headers, body });
    expect((await site.get('/documents/guides/balcony/fr.pdf')).status).toBe(404);
    expect((await site.get('/api/guides?where[key][equals]=balcony')).json.docs).toEqual([]);
  });
});

describe('a database that was filled before there were guides', () => {
  it('gets them at the start, once', async () => {
    await site.stop();
    for (const table of ['guides', '_guides_v']) await queryDatabase(site, `DELETE FROM ${table}`);
    await queryDatabase(site, "DELETE FROM content_revisions WHERE key = 'demonstration-guides'");
    await site.start();
    expect((await site.get('/documents/guides/clamps/pl.pdf')).status).toBe(200);
    await site.stop();
    for (const table of ['guides', '_guides_v']) await queryDatabase(site, `DELETE FROM ${table}`);
    await site.start();
    expect((await site.get('/documents/guides/clamps/pl.pdf')).status).toBe(404);
  });
});

describe('an address of the time when guides were called manuals', () => {
  it.each([
    ['bonding', 'bonding'],
    ['standing-seam', 'bonding'],
    ['flat-roof', 'bonding'],
    ['clamps', 'clamps'],
    ['balcony-kit', 'balcony'],
    ['balcony-kit-800', 'balcony'],
    ['balcony-planning', 'balcony'],
  ])('leads to the guide that has its contents: %s', async (key, guide) => {
    const { status, headers } = await site.get(`/documents/manuals/${key}/fr.pdf?download`);
    const target = `/documents/guides/${guide}/fr.pdf?download`;
    expect([status, headers.location]).toEqual([301, target]);
  });
});
