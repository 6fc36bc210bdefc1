import { eld } from 'eld/medium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { pages } from '../../content/pages/index.ts';
import { saysFigure } from '../helpers/figures.ts';
import { elements, headLinks, tags, textOf } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

/** The whole site as a visitor or a search engine meets it: every page on every host. */
const hosts: { label: string | undefined; language: Language }[] = [
  { label: undefined, language: 'en' },
  { label: 'zh', language: 'zh' },
  { label: 'cn', language: 'zh' },
  { label: 'de', language: 'de' },
  { label: 'ja', language: 'ja' },
  { label: 'es', language: 'es' },
  { label: 'fr', language: 'fr' },
  { label: 'pl', language: 'pl' },
];

/** Specification, section 2. */
const routes =
  '/home /product /product_data /product_data_430 /dragonfly /off_grid /off_series /eArc /eArc_install /app_scenarios /app_two /off_one /off_two /news /career /brand /job /resume_submit /about /balcony /app_balcony /product_balcony /product_off /search /activity_detail /download'.split(
    ' ',
  );

const parents: Record<string, string> = {
  '/product_data': '/product',
  '/product_data_430': '/product',
  '/dragonfly': '/product',
  '/off_series': '/product_off',
  '/balcony': '/app_balcony',
  '/balcony_item/400': '/product_balcony',
  '/balcony_item/800': '/product_balcony',
};

interface Page {
  path: string;
  html: string;
}

let site: Awaited<ReturnType<typeof startSite>>;
const found = new Map<string | undefined, Page[]>();

beforeAll(async () => {
  site = await startSite();
  for (const { label } of hosts) {
    const answers: Page[] = [];
    for (const { path } of pages) {
      const { status, text } = await site.get(path, label ? { site: label } : {});
      expect([label, path, status]).toEqual([label, path, 200]);
      answers.push({ path, html: text });
    }
    // Articles are pages too; their addresses are not known before.
    const { text: sitemap } = await site.get('/sitemap.xml', label ? { site: label } : {});
    for (const [, path = ''] of sitemap.matchAll(/<loc>[^<]*(\/news_detail\/\d+)<\/loc>/g)) {
      const { status, text } = await site.get(path, label ? { site: label } : {});
      expect([label, path, status]).toEqual([label, path, 200]);
      answers.push({ path, html: text });
    }
    found.set(label, answers);
  }
}, 180_000);
afterAll(() => site?.destroy());

/** Of what is the same on all hosts. */
const statuses = new Map<string, number>();

async function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? (await site.get(address)).status;
  statuses.set(address, known);
  return known;
}

const main = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

/** What is read, without what says itself that it is in another language. */
function visibleText(html: string): string {
  return main(html)
    .replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(option|form|table)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
}

test('Every route of the specification is a page', () => {
  const paths = new Set(pages.map(({ path }) => path));
  expect(routes.filter((route) => !paths.has(route))).toEqual([]);
});

