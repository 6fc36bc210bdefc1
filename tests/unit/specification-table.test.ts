import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** docs/specification.md says of every statement where it is met and what tests it. */
interface Row {
  number: string;
  statement: string;
  where: string;
  test: string;
}

const rows: Row[] = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, number = '', statement = '', where = '', name = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { number, statement, where, test: name };
  });

test('The table numbers the statements of all nine sections in order', () => {
  const expected = rows.map((_, index) => {
    const [section = ''] = rows[index]?.number.split('.') ?? [];
    const before = rows.slice(0, index).filter(({ number }) => number.startsWith(`${section}.`));
    return `${section}.${before.length + 1}`;
  });
  expect(rows.map(({ number }) => number)).toEqual(expected);
  const sections = rows.map(({ number }) => Number(number.split('.')[0]));
  expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rows.length).toBeGreaterThan(250);
});

describe.each(rows)('$number $statement', ({ statement, where, test: cited }) => {
  test('says where it is met, and names a test that is there', () => {
    expect([statement, where].every((cell) => cell.length > 1)).toBe(true);
    const [file = '', name = ''] = cited.split(' > ');
    const path = `${file}.test.ts`;
    expect([path, existsSync(path)]).toEqual([path, true]);
    expect(readFileSync(path, 'utf8')).toContain(name);
  });

  test('names files of the project that are there', () => {
    for (const [, file = ''] of where.matchAll(/`([^`]+)`/g)) {
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });
});
