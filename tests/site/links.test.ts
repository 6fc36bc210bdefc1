import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowedTarget } from '../../app/blocks/link-target.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { isReserved } from '../../cms/reserved-paths.ts';
import { richTextToHtml } from '../../cms/rich-text.ts';
import { queryDatabase } from '../helpers/database.ts';
import { tags } from '../helpers/html.ts';
import { startSite, visible } from '../helpers/site.ts';

const allowed = [
  '/',
  '/home',
  '/home#quote',
  '/download?kind=certificate',
  '/balcony_item/400',
  '#quote',
  'https://example.com',
  'https://example.com/a//b?c=d#e',
  'http://example.com/',
  'mailto:sales@example.com?subject=Roof',
  'tel:+49301234',
];

/**
 * All of these leave the site, or execute something, in some browser or after some tool's
 * normalisation.
 */
const refused = [
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
  ],
  ...['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example', ' /home'],
  ...['/./\\evil.example', '/.//evil.example', '/..//evil.example', '/home/..//evil.example'],
  ...['/%2e%2e//evil.example', '/%2Fevil.example', '/%5Cevil.example', '/home//evil.example'],
  ...['/\u200b/evil.example', '/\u00a0/evil.example', '/\u2028/evil.example', '/\0/evil.example'],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
  ],
  ...['https://good.example@evil.example', 'https://', 'https://good.example\\@evil.example'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...['java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)'],
  ...['&#106;avascript:alert(1)', 'javascript\u003Aalert(1)', 'javascript://x.example/%0Aalert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'DATA:text/html;base64,PHN2Zz4=', 'vbscript:x'],
  ...['blob:https://example.com/1', 'file:///etc/passwd', 'ftp://example.com', 'view-source:/home'],
  ...['home', './home', '../home', '?page=2', '#', '', '#a b', 'mailto:', 'mailto:evil', 'tel:'],
  ...['/home"onclick="x', '/home<script>', 'https://example.com/`', `/${'a'.repeat(2001)}`],
  ...['／／evil.example', '⁄⁄evil.example', '∕∕evil.example', '：//evil.example'],
];

const paragraphWith = (link: object) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
    children: [
      {
        ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr' },
        children: [{ ...{ type: 'text', version: 1, text: 'Read ', format: 0 } }, link],
      },
    ],
  },
});

const link = (url: string, type = 'link') => ({
  ...{ type, version: 3, format: '', indent: 0, direction: 'ltr' },
  fields: { url, linkType: 'custom', newTab: false },
  children: [{ type: 'text', version: 1, text: 'these words', format: 0 }],
});

/** As on a page of a site where every address leads somewhere. */
const htmlOf = (value: unknown) =>
  richTextToHtml(value, { leadsSomewhere: () => true, pictureToHtml: () => '' });

