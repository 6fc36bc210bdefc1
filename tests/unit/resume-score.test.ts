import { describe, expect, test } from 'vitest';
import {
  isSameAddress,
  isSameIndustry,
  isSamePhone,
  isSameText,
} from '../../resumes/bench/comparison.ts';
import type { Truth } from '../../resumes/bench/person.ts';
import { type Answer, score } from '../../resumes/bench/score.ts';

const truth: Truth = {
  name: ['Jan van der Berg', 'Dr. Jan van der Berg'],
  dateOfBirth: null,
  nationality: 'NL',
  email: 'jan@example.com',
  phone: '030 23125 417',
  currentAddress: 'Ahornweg 12, 04229 Leipzig',
  positionAppliedFor: null,
  pastIndustry: ['solar', null],
  pastPositions: [
    {
      title: 'Foreman',
      organisation: ['Roof Ltd', 'Roof Ltd, Bath'],
      start: '2020-03',
      end: 'present',
    },
    { title: 'Roofer', organisation: 'Tiles & Sons', start: '2015', end: '2020-02' },
  ],
};
const right: Answer = {
  name: 'Jan van der Berg',
  dateOfBirth: null,
  nationality: 'NL',
  email: 'jan@example.com',
  phone: '030 23125 417',
  currentAddress: 'Ahornweg 12, 04229 Leipzig',
  positionAppliedFor: null,
  pastIndustry: null,
  pastPositions: [
    { title: 'Foreman', organisation: 'Roof Ltd', start: '2020-03', end: 'present' },
    { title: 'Roofer', organisation: 'Tiles & Sons', start: '2015', end: '2020-02' },
  ],
};
const [foreman, roofer] = right.pastPositions;
if (!foreman || !roofer) throw new Error('There are two positions');

const wrongFields = (change: Partial<Answer>) =>
  score(truth, { ...right, ...change })
    .filter((verdict) => !verdict.isRight)
    .map((verdict) => verdict.field);

describe('The score of a CV', () => {
  test('counts eight fields, the list of positions, and four fields per position', () => {
    expect(score(truth, right)).toHaveLength(8 + 1 + 2 * 4);
    expect(wrongFields({})).toEqual([]);
  });

  test('accepts each of several values, and no others', () => {
    expect(wrongFields({ name: 'DR. JAN VAN DER BERG', pastIndustry: 'Solar energy' })).toEqual([]);
    expect(wrongFields({ name: 'van der Berg' })).toEqual(['name']);
    expect(wrongFields({ pastIndustry: 'Roofing' })).toEqual(['pastIndustry']);
  });

  test('counts a guess as wrong if there is no value', () => {
    expect(wrongFields({ dateOfBirth: '1990-01-01', positionAppliedFor: 'Foreman' })).toEqual([
      'dateOfBirth',
      'positionAppliedFor',
    ]);
  });

  test('counts every field of an unreadable file as wrong, even if there is no value', () => {
    expect(score(truth, null).some((verdict) => verdict.isRight)).toBe(false);
  });

  test('counts a missing position with all its fields, and the list', () => {
    expect(wrongFields({ pastPositions: [foreman] })).toEqual([
      ...['pastPositions', 'title', 'organisation', 'start', 'end'],
    ]);
  });

  test('counts a false position with every value read for it', () => {
    const school = { title: 'Diploma', organisation: 'School', start: null, end: '2014' };
    expect(wrongFields({ pastPositions: [foreman, roofer, school] })).toEqual([
      ...['pastPositions', 'title', 'organisation', 'end'],
    ]);
  });

  test('counts one wrong field of a position once', () => {
    const pastPositions = [{ ...foreman, start: '2020' }, roofer];
    expect(wrongFields({ pastPositions })).toEqual(['start']);
  });

  test('counts swapped title and organisation as two', () => {
    const swapped = { ...foreman, title: 'Roof Ltd', organisation: 'Foreman' };
    expect(wrongFields({ pastPositions: [swapped, roofer] })).toEqual(['title', 'organisation']);
  });

  test('tells what is wrong from what is missing', () => {
    const missing = (change: Partial<Answer>) =>
      score(truth, { ...right, ...change })
        .filter((verdict) => verdict.isMissing)
        .map((verdict) => verdict.field);
    expect(missing({ email: null, phone: '030 23125 418' })).toEqual(['email']);
    expect(missing({ pastPositions: [foreman] })).toEqual([
      ...['pastPositions', 'title', 'organisation', 'start', 'end'],
    ]);
    expect(missing({ pastPositions: [{ ...foreman, title: null }, roofer] })).toEqual(['title']);
    expect(missing({ pastPositions: [roofer, foreman] })).toEqual([]);
    expect(missing({ dateOfBirth: '1990-01-01' })).toEqual([]);
  });

  test('requires the newest position first', () => {
    expect(wrongFields({ pastPositions: [roofer, foreman] })).toEqual(['pastPositions']);
  });
});

test.each([
  ['Élodie MARCHAND', 'élodie marchand', true],
  ['Siobhán O’Dwyer', "Siobhán O'Dwyer", true],
  ['山田　太郎', '山田太郎', true],
  ['Leiter Produktion (m/w/d)', 'Leiter Produktion', true],
  ['Responsable logistique (H/F)', 'Responsable logistique', true],
  ['Elodie Marchand', 'Élodie Marchand', false],
  ['サーバー管理', 'サバ管理', false],
])('%s and %s are the same text: %s', (read, accepted, isSame) => {
  expect(isSameText(read, accepted)).toBe(isSame);
});

test.each([
  ['+49 (0) 30 23125-417', '030 23125 417', true],
  ['0049 30 23125417', '+49 30 23125 417', true],
  ['+33 6 39 98 12 47', '06 39 98 12 47', true],
  ['+353 1 555 0142', '01 555 0142', true],
  ['030 23125 418', '030 23125 417', false],
  ['23125', '030 23125', false],
])('%s and %s are the same phone: %s', (read, accepted, isSame) => {
  expect(isSamePhone(read, accepted)).toBe(isSame);
});

test.each([
  ['04229 Leipzig, Ahornweg 12', 'Ahornweg 12, 04229 Leipzig', true],
  ['ul. Klonowa 8/14, 50-123 Wrocław', 'ul. Klonowa 8/14 50-123 Wrocław', true],
  [
    '〒231-0000 神奈川県横浜市中区若葉町3-8-15',
    '231-0000 神奈川県横浜市中区若葉町３−８−１５',
    true,
  ],
  ['Leipzig', 'Ahornweg 12, 04229 Leipzig', false],
  ['Ahornweg 12, 04229 Leipzig, Telefon 030', 'Ahornweg 12, 04229 Leipzig', false],
])('%s and %s are the same address: %s', (read, accepted, isSame) => {
  expect(isSameAddress(read, accepted)).toBe(isSame);
});

test.each([
  ['Erneuerbare Energien', 'erneuerbare', true],
  ['Photovoltaik-Großhandel', 'photovoltaik', true],
  ['光伏行业', '光伏', true],
  ['Informatique et IT', 'it', true],
  ['Bauwesen', 'bau', true],
  ['Einzelhandel', 'handel', false],
  ['Italien', 'it', false],
  ['Solar '.repeat(20), 'solar', false],
])('%s is the industry %s: %s', (read, accepted, isSame) => {
  expect(isSameIndustry(read, accepted)).toBe(isSame);
});
