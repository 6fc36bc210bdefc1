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
    stopReading: () => child.stdout.destroy(),
    hasEnded: new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
    }),
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

it('goes on where whoever reads the log is gone', async () => {
  const writer = startWriter(`
    const wait = () => new Promise((resolve) => setTimeout(resolve, 700));
    for (let turn = 0; turn < 3; turn += 1) {
      write(JSON.stringify({ turn }) + '\\n');
      await wait();
    }
  `);
  writer.stopReading();
  expect(await writer.isDone).toBe('done');
  expect(await writer.hasEnded).toBe(0);
});

it('writes nothing while nothing comes, and the last line within a moment', async () => {
  const writer = startWriter(`
    import fs from 'node:fs';
    let writes = 0;
    const { write: original } = fs;
    fs.write = (...parameters) => {
      writes += 1;
      return original(...parameters);
    };
    write(JSON.stringify({ first: true }) + '\\n');
    let isStill = false;
    for (let turn = 0; turn < 20 && !isStill; turn += 1) {
      const before = writes;
      await new Promise((resolve) => setTimeout(resolve, 1200));
      isStill = writes > 0 && writes === before;
    }
    write(JSON.stringify({ isStill }) + '\\n');
  `);
  const lines = (await writer.read()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ first: true }, { isStill: true }]);
});
