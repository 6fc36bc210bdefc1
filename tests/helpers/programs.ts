import { spawn } from 'node:child_process';
import type { TestSite } from './site.ts';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program of the build with the configuration of a site. */
export function runProgram(
  name: 'backup' | 'restore',
  args: string[],
  {
    directory,
    dataDirectory,
    environment,
  }: Pick<TestSite, 'directory' | 'dataDirectory' | 'environment'>,
): Promise<Ended> {
  const child = spawn(process.execPath, [`build/server/${name}.js`, ...args], {
    cwd: directory,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
