import { afterAll, describe, expect, it } from 'vitest';
import { parts, readFiles, renderingsOf } from '../../resumes/bench/files.ts';
import { openResumeReader } from '../../resumes/reader.ts';
import { patience } from '../helpers/patience.ts';

describe('the CVs of the benchmark', () => {
  it.each(parts)('are the files described, and no others: %s', async (part) => {
    const files = await readFiles(part);
    const described = (await renderingsOf(part)).flatMap(({ name, source }) =>
      // The others are made when they are read.
      source === undefined ? [name] : [],
    );
    expect([...files.keys()].sort()).toEqual([...described].sort());
    const starts = new Set(
      [...files].map(
        ([name, file]) => `${name.split('.').at(-1)} ${String.fromCharCode(...file.slice(0, 2))}`,
      ),
    );
    expect([...starts].sort()).toEqual(['docx PK', 'pdf %P']);
  });
});

describe('the reader, run from source as by npm run dev,', () => {
  const reader = openResumeReader({ startMilliseconds: patience.timeout });
  afterAll(() => reader.close());

  it.each(['pdf', 'docx'])('reads a CV: %s', async (format) => {
    const file = (await readFiles('long')).get(`three-pages.${format}`) ?? new Uint8Array();
    const [person] = (await renderingsOf('long')).map((rendering) => rendering.person.facts);
    expect(await reader.read(file)).toMatchObject({ email: person?.email });
  });
});
