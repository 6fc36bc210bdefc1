/**
 * Generates the CVs in resumes/bench/tuning, unseen and long: `node resumes/bench/generate.ts
 * [PERSON …]`. Requires Chromium, LibreOffice Writer, and the fonts listed in producers/fonts.ts.
 * The benchmark itself needs only the files.
 */
import { parts, readFiles, renderingsOf, writeFiles } from './files.ts';
import { closeChromium } from './producers/chromium.ts';

const only = process.argv.slice(2);
for (const part of parts) {
  const files = await readFiles(part);
  const renderings = (await renderingsOf(part)).filter(({ source }) => source === undefined);
  for (const name of files.keys()) {
    if (!renderings.some((rendering) => rendering.name === name)) files.delete(name);
  }
  for (const { name, produce } of renderings) {
    if (only.length > 0 && !only.some((wanted) => name.startsWith(wanted))) continue;
    const file = await produce();
    files.set(name, file);
    console.log(`${part}/${name} ${file.length}`);
  }
  await writeFiles(part, files);
}
await closeChromium();
