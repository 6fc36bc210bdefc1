import { autocannon, requestsPerSecond, secondsOfRound } from './load.ts';
import { fetchRaw } from './programs.ts';
import { formatRate, median, type Row } from './report.ts';
import { startFilledSite } from './site.ts';

const rounds = 3;

/**
 * /home rendered for each request. A form submitted empty by a browser without JavaScript is
 * answered with its page and the errors: read from the database, rendered, and never cached. The
 * response is uncompressed, so that compression is not measured along with it.
 */
export async function measureUncached(directory: string): Promise<Row[]> {
  const path = '/forms/quote';
  const headers = {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = 'page=/home';
  const site = await startFilledSite(directory);
  try {
    const answer = await fetchRaw(site.port, path, { method: 'POST', headers, body });
    if (answer.status !== 422 || !String(answer.body).includes('<form')) {
      throw new Error(`An empty form was answered ${answer.status}`);
    }
    const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
    const url = `http://127.0.0.1:${site.port}${path}`;
    const post = async (seconds: number) => {
      const result = await autocannon([
        ...['-m', 'POST', '-d', `${seconds}`, '-b', body],
        ...options,
        url,
      ]);
      if (result.statusCodeStats['422']?.count !== result.requests.total) {
        throw new Error(`Not every form was answered 422: ${JSON.stringify(result)}`);
      }
      return result.requests.average;
    };
    await post(2);
    const rates: number[] = [];
    const before = site.processorSeconds() ?? Number.NaN;
    for (let round = 0; round < rounds; round += 1) rates.push(await post(secondsOfRound));
    const requests = rates.reduce((sum, rate) => sum + rate * secondsOfRound, 0);
    const cost = ((site.processorSeconds() ?? Number.NaN) - before) / requests;
    const rendered = median(rates);
    const cached = await requestsPerSecond(`http://127.0.0.1:${site.port}/home`, 'br');
    return [
      {
        what: `/home rendered for each request (a redisplayed form), ${answer.body.length} B`,
        measured: formatRate(rendered),
        against: `cached, br: ${formatRate(cached)}`,
        ratio: rendered / cached,
      },
      { what: '  CPU time', measured: `${(cost * 1000).toFixed(2)} ms/req` },
    ];
  } finally {
    await site.stop();
  }
}
