import { request as requestHttp } from 'node:http';
import { linkCheckAgent } from '../../cms/links/agent.ts';
import type { Site } from '../sites.ts';

const timeout = 30_000;
const redirectsFollowed = 3;

/** Asks this server by itself, as a visitor of one of its sites would. */
export function askThisServer(port: number) {
  return async function ask(site: Site, path: string, left = redirectsFollowed) {
    const answer = await get(port, new URL(site.origin).host, path);
    // In other letters, for example.
    const { location = '' } = answer;
    if (answer.status >= 300 && answer.status < 400 && location.startsWith('/') && left > 0) {
      return ask(site, location, left - 1);
    }
    return answer;
  };
}

interface Answer {
  status: number;
  text: string;
  location?: string | undefined;
}

function get(port: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'user-agent': linkCheckAgent, accept: 'text/html,*/*' };
    const sent = requestHttp({ host: '127.0.0.1', port, path, headers, timeout }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const isPage = received['content-type']?.startsWith('text/html') ?? false;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => isPage && chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status, text: Buffer.concat(chunks).toString(), location: received.location }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('This server took too long')));
    sent.on('error', reject);
    sent.end();
  });
}
