import { formatSeconds, median, type Row } from './report.ts';
import { startFilledSite } from './site.ts';

const promisedSeconds = 3;
const rounds = 3;

/** How long until `/readyz` answers 200, which means that an inquiry could be stored. */
export async function measureStart(directory: string): Promise<Row[]> {
  const measure = async (command?: string[]) => {
    const site = await startFilledSite(directory, { command });
    const processor = site.processorSeconds();
    await site.stop();
    return { elapsed: site.secondsToReady, processor: processor ?? Number.NaN };
  };
  const cold = await measure();
  const warm: Awaited<ReturnType<typeof measure>>[] = [];
  const withNpm: typeof warm = [];
  for (let round = 0; round < rounds; round += 1) {
    warm.push(await measure());
    withNpm.push(await measure(['npm', 'start']));
  }
  const compare = (what: string, seconds: number): Row => ({
    what,
    measured: formatSeconds(seconds),
    against: formatSeconds(promisedSeconds),
    ratio: seconds / promisedSeconds,
  });
  const warmSeconds = median(warm.map(({ elapsed }) => elapsed));
  const npmSeconds = median(withNpm.map(({ elapsed }) => elapsed));
  const processorSeconds = median(warm.map(({ processor }) => processor));
  return [
    compare('start, empty database (fills it)', cold.elapsed),
    { ...compare('start again', warmSeconds), promise: { atMost: 1 } },
    compare('start again, CPU time', processorSeconds),
    { ...compare('start again by `npm start`', npmSeconds), promise: { atMost: 1 } },
  ];
}
