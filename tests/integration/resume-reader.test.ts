import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isReading, openResumeReader, type ResumeReader } from '../../resumes/reader.ts';
import { patience } from '../helpers/patience.ts';
import { makeDocx, makePdf } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';

/** On a busy machine a reader that runs from source may take longer to start than a site allows it. */
const startMilliseconds = patience.timeout;

let reader: ResumeReader | undefined;
afterEach(() => reader?.close());

const sample = () => {
  const [english] = sampleResumes;
  if (!english) throw new Error('There are samples');
  return english;
};

const childrenNow = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

function startedSince(before: number[]): number {
  const child = childrenNow().find((pid) => !before.includes(pid));
  if (!child) throw new Error('The reader has started no process');
  return child;
}

describe.runIf(process.platform === 'linux')('the time that a CV may take', () => {
  it('is that of the processor: a machine busy with other things does not refuse it', async () => {
    const english = sample();
    const file = await makePdf(english);
    const before = childrenNow();
    reader = openResumeReader({ startMilliseconds, milliseconds: 4_000 });
    expect(isReading(await reader.read(await makeDocx(english)))).toBe(true);
    const child = startedSince(before);
    const reading = reader.read(file);
    await wait(20);
    process.kill(child, 'SIGSTOP');
    await wait(4_500);
    process.kill(child, 'SIGCONT');
    const result = await reading;
    expect(isReading(result) && result.name).toBe(english.name);
  });
});

describe('a CV is not to blame', () => {
  const notStarted = { problem: 'busy', lost: 'notStarted' };

  it('for a reader that does not say in time that it is ready, nor are those that wait', async () => {
    const file = await makePdf(sample());
    // No process starts within a millisecond.
    reader = openResumeReader({ startMilliseconds: 1, processes: 1 });
    const both = await Promise.all([reader.read(file), reader.read(file)]);
    expect(both).toEqual([notStarted, { problem: 'busy' }]);
    expect(reader.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('for a reader that cannot be started, and the next one is read', async () => {
    const { execPath } = process;
    const file = await makePdf(sample());
    reader = openResumeReader({ startMilliseconds });
    process.execPath = '/nowhere/node';
    try {
      expect(await reader.read(file)).toEqual(notStarted);
    } finally {
      process.execPath = execPath;
    }
    const result = await reader.read(file);
    expect(isReading(result) && result.name).toBe(sample().name);
  });

  it.runIf(process.platform === 'linux')('for a reader that ends while it starts', async () => {
    const file = await makePdf(sample());
    const before = childrenNow();
    reader = openResumeReader({ startMilliseconds });
    reader.prepare();
    const reading = reader.read(file);
    process.kill(startedSince(before), 'SIGKILL');
    expect(await reading).toEqual(notStarted);
  });

  it.runIf(process.platform === 'linux')('for a reader that ends before it has it', async () => {
    const file = await makePdf(sample());
    const before = childrenNow();
    reader = openResumeReader({ startMilliseconds });
    await reader.read(file);
    const child = startedSince(before);
    process.kill(child, 'SIGSTOP');
    const reading = reader.read(file);
    await wait(100);
    process.kill(child, 'SIGKILL');
    expect(await reading).toEqual({ problem: 'busy', lost: 'ended' });
  });

  it('while the site stops', async () => {
    reader = openResumeReader({ startMilliseconds });
    const reading = reader.read(await makePdf(sample()));
    await reader.close();
    expect(await reading).toEqual({ problem: 'busy' });
  });
});

describe.runIf(process.platform === 'linux')('a CV is refused that takes', () => {
  it('too much of the processor', async () => {
    const file = await makePdf(sample());
    reader = openResumeReader({ startMilliseconds, milliseconds: 1 });
    expect(await reader.read(file)).toEqual({ problem: 'tooComplex', lost: 'tooLong' });
  });

  it('too much memory', async () => {
    const file = await makePdf(sample());
    reader = openResumeReader({ startMilliseconds, bytes: 1024 * 1024 * 100 });
    expect(await reader.read(file)).toEqual({ problem: 'tooComplex', lost: 'tooMuchMemory' });
  });
});
