import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isReading, openResumeReader, type ResumeReader } from '../../resumes/reader.ts';
import { makeDocx, makePdf } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';

let reader: ResumeReader | undefined;
afterEach(() => reader?.close());

const childrenNow = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

describe.runIf(process.platform === 'linux')('the time that a CV may take', () => {
  it('is that of the processor: a machine busy with other things does not refuse it', async () => {
    const [english] = sampleResumes;
    if (!english) throw new Error('There are samples');
    const file = await makePdf(english);
    const before = childrenNow();
    reader = openResumeReader({ milliseconds: 2_000 });
    await reader.read(await makeDocx(english));
    const child = childrenNow().find((pid) => !before.includes(pid));
    if (!child) throw new Error('The reader has started no process');
    const reading = reader.read(file);
    await wait(20);
    process.kill(child, 'SIGSTOP');
    await wait(2_500);
    process.kill(child, 'SIGCONT');
    const result = await reading;
    expect(isReading(result) && result.name).toBe(english.name);
  });
});
