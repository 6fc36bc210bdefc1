import { describe, expect, it } from 'vitest';
import { errorsOfFiles } from '../../app/forms/files.ts';
import type { FieldDescription } from '../../app/forms/form-field.ts';
import { forms } from '../../app/forms/forms.ts';
import { checkForm } from '../../app/forms/schema.ts';
import { schemaOf } from '../../app/forms/schemas.ts';

const schema = schemaOf<readonly FieldDescription[]>(forms.quote);

const complete = {
  name: 'Ada Lovelace',
  phone: '+49 30 1234567',
  email: 'ada@example.com',
  projectAddress: 'Germany',
  prefecture: '東京都',
  detailedAddress: 'Unter den Linden 1',
  companyName: 'Analytical Engines',
  content: 'A roof of 900 m².',
};

const check = (changes: Record<string, unknown>) => checkForm(schema, { ...complete, ...changes });
const errorsOf = (changes: Record<string, unknown>) => check(changes).errors ?? {};

describe('the quote form', () => {
  it('accepts a complete request as it is', () => {
    const values = { ...complete, case: '', files: [] };
    expect(checkForm(schema, complete)).toEqual({ values });
  });

  it('requires a name, a project address and a way to reply, and nothing else', () => {
    expect(checkForm(schema, {})).toEqual({
      errors: { name: 'required', projectAddress: 'required', email: 'contactRequired' },
    });
    expect(check({ companyName: '', detailedAddress: '', content: '' }).errors).toBeUndefined();
  });

  it.each(['', ' ', '\t\n', '\u00a0\u3000'])('treats blanks as empty: %j', (blank) => {
    expect(errorsOf({ name: blank, projectAddress: blank, email: blank, phone: blank })).toEqual({
      name: 'required',
      projectAddress: 'required',
      email: 'contactRequired',
    });
  });

  it('accepts either an email address or a phone number', () => {
    expect(check({ phone: '' }).errors).toBeUndefined();
    expect(check({ email: '' }).errors).toBeUndefined();
    expect(errorsOf({ phone: '', email: 'nonsense' })).toEqual({ email: 'invalid' });
    expect(errorsOf({ phone: 'nonsense', email: '' })).toEqual({ phone: 'invalid' });
  });

  it.each([
    '王小明',
    '山田 太郎',
    'محمد العربي',
    'Łukasz Żółć',
    'Jean-Luc d’Aubigné',
    'O',
    'ශ්‍රී',
    '👩🏽‍🚀',
    "Robert'); DROP TABLE inquiries;--",
    '<b>Ada</b>',
    '=HYPERLINK("x")',
  ])('lets people have the name they have: %s', (name) => {
    expect(check({ name }).values?.name).toBe(name);
  });

  it('keeps every value exactly as typed', () => {
    const typed = {
      name: '  Ada \n',
      phone: ' +49 (0)30 / 123-45 67 ',
      email: ' Ada@Example.COM ',
      projectAddress: '\tGermany\u00a0',
      prefecture: ' 東京都\u3000',
      detailedAddress: 'e\u0301 is not é',
      companyName: '&amp; <Sons>',
      content: '\r\n line one\r\n\r\nline two \n\n',
    };
    expect(checkForm(schema, typed)).toEqual({ values: { ...typed, case: '', files: [] } });
  });

  it('drops what is not a field of the form', () => {
    const input = JSON.parse('{"status":"closed","id":1,"__proto__":{"admin":true}}');
    const { values } = checkForm(schema, { ...input, ...complete });
    const known = [...Object.keys(complete), 'case', 'files'];
    expect(Object.keys(values ?? {}).sort()).toEqual(known.sort());
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('files', () => {
  const file = { name: 'roof.jpg', size: 1000, type: 'image/jpeg' };
  const megabytes = (size: number) => ({ ...file, size: size * 2 ** 20 });

  it('are optional, up to five, each of up to 10 MB', () => {
    const five = Array.from({ length: 5 }, () => megabytes(10));
    expect(check({ files: five }).values?.files).toEqual(five);
    expect(errorsOf({ files: [...five, file] })).toEqual({ files: 'tooMany' });
    expect(errorsOf({ files: [file, { ...megabytes(10), size: 10 * 2 ** 20 + 1 }] })).toEqual({
      files: 'tooLarge',
    });
  });

  it('are none if nothing was chosen: browsers send one without a name', () => {
    expect(check({ files: [{ name: '', size: 0 }] }).values?.files).toEqual([]);
    expect(errorsOf({ files: [{ ...file, size: 0 }] })).toEqual({ files: 'empty' });
  });

  it('of other kinds are refused as far as browsers know them', () => {
    expect(errorsOf({ files: [{ ...file, type: 'image/heic' }] })).toEqual({
      files: 'unsupportedType',
    });
    expect(check({ files: [{ ...file, type: '' }] }).errors).toBeUndefined();
  });

  it.each([['roof.jpg'], [5], [{ $ne: '' }], [[null, 'x']]])(
    'are none in JSON, whatever it says: %j',
    (files) => {
      expect(check({ files }).values?.files).toEqual([]);
    },
  );

  it('have errors of their own, beside that of the field', () => {
    const [field] = forms.quote.filter(({ kind }) => kind === 'files');
    expect(field && errorsOfFiles(field, [undefined, 'damaged', 'tooLarge'])).toEqual({
      ...{ files: 'damaged', 'files.1': 'damaged', 'files.2': 'tooLarge' },
    });
    expect(field && errorsOfFiles(field, [undefined])).toEqual({});
  });
});

describe('lengths at their limits', () => {
  it.each([
    ['name', 200],
    ['projectAddress', 200],
    ['detailedAddress', 500],
    ['companyName', 200],
    ['content', 20_000],
  ])('%s holds %i characters', (field, length) => {
    expect(check({ [field]: 'x'.repeat(length) }).values?.[field]).toHaveLength(length);
    expect(errorsOf({ [field]: 'x'.repeat(length + 1) })).toEqual({ [field]: 'tooLong' });
    // An emoji outside the Basic Multilingual Plane takes two UTF-16 code units.
    expect(check({ [field]: '☀'.repeat(length) }).errors).toBeUndefined();
    expect(check({ [field]: '🌞'.repeat(length / 2) }).errors).toBeUndefined();
    expect(errorsOf({ [field]: `x${'🌞'.repeat(length / 2)}` })).toEqual({ [field]: 'tooLong' });
  });

  it('an email address has up to 254 characters', () => {
    const address = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
    expect(check({ email: address(254) }).errors).toBeUndefined();
    expect(errorsOf({ email: address(255) })).toEqual({ email: 'tooLong' });
  });

  it('a phone number has 5 to 20 digits in up to 40 characters', () => {
    expect(errorsOf({ phone: '1234' })).toEqual({ phone: 'invalid' });
    expect(check({ phone: '12345' }).errors).toBeUndefined();
    expect(check({ phone: '1'.repeat(20) }).errors).toBeUndefined();
    expect(errorsOf({ phone: '1'.repeat(21) })).toEqual({ phone: 'invalid' });
    expect(check({ phone: `12345${' '.repeat(35)}` }).errors).toBeUndefined();
    expect(errorsOf({ phone: `12345${' '.repeat(36)}` })).toEqual({ phone: 'tooLong' });
  });
});

describe('formats', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neil@example.ie",
    'müller@bücher.example',
    '用户@例子.公司',
  ])('takes the email address %s', (email) => {
    expect(check({ email }).errors).toBeUndefined();
  });

  it('takes an email address in full width as the one that is meant', () => {
    expect(check({ email: 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ' }).values?.email).toBe(
      'taro@example.com',
    );
  });

  it.each([
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@b.',
    'a b@example.com',
    'a@exam ple.com',
    'a@b@example.com',
    'Ada <ada@example.com>',
    'a@example.com, b@example.com',
    'a@example.com\nbcc:all@example.com',
  ])('refuses the email address %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'invalid' });
  });

  it.each([
    '+49 (0)30 123456-78',
    '021/1234567',
    '138 0013 8000',
    '+33.1.23.45.67.89',
    '030–12345',
    '021-1234 5678转801',
    '03-1234-5678（内線12）',
    '+44 20 7946 0000 ext. 12',
    '０９０－１２３４－５６７８',
    '٠٣٠ ١٢٣٤٥٦٧',
  ])('takes the phone number %s', (phone) => {
    expect(check({ phone }).errors).toBeUndefined();
  });

  it.each(['phone', '12345x', '+++++', '12345;ext=1'])('refuses the phone number %s', (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: 'invalid' });
  });
});

describe('input that our forms never send', () => {
  it.each([[5], [null], [true], [['Ada']], [{ $ne: '' }]])(
    'reports a value that is not text as invalid: %j',
    (value) => {
      for (const field of Object.keys(complete)) {
        expect(errorsOf({ [field]: value })[field]).toBe('invalid');
      }
    },
  );

  it.each([[null], ['text'], [5], [undefined]])('yields no values for %j', (input) => {
    expect(checkForm(schema, input).values).toBeUndefined();
  });

  it('reports one error per field', () => {
    expect(errorsOf({ email: 'x '.repeat(200) })).toEqual({ email: 'tooLong' });
  });
});
