/** Writes the CVs of a part to build/resumes for inspection: `node resumes/bench/unpack.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFiles } from './files.ts';

const directory = 'build/resumes';
await mkdir(directory, { recursive: true });
// `unseen` is left out: nobody who works on the reader looks at it.
for (const [name, file] of await readFiles('tuning')) {
  await writeFile(path.join(directory, name), file);
}
console.log(directory);
