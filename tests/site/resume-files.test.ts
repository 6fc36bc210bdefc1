import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished, makeDocx, makePdf, type SampleResume } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';
import { sendFile } from '../helpers/send-file.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.destroy());

const sample = (): SampleResume => {
  const [first] = sampleResumes;
  if (!first) throw new Error('There are samples');
  return first;
};

const text = (value: string) => new TextEncoder().encode(value);
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (value: string) => `<w:p><w:r><w:t>${value}</w:t></w:r></w:p>`;
const documentOf = (body: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<w:document ${word}><w:body>${body}</w:body></w:document>`;
const docxOf = (body: string, doctype = '') =>
  zipSync({ 'word/document.xml': text(documentOf(body, doctype)) });

/** A hand-written PDF: objects in order, the first of them the catalogue. */
function pdfOf(objects: string[]): Uint8Array {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return text(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`,
  );
}

const page = (parent: number) => `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 300 300] >>`;

function deepPageTree(depth: number): Uint8Array {
  const nodes = Array.from(
    { length: depth },
    (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`,
  );
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, page(depth + 1)]);
}

const encrypted = () => {
  const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'owner' });
  document.text('Nobody reads this');
  return finished(document);
};

const manyPages = async (count: number) => {
  const document = new PDFDocument({ autoFirstPage: false, size: [200, 200], margin: 10 });
  document.font(await Promise.resolve('Helvetica'));
  for (let number = 0; number < count; number += 1)
    document
      .addPage()
      .text(number === 0 ? 'Margaret Ashdown, m.ashdown@example.com' : `Page ${number}`);
  return finished(document);
};

/** Declares a small unpacked size; its data would expand to 60 MB. */
function bomb(): Uint8Array {
  const archive = zipSync({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 6 });
  return archive;
}

const lying = () => {
  const archive = Buffer.from(bomb());
  const directory = archive.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  archive.writeUInt32LE(1000, directory + 24);
  return new Uint8Array(archive);
};

const entities =
  '<!DOCTYPE w:document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
const external = '<!DOCTYPE w:document [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

const refused: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
  ['of zero bytes', () => new Uint8Array(), 422, 'empty'],
  ['that is a picture', () => text('\u0089PNG\r\n\u001a\n'), 415, 'unsupportedType'],
  ['that is a program', () => text('MZ\u0090 this program'), 415, 'unsupportedType'],
  [
    'that is an archive of something else',
    () => zipSync({ 'a.txt': text('a') }),
    415,
    'unsupportedType',
  ],
  ['that begins like a PDF only', () => text('%PDF-1.7\nand then nothing'), 422, 'unreadable'],
  [
    'that is half a DOCX',
    async () => (await makeDocx(sample())).subarray(0, 3000),
    422,
    'unreadable',
  ],
  ['that is encrypted', encrypted, 422, 'encrypted'],
  [
    'without text, such as a scan',
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page(2),
      ]),
    422,
    'noText',
  ],
  [
    'whose page tree is endless',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
    422,
    'unreadable',
  ],
  ['of elements within elements', () => docxOf('<w:p>'.repeat(100_000)), 422, 'tooComplex'],
  ['that unpacks to 60 MB', bomb, 422, 'tooComplex'],
  ['that lies about how much it unpacks to', lying, 422, 'unreadable'],
  ['with entities that expand', () => docxOf(paragraph('&c;'), entities), 422, 'unreadable'],
  ['with an entity from a file', () => docxOf(paragraph('&a;'), external), 422, 'unreadable'],
  [
    'of thousands of entries',
    () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 3000 }, (_, index) => [`${index}`, new Uint8Array()]),
        ),
      ),
    422,
    'tooComplex',
  ],
  ['of more than 10 MB', () => new Uint8Array(11 * 1024 * 1024), 413, 'tooLarge'],
  ['of 40 MB', () => new Uint8Array(40 * 1024 * 1024), 413, 'tooLarge'],
];

describe('a file', () => {
  it.each(refused)('%s is refused, and the site stays up', async (_, make, status, error) => {
    const answer = await sendFile(site, await make(), 'cv.pdf', 'application/pdf');
    expect([answer.status, answer.json]).toEqual([status, { error }]);
    expect((await site.get('/healthz')).status).toBe(200);
  });

  it('truncated in the middle is read as far as possible, or refused', async () => {
    const whole = await makePdf(sample());
    const { status, json } = await sendFile(site, whole.subarray(0, whole.length * 0.7), 'cv.pdf');
    expect(status === 200 || json.error === 'unreadable' || json.error === 'noText').toBe(true);
  });

  it('with thousands of pages is read up to a limit', async () => {
    const { status, json } = await sendFile(site, await manyPages(3000), 'cv.pdf');
    expect(status).toBe(200);
    expect(json.email).toBe('m.ashdown@example.com');
  });

  it('with a deep page tree gets a response', async () => {
    const { status } = await sendFile(site, deepPageTree(5000), 'cv.pdf');
    expect(status).toBe(422);
  });

  it('that is both PDF and archive is read as the type that it starts with', async () => {
    const pdf = await makePdf(sample());
    const both = Buffer.concat([pdf, docxOf(paragraph('Somebody Else'))]);
    const { status, json } = await sendFile(site, both, 'cv.docx');
    expect(status).toBe(200);
    expect(json.name).toBe('Margaret Ashdown');
  });

  it.each([
    '../../../etc/passwd',
    '__proto__',
    'constructor',
    'a\u0000.pdf',
    'C:\\cv.pdf',
    '"; filename="x',
  ])('called %j is read like any other', async (name) => {
    const { status, json } = await sendFile(site, await makeDocx(sample()), name);
    expect(status).toBe(200);
    expect(json.email).toBe('m.ashdown@example.com');
  });

  it('whose entries are named like paths and prototypes is read, and nothing is written', async () => {
    const archive = zipSync({
      '../../outside.xml': text('a'),
      constructor: text('a'),
      'word/document.xml': text(documentOf(paragraph('m.ashdown@example.com'))),
    });
    const poisoned = Buffer.from(archive);
    const named = Buffer.from(
      poisoned.toString('latin1').replaceAll('constructor', '__proto__aa'),
      'latin1',
    );
    const { status, json } = await sendFile(site, named, 'cv.docx');
    expect([status, json.email]).toEqual([200, 'm.ashdown@example.com']);
  });

  it('does not permanently raise the memory use of the site', async () => {
    const own = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.processId}/status`, 'utf8'))?.[1]) /
      1024;
    const before = own();
    for (let count = 0; count < 5; count += 1)
      await sendFile(site, new Uint8Array(40 * 1024 * 1024), 'cv.pdf');
    expect(own() - before).toBeLessThan(200);
  });
});
