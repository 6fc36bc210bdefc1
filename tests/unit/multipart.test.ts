import { describe, expect, it } from 'vitest';
import { nameToKeep } from '../../cms/private-files/name.ts';
import { detectResumeType } from '../../file-types.ts';
import { boundaryOf, fieldsAtStart, parseMultipart } from '../../server/http/multipart.ts';
import { docx, encodeForm } from '../helpers/resumes.ts';

describe('a form with a file', () => {
  it('is parsed exactly, whatever it contains', async () => {
    const fields: [string, string][] = [
      ['name', 'Zoë 😀 "quoted"\r\n--boundary--\r\n'],
      ['a"b\r\nc', ''],
      ['name', 'again'],
    ];
    const file = {
      name: 'C:\\"x"; filename="y.pdf\\',
      content: Buffer.from('\r\n--\0\xff', 'latin1'),
    };
    const { body, type } = await encodeForm(fields, file);
    const form = parseMultipart(body, boundaryOf(type) ?? '');
    expect(form?.fields).toEqual(fields);
    expect(form?.files.get('file')?.[0]?.name).toBe(file.name);
    expect(form?.files.get('file')?.[0]?.content.equals(file.content)).toBe(true);
  });

  it('has all its files, in their order', () => {
    const part = (name: string, text: string) =>
      `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${text}\r\n`;
    const body = Buffer.from(`${part('a.jpg', '1')}${part('b.jpg', '2')}${part('', '')}--x--\r\n`);
    const files = parseMultipart(body, 'x')?.files.get('files') ?? [];
    expect(files.map(({ name, content }) => [name, String(content)])).toEqual([
      ...[
        ['a.jpg', '1'],
        ['b.jpg', '2'],
      ],
    ]);
  });

  it('without a chosen file has none', () => {
    const empty =
      '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    expect(parseMultipart(Buffer.from(empty), 'x')).toEqual({ fields: [], files: new Map() });
  });

  it('is parsed as programs write it: with a preamble, and unquoted names', () => {
    const sent =
      'for old programs\r\n--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--x--\r\nafter';
    expect(parseMultipart(Buffer.from(sent), 'x')?.fields).toEqual([['a', '1']]);
    expect(parseMultipart(Buffer.from('no form --x--'), 'x')).toBeNull();
  });

  it('is rejected if truncated anywhere, or with too many parts', async () => {
    const { body, type } = await encodeForm([['name', 'Ada']], docx);
    const boundary = boundaryOf(type) ?? '';
    for (let length = 0; length < body.length - 4; length += 1) {
      expect([length, parseMultipart(body.subarray(0, length), boundary)]).toEqual([length, null]);
    }
    const many = await encodeForm(Array.from({ length: 600 }, () => ['a', 'b']));
    expect(parseMultipart(many.body, boundaryOf(many.type) ?? '')).toBeNull();
  });

  it('keeps the fields before its files if the rest is missing', async () => {
    const { body, type } = await encodeForm([['name', 'Ada']], docx);
    const fields = fieldsAtStart(body.subarray(0, -100), boundaryOf(type) ?? '');
    expect(fields).toEqual([['name', 'Ada']]);
  });

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; Boundary="a b;c"', 'a b;c'],
    ['multipart/form-data', null],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`, null],
  ])('has the boundary that %s names', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });
});

describe('a file', () => {
  const container = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
  const encrypted = Buffer.from('EncryptedPackage', 'utf16le').toString('latin1');
  it.each([
    ['a PDF', '%PDF-1.4\n', 'pdf'],
    ['a PDF after a mark and blank lines', '\xef\xbb\xbf\r\n\r\n%PDF-2.0', 'pdf'],
    ['a DOCX', docx.content.toString('latin1'), 'docx'],
    ['an encrypted DOCX', `${container}...${encrypted}`, 'docx'],
    ['an old DOC', `${container}...`, null],
    ['a spreadsheet', 'PK\x03\x04[Content_Types].xml xl/workbook.xml', null],
    ['a picture with a PDF in it', '\x89PNG\r\n\x1a\n%PDF-1.4', null],
    ['a page', '<!doctype html><p>%PDF-1.4', null],
    ['nothing', '', null],
  ])('is known by its content: %s', (_, content, type) => {
    expect(detectResumeType(Buffer.from(content, 'latin1'))).toBe(type);
  });

  it.each([
    ['CV.pdf', 'CV.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ada\\Lebenslauf Müller.PDF', 'Lebenslauf Müller.pdf'],
    ['履歴書.docx', '履歴書.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\u202egpj.exe', 'a gpj.exe.pdf'],
    ['', 'CV.pdf'],
    ['.pdf', 'CV.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('called %j is kept as %j', (name, kept) => {
    expect(nameToKeep(name, 'pdf', 'CV')).toBe(kept);
  });
});
