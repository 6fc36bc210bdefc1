import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attack } from '../attack.ts';
import { Counts } from '../client.ts';
import { exchange, statusesIn, usualHead } from '../raw.ts';

/** 27 ways out of the served folders. */
const paths = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/....//....//package.json',
  '/assets/..;/..;/package.json',
  '/assets/..\\..\\package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
  '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/package.json',
  '/assets//etc/passwd',
  '/assets/%00/../../package.json',
  '/pictures/0/..%2f..%2fsecret/480.webp',
  '/pictures/..%2f../secret/480.webp',
  '/social/0/..%2f..%2fsecret.png',
  '/thumbnails/..%2f..%2fsecret.svg',
  '/documents/..%2f..%2fsecret/a/en.pdf',
  '/documents/files/..%2f1/secret',
  '/documents/media-kit/..%2f..%2fsecret',
  '/documents/pages/..%2f../0/1',
  '/parameters/..%2f..%2fsecret.json',
  '/api/media/file/..%2fwebsite.db',
  '/api/application-files/file/..%2f..%2fsecret',
  '/api/inquiry-files/file/..%2f..%2fsecret',
  '/_next/static/..%2f..%2f..%2f..%2fpackage.json',
  '/_next/image?url=%2f..%2f..%2fsecret&w=640&q=75',
];

export const traversals: Attack = {
  name: 'traversals',
  on: ['public', 'full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const secret = await readFile(path.join(scene.dataDirectory, 'secret'), 'utf8');
    const leaks = ['root:x:0', '"earc-website"', 'SQLite format 3', secret.trim()];
    for (const one of paths) {
      const bytes = `GET ${one} HTTP/1.1\r\n${usualHead(scene)}connection: close\r\n\r\n`;
      // The first response of the back office takes a while.
      const answer = await exchange(scene, bytes, 30_000);
      const [status = 'closed'] = statusesIn(answer);
      counts.add(status);
      if (leaks.some((leak) => answer.includes(leak))) broken.push(`${one} leads out`);
      if (status.startsWith('5')) broken.push(`${one}: ${status}`);
    }
    return {
      sent: `${paths.length} paths out of the served folders`,
      came: counts.came,
      demanded: 'nothing from outside, no 5xx',
      broken,
    };
  },
};
