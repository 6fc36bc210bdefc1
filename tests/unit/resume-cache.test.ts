import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from '../../resumes/bench/cache.ts';

test('Lines of CVs are read anew if anything has changed that reading them depends on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  try {
    await write('read.ts', "import {\n  one,\n} from './layout.ts';\n");
    await write('layout.ts', "import words from './words.json' with { type: 'json' };\n");
    await write('words.json', '["a"]');
    await write('rules.ts', "import './read.ts';\n");
    const before = await sourcesOf(path.join(folder, 'read.ts'));
    await write('rules.ts', "import './layout.ts';\n");
    expect(await sourcesOf(path.join(folder, 'read.ts'))).toBe(before);
    await write('words.json', '["b"]');
    expect(await sourcesOf(path.join(folder, 'read.ts'))).not.toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('Reading lines depends on what a period and a label is, but not on which field a line fills', async () => {
  const files = new Set<string>();
  await sourcesOf('resumes/read-text.ts', files);
  expect([...files]).toEqual(
    expect.arrayContaining([
      'resumes/formats/pdf.ts',
      'resumes/layout/columns.ts',
      'resumes/extraction/periods.ts',
      'resumes/extraction/labels.ts',
      'resumes/lexicon/de.json',
      'file-types.ts',
    ]),
  );
  expect(files).not.toContain('resumes/extraction/extract.ts');
});
