import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Starts a program that writes to the log, and says on its other output when it has. */
function startWriter(work: string) {
  const program = `
    import { setImmediate as pause } from 'node:timers/promises';
    import { lineWriter } from './cms/log.ts';
    const write = lineWriter();
    ${work}
    process.stderr.write('done');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  return {
    read: () => text(child.stdout),
    isDone: new Promise<string>((resolve) => {
      child.stderr.once('data', (data) => resolve(String(data)));
    }),
  };
}

it('takes lines of any length in their order, whatever they are written in', async () => {
  const writer = startWriter(`
    for (let number = 0; number < 3000; number += 1) {
      write(JSON.stringify({ number, path: '模块é'.repeat(number % 40) }) + '\\n');
      if (number === 1500) write(JSON.stringify({ number: 'long', path: '長'.repeat(50_000) }) + '\\n');
    }
  `);
  const lines = (await writer.read()).split('\n').filter(Boolean);
  const read = lines.map((line): { number: number | 'long'; path: string } => JSON.parse(line));
  const numbers = Array.from({ length: 3000 }, (_, number) => number);
  expect(read.map(({ number }) => number)).toEqual(numbers.toSpliced(1501, 0, 'long' as never));
  for (const { number, path } of read) {
    expect(path).toBe(number === 'long' ? '長'.repeat(50_000) : '模块é'.repeat(number % 40));
  }
});

it('loses lines rather than memory where nobody reads them, and says so', async () => {
  const writer = startWriter(`
    const line = JSON.stringify({ path: '/'.repeat(1000) }) + '\\n';
    for (let megabyte = 0; megabyte < 40; megabyte += 1) {
      for (let number = 0; number < 1000; number += 1) write(line);
      await pause();
    }
  `);
  expect(await writer.isDone).toBe('done');
  const lines = (await writer.read()).split('\n').filter(Boolean);
  const read = lines.map((line): { path?: string; bytes?: number } => JSON.parse(line));
  const lost = read.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  const taken = read.filter(({ path }) => path).length * 1012;
  expect(taken).toBeLessThan(20_000_000);
  expect(lost + taken).toBe(40 * 1000 * 1012);
});
