import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { pages } from '../../content/pages/index.ts';
import { type SeedSeries, series } from '../../content/products/series.ts';
import { hosts } from '../helpers/hosts.ts';
import { elements, textOf } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';
import { contains, main, withTables } from '../helpers/visible-text.ts';

/* What the specification says in figures and titles, as a visitor of each site reads it. */

/** Section 2. */
const routes =
  '/home /product /product_data /product_data_430 /dragonfly /off_grid /off_series /eArc /eArc_install /app_scenarios /app_two /off_one /off_two /news /career /brand /job /resume_submit /about /balcony /app_balcony /product_balcony /product_off /search /activity_detail /download'.split(
    ' ',
  );

const commercialSeries: Record<Language, string> = {
  en: 'C&I series',
  zh: '工商业系列',
  de: 'Gewerbe und Industrie',
  ja: '産業用・商業用シリーズ',
  es: 'Serie comercial e industrial',
  fr: 'Gamme tertiaire et industrielle',
  pl: 'Seria komercyjna i przemysłowa',
};

const downloads: Record<Language, string> = {
  en: 'Download',
  zh: '下载',
  de: 'Download',
  ja: 'ダウンロード',
  es: 'descargas',
  fr: 'téléchargement',
  pl: 'pobrania',
};

const seriesName = (key: SeedSeries['key']) => (language: Language) =>
  (series as readonly SeedSeries[]).find((one) => one.key === key)?.texts[language].name ?? '';

const titles: [path: string, name: (language: Language) => string][] = [
  ['/product', (language) => commercialSeries[language]],
  ['/product_data', seriesName('off-grid')],
  ['/product_data_430', seriesName('off-grid')],
  ['/product_off', seriesName('off-grid')],
  ['/product_balcony', seriesName('balcony')],
  ['/download', (language) => downloads[language]],
];

const parents: [path: string, parent: string][] = [
  ['/product_data', '/product'],
  ['/product_data_430', '/product'],
  ['/dragonfly', '/product'],
  ['/off_series', '/product_off'],
  ['/balcony', '/app_balcony'],
  ['/balcony_item/400', '/product_balcony'],
  ['/balcony_item/800', '/product_balcony'],
];

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const known = new Map<string, Promise<string>>();

/** Each page is asked for once. */
function read(path: string, label: string | undefined): Promise<string> {
  const key = `${label} ${path}`;
  const html =
    known.get(key) ??
    site.get(path, label ? { site: label } : {}).then(({ status, text }) => {
      expect([label, path, status]).toEqual([label, path, 200]);
      return text;
    });
  known.set(key, html);
  return html;
}

const breadcrumbsOf = (html: string) =>
  /<nav[^>]*class="breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';

test('Every route of the specification is a page', () => {
  const paths = new Set(pages.map(({ path }) => path));
  expect(routes.filter((route) => !paths.has(route))).toEqual([]);
});

describe.each(hosts)('Titles of the specification on "$label"', ({ label, language }) => {
  const folded = (text: string) => text.toLocaleLowerCase(languages[language].tag);

  test.each(titles)('%s has the title that it asks for', async (path, name) => {
    const html = await read(path, label);
    expect(folded(textOf(html, 'title') ?? '')).toContain(
      folded(typeset(name(language), language)),
    );
  });

  test.each(parents)('the breadcrumbs of %s lead to %s', async (path, parent) => {
    const breadcrumbs = breadcrumbsOf(await read(path, label));
    expect(elements(breadcrumbs, 'a').map(({ attributes }) => attributes.href)).toContain(parent);
    const title = titles.find(([one]) => one === path);
    if (title) expect(folded(breadcrumbs)).toContain(folded(title[1](language)));
  });
});

/** Section 9: where a visitor looks for a figure, and what it says there. */
const comma = new Set<Language>(['de', 'es', 'fr', 'pl']);
const decimal = (language: Language, text: string) =>
  comma.has(language) ? text.replace('.', ',') : text;
const spaces = /[\u00a0\u202f ]/g;

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

