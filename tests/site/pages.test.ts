import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Messages } from '../../app/i18n/en/messages.ts';
import { type Language, languageCodes, languages } from '../../app/i18n/languages.ts';
import type { HomeText } from '../../content/pages/home/text.ts';
import { elements, headLinks, isNoindex, tags, textOf } from '../helpers/html.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';

interface Host {
  /** First label; none for the English site. */
  label: string | undefined;
  language: Language;
  /** Label of the address that search engines shall keep. */
  canonical: string;
}

const hosts: Host[] = [
  { label: undefined, language: 'en', canonical: '' },
  { label: 'zh', language: 'zh', canonical: 'zh.' },
  { label: 'cn', language: 'zh', canonical: 'cn.' },
  { label: 'de', language: 'de', canonical: 'de.' },
  { label: 'ja', language: 'ja', canonical: 'ja.' },
  { label: 'jp', language: 'ja', canonical: 'ja.' },
  { label: 'es', language: 'es', canonical: 'es.' },
  { label: 'fr', language: 'fr', canonical: 'fr.' },
  { label: 'pl', language: 'pl', canonical: 'pl.' },
];

async function readWords(language: Language): Promise<{ home: HomeText; messages: Messages }> {
  const page = await import(`../../content/pages/home/${language}.ts`);
  const { messages } = await import(`../../app/i18n/${language}/messages.ts`);
  return { home: page[language], messages };
}

const catalogues = Object.fromEntries(
  await Promise.all(languageCodes.map(async (code) => [code, await readWords(code)] as const)),
) as Record<Language, Awaited<ReturnType<typeof readWords>>>;

