import { describe, expect, test } from 'vitest';
import { verdictsOn } from '../../resumes/bench/accuracy.ts';
import { bootstrapInterval, ratioOf } from '../../resumes/bench/fresh/bootstrap.ts';
import { asWritten, printDay, printPeriod } from '../../resumes/bench/fresh/dates.ts';
import { Draw } from '../../resumes/bench/fresh/draw.ts';
import { freshSheet, isOpen } from '../../resumes/bench/fresh/fresh-sheet.ts';
import { freshFile, freshLanguages } from '../../resumes/bench/fresh/measure.ts';
import { truthOf } from '../../resumes/bench/person.ts';
import { report } from '../../resumes/bench/report.ts';
import { factsOf } from '../../resumes/bench/tuning/sheet.ts';
import { readText } from '../../resumes/read-text.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe.each(freshLanguages)('fresh CVs in %s', (language) => {
  test('are the same for the same seed, and others for another', () => {
    const texts = seeds.map((seed) => freshSheet(language, seed).text);
    expect(seeds.map((seed) => freshSheet(language, seed).text)).toEqual(texts);
    expect(new Set(texts).size).toBe(seeds.length);
  });

  test('contain what is to be read from them', () => {
    for (const seed of seeds) {
      const { text, facts, positions } = freshSheet(language, seed);
      const plain = text.replaceAll('\\\\', ' ').replace(/\s+/g, ' ');
      expect(positions.length).toBeGreaterThan(0);
      expect(plain).toContain(facts.email);
      expect(plain).toContain(facts.phone);
      if (facts.positionAppliedFor !== null) expect(plain).toContain(facts.positionAppliedFor);
      for (const { title, organisation } of positions) {
        expect(plain).toContain(title);
        expect(plain).toContain(organisation);
      }
      expect(plain).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('have positions one after the other, newest first', () => {
    for (const seed of seeds) {
      const starts = freshSheet(language, seed).positions.map(({ start }) => start ?? '');
      expect(starts).toEqual(starts.toSorted().reverse());
    }
  });
});

test('A fresh word processor file holds the text of its sheet', async () => {
  const { produce, sheet, format } = freshFile('de', 2);
  expect(format).toBe('docx');
  const { lines } = await readText(await produce());
  const text = lines.flatMap(({ cells }) => cells.map((cell) => cell.text)).join(' ');
  expect(text).toContain(sheet.facts.email);
});

test('Each third wording is kept for the half that nobody looks at', () => {
  const drawn = (isOpened: boolean) => {
    const draw = new Draw('seed', isOpened);
    return new Set(Array.from({ length: 200 }, () => draw.variant(['a', 'b', 'c', 'd'])));
  };
  expect([...drawn(true)].sort()).toEqual(['a', 'b', 'd']);
  expect([...drawn(false)].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(seeds.filter(isOpen).every((seed) => seed % 2 === 0)).toBe(true);
});

test('Dates are expected as exactly as they are written', () => {
  expect(asWritten('1988-05-10', 'DD.MM.YYYY')).toBe('1988-05-10');
  expect(asWritten('1988-05-10', 'YYYY.MM')).toBe('1988-05');
  expect(asWritten('2019-03', 'YYYY')).toBe('2019');
  expect(printDay('1988-05-03', 'D/M/YYYY', 'fr')).toBe('3/5/1988');
  expect(printDay('1988-05-10', 'LONG', 'pl')).toBe('10 maja 1988');
  expect(printDay('1988-05-10', 'ERADAY', 'ja')).toBe('昭和63年5月10日');
  const notation = { month: 'YYYYMM', range: '{start}-{end}', open: '{start}至今' };
  const entry = { title: '', organisation: '', start: '2019-03' };
  expect(printPeriod({ ...entry, end: '2021-05' }, notation, 'zh')).toBe('201903-202105');
  expect(printPeriod({ ...entry, end: 'present' }, notation, 'zh')).toBe('201903至今');
});

test('The interval holds the share, is narrower with more CVs, and the same each time', () => {
  const some = Array.from({ length: 20 }, (_, index) => ({
    part: index % 5 === 0 ? 5 : 10,
    of: 10,
  }));
  const many = Array.from({ length: 10 }, () => some).flat();
  const [low, high] = bootstrapInterval(some);
  const [narrowLow, narrowHigh] = bootstrapInterval(many);
  expect(ratioOf(some)).toBe(0.9);
  expect(low).toBeLessThan(0.9);
  expect(high).toBeGreaterThan(0.9);
  expect(narrowHigh - narrowLow).toBeLessThan(high - low);
  expect(bootstrapInterval(some)).toEqual([low, high]);
});

test('The report counts what is wrong apart from what is missing', () => {
  const sheet = freshSheet('de', 0);
  const truth = truthOf(factsOf(sheet));
  const first = <T>(value: T | T[]) => (Array.isArray(value) ? value[0] : value) ?? null;
  const reading = {
    name: first(truth.name),
    dateOfBirth: first(truth.dateOfBirth),
    nationality: first(truth.nationality),
    email: 'somebody.else@example.com',
    phone: null,
    currentAddress: first(truth.currentAddress),
    pastIndustry: first(truth.pastIndustry),
    positionAppliedFor: first(truth.positionAppliedFor),
    pastPositions: truth.pastPositions.map((one) => ({
      ...{ title: first(one.title), organisation: first(one.organisation) },
      ...{ start: first(one.start), end: first(one.end) },
    })),
    found: {},
  };
  const file = { file: 'de-0.pdf', language: 'de', format: 'pdf' };
  const rows = report('open', verdictsOn(file, factsOf(sheet), reading));
  const find = (what: string) => rows.find((row) => row.what.trim() === what);
  expect(find('open, email')).toMatchObject({
    measured: '0.0 %',
    against: '0.0 to 0.0, wrong 100.0, missing 0.0; 0 of 1',
  });
  expect(find('open, phone')?.against).toContain('wrong 0.0, missing 100.0');
  expect(find('open, name')?.measured).toBe('100.0 %');
});
