import type { Attack, Scene } from '../attack.ts';
import { ask, askForm, askJson, Counts, type Reply } from '../client.ts';
import { gradeOf, strangeOrigin } from '../observatory.ts';
import { ofOwnPage } from '../office.ts';

/** M8: the headers of every kind of answer. */

/** Beyond what is graded. */
const demandedHeaders = [
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'x-content-type-options',
];

const publicPaths = [
  ...['/', '/home', '/news', '/search?q=solar', '/download', '/career', '/nothing-here', '/home/'],
  ...['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
  ...['/news/rss.xml', '/news/atom.xml', '/news/feed.json', '/parameters.json'],
  ...['/content/layout', '/content/pages/home', '/search/suggestions?q=so', '/favicon.svg'],
  ...['/assets/nothing.js', '/pictures/0/nothing/480.webp', '/documents/nothing/a/en.pdf'],
  ...['/forms/resume/saved/nothing', '/.well-known/security.txt', '/gallery'],
];

const officePaths = [
  ...['/login', '/admin', '/admin/login', '/admin/collections/pages', '/_next/static/nothing.js'],
  ...['/api/pages?limit=1', '/api/pages/1', '/api/users/me', '/api/users', '/api/nothing'],
  ...['/api/media?limit=1', '/api/globals/settings', '/api/media/file/nothing.png'],
  ...['/api/inquiries', '/thumbnails/hero.svg'],
];

async function answers(scene: Scene): Promise<[string, Reply][]> {
  const headers = { origin: strangeOrigin };
  const all: [string, Reply][] = [];
  const paths = [...publicPaths, ...(scene.profile === 'public' ? [] : officePaths)];
  const home = await ask(scene, '/home');
  all.push(['/home', home]);
  const linked = /(?:src|href)="(\/(?:assets|pictures)\/[^"]+)"/g;
  const found = [...home.text.matchAll(linked)].map(([, path = '']) => path);
  for (const path of [...paths, ...found.slice(0, 3)]) {
    all.push([path, await ask(scene, path, { headers })]);
    if (path.startsWith('/api') || path.startsWith('/admin')) {
      const signedIn = { headers: { ...ofOwnPage, cookie: scene.cookie } };
      all.push([`${path} signed in`, await ask(scene, path, signedIn)]);
    }
  }
  all.push(['POST /forms/quote', await askJson(scene, '/forms/quote', {})]);
  all.push(['POST /forms/quote of others', await askJson(scene, '/forms/quote', {}, { headers })]);
  all.push(['POST /stats/record-visit', await askJson(scene, '/stats/record-visit', {})]);
  all.push(['PUT /home', await ask(scene, '/home', { method: 'PUT' })]);
  all.push(['OPTIONS /api/pages', await ask(scene, '/api/pages', { method: 'OPTIONS', headers })]);
  if (scene.profile !== 'public') {
    all.push(['POST /login', await askForm(scene, '/login', { email: 'a', password: 'b' })]);
    all.push(['POST /api/users/login', await askJson(scene, '/api/users/login', { email: 'a' })]);
  }
  return all;
}

export const headers: Attack = {
  name: 'M8-headers',
  on: ['public', 'full'],
  async run(scene) {
    const counts = new Counts();
    const broken: string[] = [];
    const all = await answers(scene);
    for (const [what, { status, headers, text, failure }] of all) {
      if (status === 0) {
        broken.push(`${what}: ${failure}`);
        continue;
      }
      const { grade, score, lost } = gradeOf(headers, text);
      counts.add(grade);
      const missing = demandedHeaders.filter((name) => headers[name] === undefined);
      if (grade !== 'A+') broken.push(`${what} (${status}): ${grade} ${score}: ${lost.join(', ')}`);
      else if (missing.length > 0) broken.push(`${what} (${status}) lacks ${missing.join(', ')}`);
    }
    return {
      sent: `${all.length} kinds of requests, graded as the Observatory does`,
      came: counts.came,
      demanded: 'A+, HSTS, COOP, CORP, Permissions-Policy, nosniff everywhere',
      broken,
    };
  },
};