describe.each(chosenDatabases())('pages from %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  const address = (label: string, pathname = '/home') =>
    `http://${label}localhost:${site.port}${pathname}`;

  describe.each(hosts)('on the host "$label"', ({ label, language, canonical }) => {
    it('the home page is in the language of the host', async () => {
      const { status, headers, text } = await site.get('/home', { site: label });
      const { home } = catalogues[language];
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(tags(text, 'html')).toEqual([
        { lang: languages[language].tag, dir: languages[language].direction },
      ]);
      expect(textOf(text, 'title')).toBe(`${home.title} · eArc`);
      expect(elements(text, 'h1').map((heading) => heading.text)).toEqual([home.hero.title]);
      expect(text).not.toContain('undefined');
    });

    it('the home page names its own address and the same page in all languages', async () => {
      const { text } = await site.get('/home', { site: label });
      expect(headLinks(text)).toEqual({
        canonical: address(canonical),
        alternates: {
          en: address(''),
          'zh-Hans': address('zh.'),
          'zh-CN': address('cn.'),
          de: address('de.'),
          ja: address('ja.'),
          es: address('es.'),
          fr: address('fr.'),
          pl: address('pl.'),
          'x-default': address(''),
        },
      });
      expect(isNoindex(text)).toBe(false);
    });

    it('only a mainland-hosted site has the line with the licence', async () => {
      const { text } = await site.get('/home', { site: label });
      const footer = textOf(text, 'footer') ?? '';
      expect(footer).toContain('© 2015–');
      expect(footer.includes('ICP')).toBe(label === 'cn');
      expect(text.includes('beian.miit.gov.cn')).toBe(label === 'cn');
      expect(text.includes('href="https://beian.mps.gov.cn/"')).toBe(label === 'cn');
    });

    it('the world is drawn where no authority has to approve a map', async () => {
      const { text } = await site.get('/home', { site: label });
      expect(text).toContain('sales-map-countries');
      const map = tags(text, 'img').find(({ class: name }) => name === 'sales-map-world');
      expect(map !== undefined).toBe(language !== 'zh');
      if (!map?.src) return;
      // Far below the first view: nobody waits for it who does not come near.
      expect(map.loading).toBe('lazy');
      const picture = await site.get(map.src, { site: label });
      expect(picture.headers['content-type']).toBe('image/svg+xml');
      expect(picture.text).toMatch(/#DE,[^{}]*\{fill:#f3b229\}/);
    });

    it('a map sets off countries, and takes nothing else into the drawing', async () => {
      const asked = encodeURIComponent('FR,x}</style><script>,de');
      const { text } = await site.get(`/maps/world.svg?countries=${asked}`, { site: label });
      expect(text).toContain('#FR{fill:#f3b229}</style>');
      expect(text).not.toContain('script');
    });

    it('an unknown address is an honest 404 in the language of the host', async () => {
      const { status, text } = await site.get('/nothing-here', { site: label });
      const { messages } = catalogues[language];
      expect(status).toBe(404);
      expect(tags(text, 'html')[0]?.lang).toBe(languages[language].tag);
      expect(textOf(text, 'h1')).toBe(messages.notFoundTitle);
      expect(textOf(text, 'title')).toBe(`${messages.notFoundTitle} · eArc`);
      expect(isNoindex(text)).toBe(true);
      expect(headLinks(text)).toEqual({ canonical: undefined, alternates: {} });
    });

    it('the root leads to the home page', async () => {
      const { status, headers } = await site.get('/', { site: label });
      expect([status, headers.location]).toEqual([301, '/home']);
    });

    it('robots.txt and sitemap.xml belong to the site', async () => {
      const robots = await site.get('/robots.txt', { site: label });
      expect(robots.status).toBe(200);
      expect(robots.text).toContain(`Sitemap: ${address(canonical, '/sitemap.xml')}\n`);
      for (const hidden of ['/admin', '/api', '/login', '/forms/']) {
        expect(robots.text).toContain(`Disallow: ${hidden}\n`);
      }
      const sitemap = await site.get('/sitemap.xml', { site: label });
      expect(sitemap.headers['content-type']).toContain('application/xml');
      expect(sitemap.text).toContain(`<loc>${address(canonical)}</loc>`);
      const entries = sitemap.text.match(/<url>/g) ?? [];
      expect(entries.length).toBeGreaterThan(30);
      // Eight sites, and one for all other languages.
      expect(sitemap.text.match(/<xhtml:link rel="alternate"/g)).toHaveLength(9 * entries.length);
    });
  });

  it('no page has a script that its security policy would have to make an exception for', async () => {
    for (const pathname of ['/home', '/nothing-here', '/login']) {
      const { headers, text } = await site.get(pathname);
      const policy = String(headers['content-security-policy']);
      const directive = (name: string) =>
        policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
      expect(directive('default-src')).toBe("default-src 'none'");
      // Which pages may be got ready in advance is no script.
      expect(directive('script-src')).toBe("script-src 'self' 'inline-speculation-rules'");
      expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
      const inline = elements(text, 'script').filter(
        ({ attributes }) =>
          !attributes.src && !/^application\/(ld\+)?json$/.test(attributes.type ?? ''),
      );
      expect(inline).toEqual([]);
      expect(text).not.toMatch(/\son[a-z]+=|javascript:|<style/i);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('reports that it is alive and ready', async () => {
    const live = await site.get('/healthz');
    expect([live.status, live.json]).toEqual([200, { status: 'live' }]);
    const ready = await site.get('/readyz');
    expect([ready.status, ready.json]).toEqual([200, { status: 'ready' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });
});

describe('a node without the back office (ADMIN=off)', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { ADMIN: 'off' });
  });
  afterAll(() => site?.destroy());

  it.each([
    '/admin',
    '/admin/login',
    '/api/users',
    '/api/users/me',
    '/login',
    '/Login',
    '/_next/static/x.js',
  ])('has no %s', async (pathname) => {
    const { status, text } = await site.get(pathname, { site: 'de' });
    expect(status).toBe(404);
    expect(textOf(text, 'h1')).toBe(catalogues.de.messages.notFoundTitle);
  });

  it('takes no sign-in', async () => {
    const fields = { email: 'admin@example.com', password: 'correct horse battery' };
    const form = await site.postForm('/login', fields);
    expect([404, 405]).toContain(form.status);
    expect(form.headers['set-cookie']).toBeUndefined();
    expect([404, 405]).toContain((await site.post('/api/users/login', fields)).status);
  });

  it('serves the site all the same', async () => {
    expect((await site.get('/home')).status).toBe(200);
    const body = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };
    expect((await site.post('/forms/quote', body)).status).toBe(200);
  });
});
