import { describe, expect, it } from 'vitest';
import { pastPositions, resume } from '../../app/forms/resume.ts';
import { parseDraft, readEntries } from '../../app/forms/resume-draft.ts';
import { dateText, fill } from '../../app/forms/resume-filling.ts';
import { maxResumeBytes } from '../../app/forms/resume-limits.ts';
import { checkForm } from '../../app/forms/schema.ts';
import { schemaOf } from '../../app/forms/schemas.ts';
import { withoutEmptyRows } from '../../app/forms/values.ts';
import type { ResumeReading } from '../../resumes/reading.ts';

const cv = (size: number) => new File([new Uint8Array(size)], 'cv.pdf');

const schema = schemaOf(resume);
const complete = { file: cv(1), name: 'Ada Lovelace', email: 'ada@example.com', privacy: 'yes' };
const row = { title: 'Tester', organisation: 'Dach GmbH', start: '2019', end: '' };
const empty = { title: ' ', organisation: '', start: '', end: '' };

const reading: ResumeReading = {
  name: 'Ada Lovelace',
  dateOfBirth: '1990-12-10',
  nationality: 'GB',
  email: 'ada@example.com',
  phone: null,
  currentAddress: null,
  pastPositions: [{ title: 'Tester', organisation: null, start: '2019-03', end: 'present' }],
  pastIndustry: null,
  positionAppliedFor: null,
  found: { name: { page: 1, text: 'Ada Lovelace' }, email: { page: 2, text: 'ada@example.com' } },
};

const nothing = { values: {}, positions: [], marks: {}, own: new Set<string>() };

describe('the schema of an application', () => {
  const errorsOf = (changes: object) => checkForm(schema, { ...complete, ...changes }).errors;

  it('requires a file, name, email and consent, and nothing else', () => {
    expect(checkForm(schema, {}).errors).toEqual({
      file: 'required',
      name: 'required',
      email: 'required',
      privacy: 'required',
    });
    expect(checkForm(schema, complete).values).toMatchObject(complete);
  });

  it.each([
    ['name', 'a'.repeat(201), 'tooLong'],
    ['email', 'ada@', 'invalid'],
    ['phone', 'by pigeon', 'invalid'],
    ['currentAddress', 'a'.repeat(501), 'tooLong'],
    ['pastIndustry', 'a\0b', 'invalid'],
  ])('refuses %s %j as %s', (field, value, code) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: code });
  });

  it('drops empty rows, and limits their number and length', () => {
    expect(withoutEmptyRows([empty, row, empty])).toEqual([row]);
    const check = (rows: unknown) => errorsOf({ pastPositions: rows })?.pastPositions;
    const { values } = checkForm(schema, { ...complete, pastPositions: [empty, row, empty] });
    expect(values?.pastPositions).toEqual([row]);
    const many = Array.from({ length: pastPositions.maxRows + 1 }, () => row);
    expect(check(many)).toBe('tooLong');
    expect(check(many.slice(1))).toBeUndefined();
    expect(check([{ ...row, title: 'a'.repeat(301) }])).toBe('tooLong');
    expect(check([{ ...row, end: '\0' }])).toBe('invalid');
    expect(check('none')).toBe('invalid');
    expect(check(['Tester'])).toBe('invalid');
  });
});

describe('the file of an application', () => {
  it('is required, and must be neither empty nor too large', () => {
    const check = (file: unknown) => checkForm(schema, { ...complete, file }).errors?.file;
    expect(check(null)).toBe('required');
    expect(check('cv.pdf')).toBe('required');
    // What a browser sends for an empty file input.
    expect(check(new File([], ''))).toBe('required');
    expect(check(cv(0))).toBe('empty');
    expect(check(cv(maxResumeBytes))).toBeUndefined();
    expect(check(cv(maxResumeBytes + 1))).toBe('tooLarge');
  });

  it('comes first among the errors, which are in the order of the form', () => {
    const wrong = { pastPositions: [{ ...row, title: 'a'.repeat(301) }] };
    expect(Object.keys(checkForm(schema, wrong).errors ?? {})).toEqual([
      'file',
      'name',
      'email',
      'pastPositions',
      'privacy',
    ]);
  });
});

