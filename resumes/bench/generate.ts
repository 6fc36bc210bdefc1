/**
 * Writes the CVs of resumes/bench/tuning, unseen and long, and their truth:
 * `node resumes/bench/generate.ts [PERSON …]`. What it needs: Chromium, LibreOffice Writer, and
 * the fonts that producers/fonts.ts names. The measure itself needs only the files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Rendering, truthOf } from './person.ts';
import { closeChromium } from './producers/chromium.ts';

const only = process.argv.slice(2);
for (const part of ['tuning', 'unseen', 'long']) {
  const directory = path.join(import.meta.dirname, part, 'files');
  await mkdir(directory, { recursive: true });
  const { renderings }: { renderings: Rendering[] } = await import(`./${part}/renderings.ts`);
  for (const { name, person, produce } of renderings) {
    if (only.length > 0 && !only.some((wanted) => name.startsWith(wanted))) continue;
    const file = await produce();
    await writeFile(path.join(directory, name), file);
    const truth = JSON.stringify(truthOf(person), null, 2);
    await writeFile(path.join(directory, `${name}.json`), `${truth}\n`);
    console.log(`${part}/${name} ${file.length}`);
  }
}
await closeChromium();
