import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaffText, staffText } from '../../app/i18n/staff.ts';
import { answerTo, held, type TestedField, takesAnyText, testedForms } from '../../e2e/forms.ts';
import { findInquiries } from '../../e2e/quote.ts';
import { languageSites } from '../../e2e/sites.ts';
import { readCsv } from '../helpers/csv.ts';
import { hostileTexts } from '../helpers/hostile-texts.ts';
import { elements, tags } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';
import { readSheet } from '../helpers/xlsx.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** Everything sent so far, by the labels of the back office. */
const sent: Record<string, string>[] = [];

/**
 * Each form in a different language, both as scripts and as a browser without JavaScript send it.
 */
const cases = testedForms.flatMap((tested, index) =>
  (['JSON', 'a form'] as const).map((way) => {
    const place = languageSites[(index + 1) % languageSites.length] ?? languageSites[0];
    if (!place) throw new Error('There are no sites');
    return { tested, way, form: tested.form, place, language: place.language };
  }),
);

describe.each(cases)('The form $form in $language, sent as $way', ({ tested, way, place }) => {
  const fieldsWith = (texts: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      tested.fields.map((field) => [field.name, texts[field.name] ?? answerTo(field, place)]),
    );

  function send(texts: Record<string, string>) {
    const to = [`/forms/${tested.form}`, { site: place.site }] as const;
    const fields = fieldsWith(texts);
    if (way === 'JSON') return site.post(to[0], fields, to[1]);
    const page = tested.address.replace(/#.*/, '');
    // Browsers normalise line breaks in forms.
    const lines = Object.entries(fields).map(([name, text]) => [name, text.replace(/\n/g, '\r\n')]);
    return site.postForm(to[0], { ...Object.fromEntries(lines), page }, to[1]);
  }

  async function sendSuccessfully(texts: Record<string, string>): Promise<string> {
    const { status, json, headers } = await send(texts);
    expect([status, json?.errors]).toEqual([way === 'JSON' ? 200 : 303, undefined]);
    if (way === 'JSON') return json.reference;
    const address = new URL(String(headers.location), site.origin());
    return address.searchParams.get('reference') ?? '';
  }

  it('keeps every character that people and programs type', async () => {
    const fields = tested.fields.filter(takesAnyText);
    const columnsOf = (texts: [TestedField, string][]) =>
      Object.fromEntries(texts.map(([field, text]) => [field.column ?? field.name, text]));
    for (let next = 0; next < hostileTexts.length; next += fields.length) {
      const texts = fields.map((field, index): [TestedField, string] => {
        const [, text] = hostileTexts[(next + index) % hostileTexts.length] ?? ['', ''];
        return [field, held(field, text)];
      });
      const typed = Object.fromEntries(texts.map(([{ name }, text]) => [name, text]));
      const reference = await sendSuccessfully(typed);
      const row = { ...columnsOf(texts), reference };
      expect(await findInquiries(site, { reference })).toEqual([
        expect.objectContaining({ ...row, form: tested.form }),
      ]);
      sent.push(row);
    }
  });

  it('reports 100 KB as too long, and keeps the text', async () => {
    const lines = 'Ein Dach, „zwei“ Dächer.\n'.repeat(4000).slice(0, 100_000);
    const [large, small] = [tested.fields.find(({ kind }) => kind === 'lines'), tested.fields[0]];
    if (!large || !small) throw new Error('The form has no fields');
    const before = await countInquiries();
    const line = held(small, lines);
    const answer = await send({ [small.name]: line, [large.name]: lines });
    // Form-encoded, they exceed the limit for a request.
    expect(answer.status).toBe(way === 'JSON' ? 422 : 413);
    if (way === 'JSON') {
      expect(answer.json.errors).toEqual({ [small.name]: 'tooLong', [large.name]: 'tooLong' });
    } else {
      const { errorTooLong } = place.messages;
      const links = elements(answer.text, 'a').filter(({ text }) => text === errorTooLong);
      expect(links).toHaveLength(2);
      const idOf = ({ name }: TestedField) => `${tested.form}-${name}`;
      const input = tags(answer.text, 'input').find(({ id }) => id === idOf(small));
      expect(input?.['aria-invalid']).toBe('true');
      expect(input?.value === line).toBe(true);
      const area = elements(answer.text, 'textarea').find(
        ({ attributes }) => attributes.id === idOf(large),
      );
      expect(area?.attributes['aria-invalid']).toBe('true');
      expect(area?.text.replace(/\r\n/g, '\n') === lines).toBe(true);
    }
    expect(await countInquiries()).toBe(before);
  });
});

/**
 * XML allows no control characters but these two (XML 1.0, 2.2). The writer also drops DEL and the
 * replacement character.
 */
const isInXml = (character: string) =>
  (character >= ' ' && !'\u007f\ufffd'.includes(character)) || '\t\n'.includes(character);

async function countInquiries(): Promise<number> {
  const headers = await site.signIn();
  return (await site.get('/api/inquiries?limit=1', { headers })).json.totalDocs;
}

describe('Submissions are exported', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = { ...(await site.signIn()), 'accept-language': 'en' };
  });

  const headingOf = (column: string) => staffText(column as StaffText).en;
  const sign = /^[\s"']*[=+\-@＝＋－＠]/u;

  it('to CSV without any cell that a spreadsheet would execute', async () => {
    const { text } = await site.get('/api/inquiries/export?format=csv', { headers });
    const [head = [], ...records] = readCsv(text.slice(1));
    expect(sent.length).toBeGreaterThan(100);
    for (const { reference = '', ...columns } of sent) {
      const record = records.find((row) => row[head.indexOf('Reference')] === reference) ?? [];
      for (const [column, typed] of Object.entries(columns)) {
        const cell = record[head.indexOf(headingOf(column))] ?? 'missing';
        expect(cell.replaceAll("'", '')).toBe(typed.replaceAll("'", ''));
        expect([...(sign.exec(cell)?.[0] ?? "'")].find((character) => character.trim())).toBe("'");
        // Semicolons may separate cells, and line breaks rows.
        for (const part of cell.split(/[;\r\n]/).slice(1)) {
          const found = sign.exec(part)?.[0];
          if (found) expect(found).toContain("'");
        }
      }
    }
  });

  it('to XLSX as text, without any formulas', async () => {
    const { body } = await site.get('/api/inquiries/export?format=xlsx', { headers });
    const [head = {}, ...rows] = readSheet(body);
    const letter = (heading: string) =>
      Object.keys(head).find((one) => head[one]?.value === heading) ?? '';
    for (const { reference, ...columns } of sent) {
      const row = rows.find((cells) => cells[letter('Reference')]?.value === reference) ?? {};
      for (const [column, typed] of Object.entries(columns)) {
        const cell = row[letter(headingOf(column))];
        expect(cell).toMatchObject({ type: 's', isFormula: false });
        const kept = [...typed].filter(isInXml).join('');
        expect(cell?.value).toBe(kept in {} ? `${kept} ` : kept);
      }
    }
  });
});