/** Figure, the pages that say it, and how the language writes it. */
const constants: [name: string, paths: string[], figure: (language: Language) => string][] = [
  ['weight of SMF', ['/home', '/product', '/product_data'], (one) => decimal(one, '2.8kg/m²')],
  ['weight of Dragonfly', ['/home', '/dragonfly'], (one) => decimal(one, '4.1kg/m²')],
  [
    'weight of the balcony series',
    ['/product_balcony', '/balcony_item/400', '/balcony_item/800'],
    (one) => decimal(one, '2.7kg/m²'),
  ],
  ['weight of the off-grid series', ['/product_off', '/off_series', '/off_one'], () => '3kg/m²'],
  ['lighter than glass', ['/home', '/product'], (one) => (one === 'ja' ? '30%' : '70%')],
  ['Dragonfly lighter than glass', ['/dragonfly'], () => '60%'],
  ['installation time', ['/dragonfly', '/product'], () => '40%'],
  ['power of Dragonfly', ['/dragonfly'], () => '520W'],
  [
    'load of glass systems',
    ['/home', '/product', '/app_scenarios'],
    (one) => (one === 'zh' ? '15～20kg/m²' : '15kg/m²'),
  ],
  ['roofs excluded', ['/home', '/product'], () => '40%'],
  ['capacity', ['/home', '/about'], () => '1GW'],
  ['shipped', ['/home', '/about'], (one) => decimal(one, '1.2GW')],
  ['years of projects', ['/home', '/about'], () => '10'],
  ['papers of the founder', ['/home', '/about'], () => '100'],
  ['patents of the founder', ['/home', '/about'], () => '80'],
];

describe.each(hosts)('Constants of the specification on "$label"', ({ label, language }) => {
  test.each(constants)('%s on %j', async (_, paths, figure) => {
    for (const path of paths) {
      const html = withTables(await read(path, label));
      expect([path, figure(language), contains(html, figure(language))]).toEqual([
        path,
        figure(language),
        true,
      ]);
    }
  });

  test('the bar of glass systems begins with “at least”, or is a range', async () => {
    const rows = main(await read('/product', label)).match(/<div[^>]*scale-row[\s\S]*?<\/div>/g);
    const glass = rows?.find((row) => />15/.test(row)) ?? '';
    const words = glass.replace(/<[^>]*>/g, '').replace(spaces, '');
    const atLeast = {
      ...{ en: 'atleast15kg', zh: '15～20kg', de: 'mindestens15kg', ja: '15kg/m²以上' },
      ...{ es: 'almenos15kg', fr: 'aumoins15kg', pl: 'conajmniej15kg' },
    };
    expect(words).toContain(atLeast[language]);
    expect(words).not.toContain('至少');
  });

  test('the hours of the service hotline', async () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(await read('/home', label))?.[0] ?? '';
    expect(footer.replace(spaces, '')).toMatch(
      language === 'zh' ? /9:30.{1,3}17:30/ : /9(:00|h).{1,12}17[:h]30/,
    );
  });

  test('the year in which the copyright starts', async () => {
    const year = new Date().getUTCFullYear();
    expect(textOf(await read('/home', label), 'footer')).toContain(`© 2015–${year} `);
  });

  test('the formats of a CV', async () => {
    const html = await read('/resume_submit', label);
    const hint = /<[^>]*id="[^"]*file-hint"[^>]*>([^<]*)/.exec(html)?.[1] ?? main(html);
    expect(hint).toContain('PDF');
    expect(html).toMatch(/accept="[^"]*\.pdf,\.docx/);
  });

  test('the form asks for a city in Chinese, for a country elsewhere', async () => {
    const html = await read('/off_grid', label);
    const field = /<label[^>]*for="custom-request-country"[^>]*>([^<]*)/.exec(html)?.[1];
    const [input] = /<input[^>]*id="custom-request-country"[^>]*>/.exec(html) ?? [];
    expect(/autocomplete="([^"]*)"/i.exec(input ?? '')?.[1]).toBe(
      language === 'zh' ? 'address-level2' : 'country-name',
    );
    const expected = {
      ...{ en: 'Country', zh: '城市', de: 'Land', ja: '国', es: 'País', fr: 'Pays', pl: 'Kraj' },
    };
    expect(field).toBe(expected[language]);
  });
});
