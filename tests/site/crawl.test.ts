import { eld } from 'eld/medium';
import { HtmlValidate } from 'html-validate/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../app/i18n/languages.ts';
import { pages } from '../../content/pages/index.ts';
import { hosts } from '../helpers/hosts.ts';
import { elements, headLinks, tags, textOf } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { startSite } from '../helpers/site.ts';
import { contains, main, visibleText, withTables } from '../helpers/visible-text.ts';

/* The whole site as a visitor or a search engine meets it: every page on every host. */

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
    // Articles, activities and tools are pages too; their addresses are not known before.
    const { text: sitemap } = await site.get('/sitemap.xml', label ? { site: label } : {});
    const list = answers.find(({ path }) => path === '/activity_detail')?.html ?? '';
    const further = [
      ...sitemap.matchAll(/<loc>[^<]*(\/(?:news_detail\/\d+|tools(?:\/[\w-]+)?|compare))<\/loc>/g),
      ...list.matchAll(/href="(\/activity_detail\/\d+)"/g),
    ].map(([, path = '']) => path);
    for (const path of new Set(further)) {
      const { status, text } = await site.get(path, label ? { site: label } : {});
      expect([label, path, status]).toEqual([label, path, 200]);
      answers.push({ path, html: text });
    }
    found.set(label, answers);
  }
});
afterAll(() => site?.destroy());

/** Of what is the same on all hosts. */
const statuses = new Map<string, number>();

async function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? (await site.get(address)).status;
  statuses.set(address, known);
  return known;
}

/** The rules of the HTML standard, without those of style. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const faultsOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}, line ${line}: ${message}`),
  );

/** Where a table or a list of figures begins that has one line about example data below it. */
const sectionStart =
  /(?=<section class="(?:section-grid|figures))|(?=<p class="tool-figure)|(?=<h3)/;

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

describe.each(hosts)('On the host "$label"', ({ label, language }) => {
  const answers = () => found.get(label) ?? [];

  test('every page is valid HTML', async () => {
    for (const { path, html } of answers()) {
      expect([path, await faultsOf(html)]).toEqual([path, []]);
      // Not among the rules: what HTML says about lists and tables beyond their content.
      const lists = html.match(/<ul(?:(?!<\/?[uo]l)[\s\S])*?<li[^>]* value=/g);
      const roles = ['tr', 'th', 'td'].flatMap((name) =>
        tags(html, name).filter(({ role }) => role),
      );
      expect([path, lists, roles]).toEqual([path, null, []]);
    }
  });

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
          /^\/(login|job\/\d+|activity_detail\/\d+\/calendar.ics|news\/\w+\.(xml|json)|(documents|parameters|videos)[./].+|(tools\/\w+|compare)\.\w+\?.+)$/.test(
            target,
          );
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

  test('the menus stand on every page', () => {
    for (const { path, html } of answers()) {
      for (const target of ['/product', '/product_balcony', '/app_balcony', '/eArc', '/about']) {
        expect([path, html.includes(`href="${target}"`)]).toEqual([path, true]);
      }
    }
  });

  test('one line below a table or some figures says which of them are example data', () => {
    let notes = 0;
    for (const { path, html } of answers()) {
      for (const table of html.match(/<table[\s\S]*?<\/table>/g) ?? []) {
        expect([path, table.includes('example-mark')]).toEqual([path, false]);
      }
      for (const section of main(html).split(sectionStart)) {
        const lines = section.match(/class="example-note"/g)?.length ?? 0;
        if (section.includes('example-star')) expect([path, lines]).toEqual([path, 1]);
        notes += lines;
      }
    }
    expect(notes).toBeGreaterThan(15);
  });

  test('every page has an hreflang for every site, and leads on', () => {
    for (const { path, html } of answers()) {
      const robots = tags(html, 'meta').find(({ name }) => name === 'robots')?.content ?? '';
      const alternates = ['de', 'en', 'es', 'fr', 'ja', 'pl', 'x-default', 'zh-CN', 'zh-Hans'];
      expect([path, Object.keys(headLinks(html).alternates).sort()]).toEqual([
        path,
        // Search engines are told nothing of an example.
        robots.includes('noindex') ? [] : alternates,
      ]);
      const inside = tags(main(html), 'a').filter(({ href }) => href && /^[/#]/.test(href));
      const hasNextStep = inside.length > 0 || /<form/.test(main(html));
      expect([path, hasNextStep]).toEqual([path, true]);
    }
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
  for (const path of ['/home', '/product', '/product_data', '/eArc', '/about']) {
    const isShown = async () => contains(withTables((await site.get(path)).text), '2.6kg/m²');
    await expect.poll(isShown, { ...patience, message: path }).toBe(true);
  }
  const inGerman = async () =>
    contains((await site.get('/product', { site: 'de' })).text, '2,6kg/m²');
  await expect.poll(inGerman, patience).toBe(true);
});
