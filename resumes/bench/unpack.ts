/**
 * Writes the CVs of a part to build/resumes for inspection: `node resumes/bench/unpack.ts [COUNT]`,
 * with COUNT freshly made ones for each language.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFile } from './cache.ts';
import { readFiles, renderingsOf } from './files.ts';
import { freshFile, freshLanguages } from './fresh/measure.ts';
import { closeChromium } from './producers/chromium.ts';

const count = Number(process.argv[2] ?? 0);
const directory = 'build/resumes';
await mkdir(path.join(directory, 'fresh'), { recursive: true });
// `unseen` is left out: nobody who works on the reader looks at it.
const stored = await readFiles('tuning');
for (const rendering of await renderingsOf('tuning')) {
  const isMade = rendering.source !== undefined;
  const file = isMade ? await makeFile(rendering) : stored.get(rendering.name);
  if (file) await writeFile(path.join(directory, rendering.name), file);
}
for (const language of freshLanguages) {
  // The same holds for the CVs of odd seeds.
  for (let seed = 0; seed < 2 * count; seed += 2) {
    const { name, produce } = freshFile(language, seed);
    await writeFile(path.join(directory, 'fresh', name), await produce());
  }
}
await closeChromium();
console.log(directory);