describe('a CV', () => {
  it('fills in empty fields, and says where it found the values', () => {
    expect(fill(reading, nothing)).toEqual({
      values: {
        name: 'Ada Lovelace',
        dateOfBirth: '1990-12-10',
        nationality: 'GB',
        email: 'ada@example.com',
      },
      positions: reading.pastPositions,
      marks: {
        name: { page: 1, text: 'Ada Lovelace' },
        email: { page: 2, text: 'ada@example.com' },
        dateOfBirth: null,
        nationality: null,
        pastPositions: null,
      },
    });
  });

  it('leaves alone what the applicant has typed', () => {
    const { values, positions, marks } = fill(reading, {
      ...nothing,
      values: { name: 'A. Lovelace', email: ' ' },
      positions: [row],
    });
    expect(values).not.toHaveProperty('name');
    expect(values.email).toBe('ada@example.com');
    expect(positions).toBeUndefined();
    expect(Object.keys(marks).sort()).toEqual(['dateOfBirth', 'email', 'nationality']);
  });

  it('leaves alone what was filled in and then changed, confirmed or cleared', () => {
    const own = new Set(['name', 'email', 'pastPositions']);
    const { values, positions } = fill(reading, { ...nothing, values: { email: 'a@b.de' }, own });
    expect(values).toEqual({ dateOfBirth: '1990-12-10', nationality: 'GB' });
    expect(positions).toBeUndefined();
  });

  it('that replaces another replaces the values from that one, and no others', () => {
    const other = { ...reading, name: 'Grace Hopper', email: null, pastPositions: [] };
    const filled = {
      values: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '12345' },
      positions: [row],
      marks: { name: null, email: null, pastPositions: null },
      own: new Set<string>(),
    };
    const { values, positions, marks } = fill(other, filled);
    expect(values).toMatchObject({ name: 'Grace Hopper', email: '' });
    expect(values).not.toHaveProperty('phone');
    expect(positions).toEqual([]);
    expect(marks).not.toHaveProperty('email');
    expect(marks).not.toHaveProperty('pastPositions');
  });

  it('does not put a partial date into a date field', () => {
    expect(fill({ ...reading, dateOfBirth: '1990-12' }, nothing).values).not.toHaveProperty(
      'dateOfBirth',
    );
  });

  it.each([
    ['2019-03', 'en', 'Mar 2019'],
    ['2019-03', 'ja', '2019年3月'],
    ['2019', 'de', '2019'],
    ['2019-03-05', 'zh', '2019年3月5日'],
    ['present', 'pl', 'obecnie'],
    [null, 'fr', ''],
  ] as const)('has dates in the language of the page: %s in %s', (date, tag, text) => {
    expect(dateText(date, tag, 'obecnie')).toBe(text);
  });
});

describe('a draft', () => {
  it('reads the rows of a form in order', () => {
    const data = new FormData();
    for (const [title, organisation] of [
      ['Tester', 'Dach GmbH'],
      ['', 'Werft AG'],
    ] as const) {
      data.append('positionTitle', title);
      data.append('positionOrganisation', organisation);
      data.append('positionStart', '2019');
      data.append('positionEnd', '');
    }
    data.append('name', 'Ada');
    data.append('file', new File(['x'], 'cv.pdf'));
    expect(readEntries(data)).toEqual({
      values: { name: 'Ada' },
      positions: [row, { ...row, title: '', organisation: 'Werft AG' }],
    });
  });

  it('is accepted only in its own format, without consents', () => {
    expect(parseDraft(null)).toBeNull();
    expect(parseDraft([])).toBeNull();
    expect(parseDraft({ values: {}, positions: 'none' })).toBeNull();
    expect(
      parseDraft({ values: { ...complete, phone: 5 }, positions: [null, { title: 'A', end: 1 }] }),
    ).toEqual({
      values: { name: 'Ada Lovelace', email: 'ada@example.com' },
      positions: [{ title: 'A', organisation: '', start: '', end: '' }],
      marks: {},
    });
  });
});
