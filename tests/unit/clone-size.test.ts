import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { expect, it } from 'vitest';

const mostMegabytes = 30;
const named = 10;

/** The files that git stores for this folder in its current state, with their sizes. */
function trackedFiles(): { file: string; bytes: number }[] {
  // If somebody else owns the folder, as in a container, git must be told that it is safe.
  const list = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return list
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))
    .map((file) => ({ file, bytes: lstatSync(file).size }));
}

/** A downloaded or deployed folder has no history, and contains more than a clone. */
it.skipIf(!existsSync('.git'))(`a clone has at most ${mostMegabytes} MB of files`, () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(0);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = files
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, named)
    .map(({ file, bytes }) => `${(bytes / 1e6).toFixed(1)} MB ${file}`);
  expect(total / 1e6, largest.join('\n')).toBeLessThanOrEqual(mostMegabytes);
});
