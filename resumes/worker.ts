import { extract } from './extraction/extract.ts';
import type { Answer, Question } from './messages.ts';
import { UnreadableResume } from './problem.ts';
import { readText } from './read-text.ts';

/** A separate process, which may be killed at any time, reads one file after the other. */
process.on('message', ({ id, file }: Question) => {
  process.send?.({ id, hasBegun: true } satisfies Answer);
  void read(file).then((answer) => process.send?.({ id, ...answer }));
});
process.on('disconnect', () => process.exit());
process.send?.({ id: 0 } satisfies Answer);

async function read(file: Uint8Array): Promise<Omit<Answer, 'id'>> {
  try {
    return { reading: extract(await readText(file)) };
  } catch (error) {
    if (error instanceof UnreadableResume) return { problem: error.problem };
    return { problem: 'unreadable', cause: error instanceof Error ? error.name : 'unknown' };
  }
}
