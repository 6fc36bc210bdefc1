import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { TestSite } from './site.ts';

interface Ended {
  code: number | null;
  output: string;
}

type Place = Pick<TestSite, 'directory' | 'dataDirectory' | 'environment'>;

/** Runs a program of the build with the configuration of a site. */
export async function runProgram(
  name: 'backup' | 'restore' | 'move',
  args: string[],
  place: Place,
): Promise<Ended> {
  return endOf(startProgram(name, args, place));
}

/**
 * Runs a program like `runProgram`, and kills it without warning as soon as it says something.
 * @returns what it had said; its code is null if it was killed before it ended by itself.
 */
export async function killProgram(
  name: 'move',
  args: string[],
  place: Place,
  at: RegExp,
): Promise<Ended> {
  const child = startProgram(name, args, place);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (at.test(output)) child.kill('SIGKILL');
  });
  return endOf(child);
}

function startProgram(name: string, args: string[], place: Place) {
  const { directory, dataDirectory, environment } = place;
  return spawn(process.execPath, [`build/server/${name}.js`, ...args], {
    cwd: directory,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function endOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Ended> {
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
