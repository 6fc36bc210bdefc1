import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import type { BlockOf } from '../../cms/interface.ts';
import { tags } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

/** What the specification says is on the screens (sections 1 to 3), in every language. */
const hosts = [undefined, 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const read = async (path: string, label: string | undefined) =>
  (await site.get(path, label ? { site: label } : {})).text;

/** The places on a page that a link can lead to: one for each part that the specification names. */
const parts: [path: string, anchors: string[]][] = [
  [
    '/home',
    [
      ...['products', 'commercial-industrial', 'applications', 'research', 'figures'],
      ...['gigafactory', 'sales-centre', 'distribution', 'quote'],
    ],
  ],
  ['/product', ['smf', 'smh', 'parameters', 'certificates', 'faq', 'installation', 'quote']],
  ['/product_data', ['parameters', 'certificates', 'faq']],
  ['/product_data_430', ['parameters', 'certificates', 'faq']],
  ['/dragonfly', ['parameters', 'certificates', 'faq', 'installation']],
  ['/product_off', ['models', 'certificates', 'faq']],
  ['/off_series', ['parameters', 'certificates', 'faq']],
  ['/off_grid', ['charger', 'certificates', 'faq', 'custom-request']],
  ['/product_balcony', ['kits', 'certificates', 'faq']],
  ['/balcony_item/400', ['parameters', 'certificates', 'tenants']],
  ['/balcony_item/800', ['parameters', 'certificates', 'faq']],
  ['/eArc', ['section', 'certificates', 'faq']],
  ['/eArc_install', ['bonding', 'standing-seam', 'flat-roof', 'clamps']],
  ['/app_scenarios', ['cases']],
  ['/off_one', ['cases']],
  ['/off_two', ['cases']],
  ['/app_balcony', ['cases']],
  ['/career', ['vision', 'joining', 'tracks', 'activities']],
  [
    '/about',
    ['company', 'founder', 'investors', 'customer-service', 'sustainability', 'contact', 'media'],
  ],
  ['/download', ['documents']],
];

const menu = [
  ...['/home', '/product', '/product_balcony', '/app_balcony', '/eArc', '/app_scenarios'],
  ...['/news', '/download', '/career', '/about', '/home#quote'],
];

const footer = [
  ...['/product', '/product_off', '/product_balcony', '/eArc', '/eArc_install', '/app_scenarios'],
  ...['/news', '/career', '/resume_submit', '/about', '/about#customer-service'],
  ...['/about#sustainability', '/about#contact', '/about#media', '/about#feedback', '/terms'],
];

const fields: [path: string, names: string[]][] = [
  [
    '/home',
    [...['name', 'phone', 'email', 'projectAddress', 'detailedAddress', 'companyName'], 'content'],
  ],
  [
    '/off_grid',
    [
      ...['name', 'company', 'email', 'telephone', 'country', 'projectScale', 'requirements'],
      ...['portablePowerStation', 'privacy'],
    ],
  ],
  [
    '/resume_submit',
    [
      ...['file', 'name', 'dateOfBirth', 'nationality', 'email', 'currentAddress'],
      ...['positionTitle', 'pastIndustry', 'positionAppliedFor'],
    ],
  ],
];

describe.each(hosts)('Screens of the specification on "%s"', (label) => {
  test.each(parts)('%s has the parts %j', async (path, anchors) => {
    const html = await read(path, label);
    const missing = anchors.filter((anchor) => !html.includes(` id="${anchor}"`));
    expect(missing).toEqual([]);
  });

  test('the menu and the footer lead to all that they should', async () => {
    const html = await read('/home', label);
    const linksOf = (name: string) => {
      const part = new RegExp(`<${name}[\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';
      return new Set(tags(part, 'a').map(({ href }) => href));
    };
    expect(menu.filter((href) => !linksOf('header').has(href))).toEqual([]);
    expect(footer.filter((href) => !linksOf('footer').has(href))).toEqual([]);
  });

  test.each(fields)('the form on %s asks for %j', async (path, names) => {
    const html = await read(path, label);
    const missing = names.filter((name) => !new RegExp(` name="${name}(\\[|-|")`).test(html));
    expect(missing).toEqual([]);
  });
});

test('Standards, testing bodies and durability tests are those of the specification', async () => {
  for (const path of ['/product', '/eArc']) {
    const { json } = await site.get(`/content/pages${path}`);
    const block: BlockOf<'certificates'> = json.blocks.find(
      ({ blockType }: { blockType: string }) => blockType === 'certificates',
    );
    const names = block.certificates?.map(({ name }) =>
      withPlainSpaces(String(name)).replace('TÜV', 'TUV'),
    );
    expect(names).toEqual([
      ...['IEC 61215', 'IEC 61730', 'UL 61730', 'TUV', 'VDE', 'CGC', 'CSA', 'JET'],
    ]);
    const drawings = block.tests?.map(({ drawing }) => drawing);
    expect(drawings).toEqual(['saltMist', 'ammonia', 'fire', 'blownSand', 'pid']);
  }
});

test.each([
  ['/product', 3],
  ['/product_data', 3],
  ['/product_data_430', 3],
  ['/dragonfly', 3],
  ['/product_off', 3],
  ['/off_series', 3],
  ['/off_grid', 3],
  ['/product_balcony', 3],
  ['/balcony_item/400', 3],
  ['/balcony_item/800', 3],
])('%s answers %i questions', async (path, count) => {
  for (const label of hosts) {
    const { json } = await site.get(`/content/pages${path}`, label ? { site: label } : {});
    const block: BlockOf<'faq'> = json.blocks.find(
      ({ blockType }: { blockType: string }) => blockType === 'faq',
    );
    expect([label, block.questions?.length]).toEqual([label, count]);
  }
});
