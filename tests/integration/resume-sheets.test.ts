import { beforeAll, describe, expect, it } from 'vitest';
import { type Judged, verdictsOn } from '../../resumes/bench/accuracy.ts';
import { readFiles, renderingsOf } from '../../resumes/bench/files.ts';
import { extract } from '../../resumes/extraction/extract.ts';
import { readText } from '../../resumes/read-text.ts';

const leastOfSheets = 0.995;
const leastOfFiles = 0.99;

/** The word processor files of the sheets need no browser, and are made here from the sheets. */
describe('the CVs that the reader was written for', () => {
  const judged: Record<'made' | 'stored', Judged[]> = { made: [], stored: [] };
  beforeAll(async () => {
    const files = await readFiles('tuning');
    for (const { name, person, source, produce } of await renderingsOf('tuning')) {
      if (source !== undefined && !name.endsWith('.docx')) continue;
      const file = source === undefined ? files.get(name) : await produce();
      if (!file) throw new Error(`${name} is not stored`);
      const [language = '', format = ''] = [name.slice(0, 2), name.split('.').at(-1)];
      const verdicts = verdictsOn(
        { file: name, language, format },
        person,
        extract(await readText(file)),
      );
      judged[source === undefined ? 'stored' : 'made'].push(...verdicts);
    }
  });
  const failed = (of: Judged[]) =>
    of
      .filter(({ isRight }) => !isRight)
      .map(({ file, field, read, expected }) => `${file} ${field}: ${read}, not ${expected}`);
  const share = (of: Judged[]) => 1 - failed(of).length / of.length;

  it('are read right as made from their sheets', () => {
    expect(new Set(judged.made.map(({ file }) => file)).size).toBeGreaterThan(100);
    expect(share(judged.made), failed(judged.made).join('\n')).toBeGreaterThan(leastOfSheets);
  });

  it('are read right as stored, in the files of other programs', () => {
    expect(new Set(judged.stored.map(({ format }) => format))).toEqual(new Set(['pdf', 'docx']));
    expect(share(judged.stored), failed(judged.stored).join('\n')).toBeGreaterThan(leastOfFiles);
  });
});
