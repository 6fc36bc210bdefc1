// Installs the dependencies unless what is installed matches package-lock.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run, step } from './progress.mjs';

/** The runtime that comes with the dependencies, as listed in package.json. */
export const node = path.resolve('node_modules/.bin/node');

export async function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`Node 20 or later is needed; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  await step('installing dependencies', () => run('npm', ['ci', '--include=dev', '--no-audit']));
}

/** npm records what it installed in the format of the lock file. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' || optional || present[name]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
