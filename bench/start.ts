import { formatSeconds, median, type Row } from './report.ts';
import { startFilledSite } from './site.ts';

const promisedSeconds = 3;
const rounds = 3;

/** How long until `/readyz` answers 200, which it does once an inquiry could be written. */
export async function measureStart(directory: string): Promise<Row[]> {
  const secondsToReady = async (command?: string[]) => {
    const site = await startFilledSite(directory, { command });
    await site.stop();
    return site.secondsToReady;
  };
  const cold = await secondsToReady();
  const warm: number[] = [];
  const withNpm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    warm.push(await secondsToReady());
    withNpm.push(await secondsToReady(['npm', 'start']));
  }
  const compare = (what: string, seconds: number): Row => ({
    what,
    measured: formatSeconds(seconds),
    against: formatSeconds(promisedSeconds),
    ratio: seconds / promisedSeconds,
  });
  return [
    compare('start, empty database (fills it)', cold),
    { ...compare('start again', median(warm)), promise: { atMost: 1 } },
    { ...compare('start again by `npm start`', median(withNpm)), promise: { atMost: 1 } },
  ];
}