describe.each(hosts)('On the host "$label"', ({ label, language }) => {
  const answers = () => found.get(label) ?? [];

  test('every page has one heading, and a title and a description of its own', () => {
    const titles: (string | undefined)[] = [];
    const descriptions: (string | undefined)[] = [];
    for (const { path, html } of answers()) {
      expect([path, tags(html, 'html')[0]?.lang]).toEqual([path, languages[language].tag]);
      expect([path, elements(html, 'h1').length]).toEqual([path, 1]);
      titles.push(textOf(html, 'title'));
      descriptions.push(tags(html, 'meta').find(({ name }) => name === 'description')?.content);
    }
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
    expect(descriptions.every(Boolean)).toBe(true);
  });

  test('no link, picture or anchor leads nowhere', async () => {
    const ids = new Map(answers().map(({ path, html }) => [path, idsOf(html)]));
    const broken: string[] = [];
    const files = new Set<string>();
    for (const { path, html } of answers()) {
      for (const { href = '' } of tags(html, 'a')) {
        if (!/^[/#]/.test(href)) continue;
        const [target = '', anchor] = href.split('#');
        const known = ids.get(target.replace(/\?.*/, '') || path);
        const isElsewhere =
          /^\/(login|job\/\d+|news\/\w+\.(xml|json)|(documents|parameters)[./].+)$/.test(target);
        const isThere = known
          ? !anchor || known.has(anchor)
          : isElsewhere && (await statusOf(target)) === 200;
        if (!isThere) broken.push(`${path}: ${href}`);
      }
      for (const { src } of tags(html, 'img')) if (src) files.add(src);
    }
    expect(broken).toEqual([]);
    // Pictures are the same on all hosts.
    for (const file of label === undefined ? files : []) {
      expect([file, (await site.get(file)).status]).toEqual([file, 200]);
    }
  });

  test('every page is written in its language', () => {
    const others = answers()
      .map(({ path, html }) => [path, eld.detect(visibleText(html)).language])
      .filter(([, detected]) => detected !== language);
    expect(others).toEqual([]);
  });

  test('breadcrumbs lead to the parent, and the menus stand on every page', () => {
    for (const { path, html } of answers()) {
      const parent = parents[path];
      if (parent) expect([path, main(html).includes(`href="${parent}"`)]).toEqual([path, true]);
      for (const target of ['/product', '/product_balcony', '/app_balcony', '/eArc', '/about']) {
        expect([path, html.includes(`href="${target}"`)]).toEqual([path, true]);
      }
    }
  });

  test('every page has an hreflang for every site, and leads on', () => {
    for (const { path, html } of answers()) {
      expect([path, Object.keys(headLinks(html).alternates).sort()]).toEqual([
        path,
        ['de', 'en', 'es', 'fr', 'ja', 'pl', 'x-default', 'zh-CN', 'zh-Hans'],
      ]);
      const inside = tags(main(html), 'a').filter(({ href }) => href && /^[/#]/.test(href));
      const hasNextStep = inside.length > 0 || /<form/.test(main(html));
      expect([path, hasNextStep]).toEqual([path, true]);
    }
  });
});

/** Specification, section 9: where a visitor looks for a figure, and what it says there. */
const comma = new Set<Language>(['de', 'es', 'fr', 'pl']);
const decimal = (language: Language, text: string) =>
  comma.has(language) ? text.replace('.', ',') : text;
const spaces = /[\u00a0\u202f ]/g;
const contains = (html: string, figure: string) =>
  saysFigure(visibleText(html).replace(/&[a-z#0-9]+;/g, ' '), figure);

describe('A figure is looked for as a whole', () => {
  test.each([
    ['over 10 years', '10'],
    ['超过10年', '10'],
    ['10, 20 or 30', '10'],
    ['2.8\u00a0kg/m²', '2.8kg/m²'],
    ['2,8 kg/m².', '2,8kg/m²'],
    ['40\u202f%', '40%'],
    ['15–20 kg/m²', '15–20kg/m²'],
  ])('%j says %s', (text, figure) => {
    expect(contains(`<main>${text}</main>`, figure)).toBe(true);
  });

  test.each([
    ['100 papers', '10'],
    ['2010', '10'],
    ['10,000 roofs', '10'],
    ['10\u202f000 toits', '10'],
    ['1\u00a0100', '100'],
    ['0.10 m', '10'],
    ['10.5 m', '10'],
    ['A10', '10'],
    ['12.8 kg/m²', '2.8kg/m²'],
    ['140 %', '40%'],
    ['1520 W', '520W'],
    ['520 Wh', '520W'],
    ['11.2 GW', '1.2GW'],
  ])('%j does not say %s', (text, figure) => {
    expect(contains(`<main>${text}</main>`, figure)).toBe(false);
  });
});

describe.each(hosts)('Figures of the specification on "$label"', ({ label, language }) => {
  const page = (path: string) => {
    const html = found.get(label)?.find((one) => one.path === path)?.html ?? '';
    // Tables hold figures too.
    return html.replace(/<\/?(table|form)\b[^>]*>/g, '');
  };
  const lighter = language === 'ja' ? '30%' : '70%';

  test.each([
    ['weight of SMF', '/home', decimal(language, '2.8kg/m²')],
    ['weight of SMF', '/product', decimal(language, '2.8kg/m²')],
    ['lighter than glass', '/home', lighter],
    ['lighter than glass', '/product', lighter],
    ['weight of Dragonfly', '/dragonfly', decimal(language, '4.1kg/m²')],
    ['Dragonfly lighter than glass', '/dragonfly', '60%'],
    ['power of Dragonfly', '/dragonfly', '520W'],
    ['installation time', '/dragonfly', '40%'],
    ['weight of the off-grid series', '/product_off', '3kg/m²'],
    ['weight of the balcony series', '/product_balcony', decimal(language, '2.7kg/m²')],
    ['load of glass systems', '/product', language === 'zh' ? '15～20kg/m²' : '15kg/m²'],
    ['roofs excluded', '/home', '40%'],
    ['capacity', '/about', '1GW'],
    ['shipped', '/about', decimal(language, '1.2GW')],
    ['years', '/about', '10'],
    ['papers', '/about', '100'],
    ['patents', '/about', '80'],
  ])('%s on %s: %s', (_, path, figure) => {
    expect(contains(page(path), figure)).toBe(true);
  });

  test('the hours of the service hotline', () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(page('/home'))?.[0] ?? '';
    expect(footer.replace(spaces, '')).toMatch(
      language === 'zh' ? /9:30.{1,3}17:30/ : /9(:00|h).{1,12}17[:h]30/,
    );
  });

  test('the form asks for a city in Chinese, for a country elsewhere', () => {
    const html = page('/off_grid');
    const field = /<label[^>]*for="custom-request-country"[^>]*>([^<]*)/.exec(html)?.[1];
    const [input] = /<input[^>]*id="custom-request-country"[^>]*>/.exec(html) ?? [];
    expect(/autocomplete="([^"]*)"/i.exec(input ?? '')?.[1]).toBe(
      language === 'zh' ? 'address-level2' : 'country-name',
    );
    const expected = {
      en: 'Country',
      zh: '城市',
      de: 'Land',
      ja: '国',
      es: 'País',
      fr: 'Pays',
      pl: 'Kraj',
    };
    expect(field).toBe(expected[language]);
  });
});

test('A weight that is changed in the back office is changed on every page that shows it', async () => {
  const headers = await site.signIn();
  const { json } = await site.get('/api/models?where[key][equals]=smf-520&depth=0', { headers });
  const [model] = json.docs;
  const parameters = model.parameters.map((row: { parameter: string }) =>
    row.parameter === 'weightPerArea' ? { ...row, value: 2.6 } : row,
  );
  const answer = await site.request(`/api/models/${model.id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ parameters }),
  });
  expect(answer.status).toBe(200);
  const changedAt = Date.now();
  const shown = ['/home', '/product', '/product_data', '/eArc', '/about'];
  for (const path of shown) {
    let text = '';
    while (!contains(text, '2.6kg/m²') && Date.now() - changedAt < 4_000) {
      ({ text } = await site.get(path));
      text = text.replace(/<\/?(table|form)\b[^>]*>/g, '');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect([path, contains(text, '2.6kg/m²')]).toEqual([path, true]);
  }
  const inGerman = async () =>
    contains((await site.get('/product', { site: 'de' })).text, '2,6kg/m²');
  await expect.poll(inGerman, { timeout: 4000 }).toBe(true);
});
