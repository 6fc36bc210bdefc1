// Installs the dependencies when they are missing or package-lock.json has changed.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, step } from './progress.mjs';

const stamp = 'node_modules/.installed';

/** The runtime that comes with the dependencies; package.json says which. */
export const node = path.resolve('node_modules/.bin/node');

export async function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`Node 20 or later is needed; this is ${process.versions.node}.`);
  }
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (read(stamp) === wanted) return;
  await step('installing dependencies', () => run('npm', ['ci', '--include=dev', '--no-audit']));
  writeFileSync(stamp, wanted);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
