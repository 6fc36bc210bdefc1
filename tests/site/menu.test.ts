import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSettings, settingsTexts } from '../../content/settings/settings.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, tags } from '../helpers/html.ts';
import { availableDatabases, startSite, type TestSite, visible } from '../helpers/site.ts';

const menuOf = (html: string) => /<nav[^>]* id="main-menu"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';

/** What a visitor reads in the menu: links, and what opens more of them. */
const read = async (site: TestSite, label?: string) => {
  const menu = menuOf((await site.get('/about', { site: label })).text);
  return {
    items: elements(menu, 'summary').map(({ text }) => text),
    links: elements(menu, 'a').map(({ text, attributes }) => [text, attributes.href]),
  };
};

describe.each(availableDatabases())('the menu on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const save = (menu: object[], query = '') =>
    site.post(`/api/globals/settings${query}`, { menu }, { headers });

  it.each(['de', 'zh'] as const)('has two levels in %s', async (language) => {
    const { menu } = buildSettings(settingsTexts[language]);
    const { items, links } = await read(site, language);
    expect(items).toEqual(menu.filter(({ children }) => children).map(({ label }) => label));
    expect(links).toEqual(
      menu.flatMap((item) => item.children ?? [item]).map(({ label, href }) => [label, href]),
    );
  });

  it('is edited in the back office, and leads only to what is published', async () => {
    for (const path of ['/not-there-yet', '/later', '/never', '/nowhere', '/also']) {
      const draft = { path, title: 'A draft', _status: 'draft' };
      expect((await site.post('/api/pages?draft=true', draft, { headers })).status).toBe(201);
    }
    const saved = await save([
      { label: 'Start', href: '/home' },
      {
        label: 'Company',
        href: '/about',
        children: [
          { label: 'Careers', href: '/career' },
          { label: 'Not there yet', href: '/not-there-yet' },
        ],
      },
      { label: 'Soon', href: '/news', children: [{ label: 'Later', href: '/later' }] },
      { label: 'Never', href: '/never', children: [{ label: 'Names', href: '/brand' }] },
      { label: 'Nowhere', href: '/nowhere', children: [{ label: 'Also', href: '/also' }] },
    ]);
    expect([saved.status, saved.json.errors]).toEqual([200, undefined]);
    await expect
      .poll(() => read(site), visible)
      .toEqual({
        items: ['Company', 'Never'],
        links: [
          ['Start', '/home'],
          // Its own page stands first, as nothing below it leads there.
          ['Company', '/about'],
          ['Careers', '/career'],
          ['Soon', '/news'],
          ['Names', '/brand'],
        ],
      });
  });

  it('says what is not translated in English, below an item too', async () => {
    const menu = [
      { label: 'Company', href: '/about', children: [{ label: 'Names', href: '/brand' }] },
    ];
    const { json } = await save(menu);
    const [item] = json.result.menu;
    const inFrench = [
      { ...item, label: 'Entreprise', children: [{ ...item.children[0], label: '' }] },
    ];
    expect((await save(inFrench, '?locale=fr')).status).toBe(200);
    const shown = async () => {
      const menu = menuOf((await site.get('/about', { site: 'fr' })).text);
      return [...elements(menu, 'summary'), ...elements(menu, 'a')].map(({ text, attributes }) => [
        text,
        attributes.lang,
      ]);
    };
    await expect.poll(shown, visible).toEqual([
      ['Entreprise', undefined],
      ['Entreprise', undefined],
      ['Names', 'en'],
    ]);
  });

  it('has no third level, and no link that may not be', async () => {
    const link = { label: 'Names', href: '/brand' };
    const evil = await save([
      { ...link, children: [{ label: 'Out', href: 'javascript:alert(1)' }] },
    ]);
    expect(evil.status).toBe(400);
    const deep = { ...link, children: [{ ...link, children: [link] }] };
    const { json } = await save([deep]);
    expect(json.result.menu[0].children[0]).not.toHaveProperty('children');
  });
});

describe('the links to other languages', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it.each([
    ['/news?topic=standards', '/news?topic=standards'],
    ['/search?q=dach&type=page', '/search?q=dach&type=page'],
    // What does not change the page is no part of what many are sent.
    ['/news?from=a-mail', '/news'],
  ])('keep what was searched and filtered, without scripts: %s', async (address, expected) => {
    const { text } = await site.get(address, { site: 'pl' });
    const german = tags(text, 'a').filter(({ lang }) => lang === 'de');
    expect(german.map(({ href }) => href)).toEqual(
      Array(2).fill(`${site.origin('de')}${expected}`),
    );
  });
});

describe.each(availableDatabases())(
  'a database from before the menu had levels, on %s',
  (database) => {
    let site: Awaited<ReturnType<typeof startSite>>;
    beforeAll(async () => {
      site = await startSite(database);
      await site.stop();
      for (const statement of [
        'DROP TABLE settings_menu_children_locales',
        'DROP TABLE settings_menu_children',
        "DELETE FROM payload_migrations WHERE name LIKE '%menu_levels'",
      ]) {
        await queryDatabase(site, statement);
      }
      await site.start();
    });
    afterAll(() => site?.destroy());

    it('keeps its menu, link by link', async () => {
      const { menu } = buildSettings(settingsTexts.ja);
      expect(await read(site, 'ja')).toEqual({
        items: [],
        links: menu.map(({ label, href }) => [label, href]),
      });
    });
  },
);
