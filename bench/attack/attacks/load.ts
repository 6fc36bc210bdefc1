import { type Attack, lasting, type Profile } from '../attack.ts';
import { ask, Counts, flood } from '../client.ts';

/** M6: uncached responses, requested over 32 connections, by one client and then by many. */

const connections = 32;
/** The largest response of the API. */
const mostBytes = 2 * 2 ** 20;

const attackWith = (
  name: string,
  on: Profile[],
  pathOf: (index: number) => string,
  most = Number.POSITIVE_INFINITY,
): Attack => ({
  name,
  on,
  async run(scene) {
    const counts = new Counts();
    let largest = 0;
    const seconds = lasting(scene, 10, 4);
    const askAs = (clientOf: (connection: number) => number) =>
      flood(connections, seconds, async (index, connection) => {
        const client = clientOf(connection);
        const reply = await ask(scene, pathOf(index), { client, isKept: false });
        largest = Math.max(largest, reply.bytes);
        counts.add(reply);
      });
    const byOne = await askAs(() => 1);
    const byMany = await askAs((connection) => 2 + connection);
    const broken: string[] = [];
    if (largest > most) broken.push(`a response has ${(largest / 2 ** 20).toFixed(1)} MB`);
    const wrong = counts.total - counts.beginning('2', '3', '4') - counts.of('503');
    if (wrong > 0) broken.push(`${wrong} were answered neither 2xx, 3xx, 4xx nor 503`);
    return {
      sent: `${byOne} by one client, ${byMany} by ${connections}, ${2 * seconds} s`,
      came: counts.came,
      demanded: `no 500${most < Number.POSITIVE_INFINITY ? ', responses of at most 2 MB' : ''}`,
      broken,
    };
  },
});

const random = () => Math.random().toString(36).slice(2, 8);

export const load: Attack[] = [
  attackWith('M6-sitemap', ['public', 'full'], () => '/sitemap.xml'),
  attackWith('M6-search', ['public', 'full'], () => `/search?q=${random()}`),
  attackWith('M6-news', ['public', 'full'], (index) => `/news?page=${2 + (index % 5000)}`),
  attackWith('M6-unknown', ['public', 'full'], () => `/nothing-${random()}`),
  attackWith('M6-api', ['full'], () => '/api/pages?limit=0&depth=10', mostBytes),
];
