import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { expect, it } from 'vitest';

const mostMegabytes = 30;
const named = 10;

/** What git keeps of this folder, as it is now, with its bytes. */
function trackedFiles(): { file: string; bytes: number }[] {
  // Where somebody else owns the folder, as in a container, git wants to be told that it may look.
  const list = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return list
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))
    .map((file) => ({ file, bytes: lstatSync(file).size }));
}

/** A folder that was downloaded or delivered has no history, and more in it than was cloned. */
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