describe('link targets', () => {
  it.each(allowed)('%j is allowed', (target) => expect(isAllowedTarget(target)).toBe(true));
  it.each(refused)('%j is refused', (target) => expect(isAllowedTarget(target)).toBe(false));

  it('lead only to this site or to a web address', () => {
    for (const target of allowed) {
      const { protocol, host } = new URL(target, 'https://site.example/page');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      if (/^[/#]/.test(target)) expect(host).toBe('site.example');
    }
  });

  it.each(['link', 'autolink'])('are checked in formatted text (%s)', (type) => {
    for (const target of refused) {
      expect(htmlOf(paragraphWith(link(target, type)))).toBe('<p>Read these words</p>');
    }
    for (const target of allowed) {
      expect(htmlOf(paragraphWith(link(target, type)))).toContain('<a href="');
    }
  });

  it('are refused in unknown nodes of formatted text', () => {
    const upload = { type: 'upload', value: { url: 'javascript:alert(1)', mimeType: 'a/b' } };
    const cell = { type: 'tablecell', headerState: '"><a href="javascript:x">', children: [] };
    const iframe = { type: 'iframe', src: 'javascript:x', children: [link('/home')] };
    for (const part of [upload, { type: 'table', children: [cell] }, iframe]) {
      expect(htmlOf(paragraphWith(part))).toBe('<p>Read </p>');
    }
  });
});

describe('requests to the API', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite();
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  let counter = 0;
  const nextPath = () => {
    counter += 1;
    return `/linked-${counter}`;
  };

  const hero = (href: string) => ({
    blockType: 'hero',
    title: 'Light',
    actions: [{ label: 'Go', href }],
  });
  const text = (body: unknown) => ({ blockType: 'richText', body });

  const create = (data: object, more: Record<string, string> = {}) =>
    site.post(
      '/api/pages',
      { title: 'Linked', path: nextPath(), _status: 'published', ...data },
      { headers: { ...headers, ...more } },
    );

  it('links in blocks have only allowed targets', async () => {
    expect((await create({ blocks: allowed.map(hero) })).status).toBe(201);
    for (const target of refused) {
      const { status } = await create({ blocks: [hero(target)] });
      expect([target, status]).toEqual([target, 400]);
    }
  });

  it.each(['link', 'autolink'])('so do those in formatted text (%s)', async (type) => {
    const right = await create({
      blocks: allowed.map((one) => text(paragraphWith(link(one, type)))),
    });
    expect([right.status, right.json.errors]).toEqual([201, undefined]);
    for (const target of refused) {
      const { status } = await create({ blocks: [text(paragraphWith(link(target, type)))] });
      expect([target, status]).toEqual([target, 400]);
    }
  });

  it('so do those in articles, positions, series, models, facts and settings', async () => {
    const bad = link('javascript:alert(1)');
    const send = (address: string, data: object) => site.post(`/api${address}`, data, { headers });
    const article = { title: 'News', summary: 'S', topic: 'company', _status: 'published' };
    const position = { title: 'Job', location: 'Here', _status: 'published' };
    const fact = { key: 'linked', value: 1, source: 'A source' };
    for (const answer of [
      await send('/news', { ...article, body: paragraphWith(bad) }),
      await send('/jobs', { ...position, description: paragraphWith(bad) }),
      await send('/series', { key: 'linked', name: 'Series', href: '/\\evil.example' }),
      await send('/facts', { ...fact, href: 'data:text/html,x' }),
      await send('/globals/settings', { menu: [{ label: 'Out', href: '//evil.example' }] }),
    ]) {
      expect(answer.status).toBe(400);
    }
  });

  it('formatted text contains only nodes that the site knows', async () => {
    for (const part of [{ type: 'iframe', src: '/home' }, { type: 'table', children: [] }, {}]) {
      const { status, json } = await create({ blocks: [text(paragraphWith(part as object))] });
      expect(status).toBe(400);
      expect(JSON.stringify(json)).toContain(staffMessage('richTextInvalid', 'en'));
    }
    expect((await create({ blocks: [text('<a href="javascript:x">')] })).status).toBe(400);
  });

  it('links stored earlier lead nowhere', async () => {
    const path = nextPath();
    const { json } = await create({
      path,
      blocks: [
        hero('https://marker.example/1'),
        text(paragraphWith(link('https://marker.example/2'))),
      ],
    });
    await site.post(
      '/api/globals/settings',
      { menu: [{ label: 'Out', href: 'https://marker.example/3' }] },
      { headers },
    );
    const both = ['https://marker.example/1', 'https://marker.example/2'];
    for (const [index, one] of both.entries()) {
      const evil = index === 0 ? '/\\\\evil.example' : 'javascript:alert(1)';
      await queryDatabase(
        site,
        `UPDATE pages SET blocks = REPLACE(blocks, '${one}', '${evil}') WHERE id = ${json.doc.id}`,
      );
    }
    const [menu] = await queryDatabase(
      site,
      "UPDATE settings_menu SET href = '//evil.example' WHERE href LIKE '%marker%' RETURNING id",
    );
    expect(menu).toBeDefined();
    // Publishing something makes the pages render again.
    await create({});
    const html = async () => (await site.get(path)).text;
    await expect.poll(html, visible).not.toContain('marker.example/3');
    const shown = await html();
    expect(shown).toContain('these words');
    expect(shown).not.toMatch(/marker|evil|javascript:/);
    for (const { href } of tags(shown, 'a')) {
      expect([href, isAllowedTarget(href)]).toEqual([href, true]);
    }
    const data = (await site.get(`/content/pages${path}`)).text;
    expect(data).not.toMatch(/marker|evil|javascript:/);
  });

  const reserved = [
    ...['/api', '/API', '/Api/pages', '/admin', '/Admin/x', '/login', '/LOGIN', '/forms/quote'],
    ...['/assets', '/documents', '/documents/x', '/pictures', '/content', '/content/pages'],
    ...['/parameters', '/news_detail', '/news_detail/7', '/job/7', '/Job/x', '/healthz', '/readyz'],
    ...['/thumbnails/x', '/social', '/stats/record-visit', '/gallery', '/search/suggestions'],
    ...['/activity_detail/7', '/_next', '/Healthz', '/metrics', '/maps/x'],
  ];

  it('a page cannot take the path of a server route', async () => {
    for (const path of reserved) {
      const { status } = await create({ path });
      expect([path, status]).toEqual([path, 400]);
    }
    for (const path of ['/apis', '/administration', '/jobs', '/job-offers', '/contents/a']) {
      const { status } = await create({ path });
      expect([path, status]).toEqual([path, 201]);
    }
  });

  it('and the error is in the language of the editor', async () => {
    for (const language of languageCodes) {
      const { text: said } = await create({ path: '/api' }, { 'accept-language': language });
      expect(said).toContain(staffMessage('pathReserved', language));
    }
  });
});

it('every path that the server handles is reserved', () => {
  const source = readFileSync('server/routes.ts', 'utf8');
  const routes = [
    ...source.matchAll(/application\.\w+\(\s*'\/([\w-]+)(\/[^']*)?'/g),
    ...source.matchAll(/'\/(api|admin|_next)(\/\*)?'/g),
  ];
  expect(routes.length).toBeGreaterThan(25);
  for (const [, first, rest] of routes) {
    const path = `/${first}${rest ? '/below' : ''}`;
    expect([path, isReserved(path) || path === '/activity_detail']).toEqual([path, true]);
  }
});
