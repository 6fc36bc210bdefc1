/** Writes the CVs of a part to build/resumes, to look at them: `node resumes/bench/unpack.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFiles } from './files.ts';

const directory = 'build/resumes';
await mkdir(directory, { recursive: true });
// Not those of `unseen`: nobody who works on the reader looks at them.
for (const [name, file] of await readFiles('tuning')) {
  await writeFile(path.join(directory, name), file);
}
console.log(directory);
