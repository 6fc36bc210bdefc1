import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languages } from '../../app/i18n/languages.ts';
import { richText } from '../../content/rich-text.ts';
import { hosts } from '../helpers/hosts.ts';
import { decode, elements, headLinks, isNoindex, tags, textOf } from '../helpers/html.ts';
import { faultsOf, isThing, type Thing, thingsOn } from '../helpers/schema-org.ts';
import { startSite, visible } from '../helpers/site.ts';

/* What machines are told of every page on every host, against its vocabulary and against the page. */

interface Page {
  path: string;
  html: string;
  things: Thing[];
}

let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;
let vacancy: string;
let activity: string;
const pages = new Map<string | undefined, Page[]>();

async function publish(collection: string, data: object, german: object): Promise<number> {
  const made = await site.post(
    `/api/${collection}`,
    { ...data, _status: 'published' },
    { headers },
  );
  expect([made.status, made.json?.errors]).toEqual([201, undefined]);
  const { id } = made.json.doc;
  const changed = await site.request(`/api/${collection}/${id}?locale=de`, {
    method: 'PATCH',
    body: JSON.stringify({ ...german, _status: 'published' }),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(changed.status).toBe(200);
  return id;
}

beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
  // Those of the demonstration are examples, of which machines are told nothing.
  const position = {
    ...{ title: 'Laminator', location: 'Dresden, Germany', category: 'production' },
    ...{ track: 'experienced', openings: 3, released: '2020-02-01T00:00:00.000Z' },
    description: richText(['You laminate <modules> & test them.']),
  };
  vacancy = `/job/${await publish('jobs', position, {
    title: 'Laminieren',
    location: 'Dresden, Deutschland',
  })}`;
  const open = {
    ...{ title: 'Open day', summary: 'Our doors are open.', place: 'Hall 3, Warsaw' },
    ...{ starts: '2031-05-05T08:00:00.000Z', starts_tz: 'Europe/Warsaw' },
    ...{ ends: '2031-05-05T10:00:00.000Z', registrationUntil: '2031-05-01T08:00:00.000Z' },
    ...{ languages: ['en', 'pl'], body: richText(['Come and see.']) },
    published: '2026-01-01T00:00:00.000Z',
  };
  activity = `/activity_detail/${await publish('activities', open, { title: 'Offene Türen' })}`;
  await vi.waitFor(async () => {
    const { text } = await site.get('/sitemap.xml');
    for (const address of [vacancy, activity]) expect(text).toContain(`${address}</loc>`);
  }, visible);
  for (const { label } of hosts) {
    const { text: sitemap } = await site.get('/sitemap.xml', { site: label });
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path);
    const found: Page[] = [];
    // An entry that is not translated is in the sitemap of another site only.
    for (const path of new Set([...paths, vacancy, activity])) {
      const { status, text: html } = await site.get(path ?? '', { site: label });
      expect([label, path, status]).toEqual([label, path, 200]);
      found.push({ path: path ?? '', html, things: thingsOn(html) });
    }
    pages.set(label, found);
  }
});
afterAll(() => site?.destroy());

const only = (things: Thing[], type: string) => things.filter((one) => one['@type'] === type);

const below = (thing: Thing, property: string): Thing[] =>
  [thing[property]].flat().filter((one) => isThing(one));

/** As it is read: without marks for line breaks, whatever its spaces and minus signs are. */
const plain = (text: unknown) =>
  String(text)
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/[‐‑−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const withoutTags = (html: string) => plain(decode(html.replace(/<[^>]*>/g, '')));

const compact = (text: string) => plain(text).replace(/\s/g, '');

/** The rows of all tables: what each is called, and all that it says. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => ({
    name: withoutTags(/<th[^>]*scope="row"[^>]*>([\s\S]*?)<\/th>/.exec(row)?.[1] ?? ''),
    text: compact(withoutTags(row)),
  }));

describe.each(hosts)('On the host "$label"', ({ label, language }) => {
  const all = () => pages.get(label) ?? [];
  const origin = () => site.origin(label);

  test('everything has the shape of its type, and what search engines ask for', () => {
    const faults = all().flatMap(({ path, things }) =>
      things.flatMap(faultsOf).map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('each kind is there, once on a page where it is one thing', () => {
    const counts = new Map<string, number>();
    for (const { path, things, html } of all()) {
      if (isNoindex(html)) expect([path, things]).toEqual([path, []]);
      for (const { '@type': type } of things) counts.set(type, (counts.get(type) ?? 0) + 1);
      for (const type of ['BreadcrumbList', 'FAQPage', 'Organization', 'WebSite']) {
        expect([path, type, only(things, type).length <= 1]).toEqual([path, type, true]);
      }
    }
    expect(Object.fromEntries(counts)).toMatchObject({ Organization: 1, WebSite: 1, Event: 1 });
    // Examples are no vacancies.
    expect(counts.get('JobPosting')).toBe(1);
    const types = ['Product', 'NewsArticle', 'FAQPage', 'BreadcrumbList', 'DigitalDocument'];
    for (const type of [...types, 'VideoObject']) {
      expect([type, (counts.get(type) ?? 0) > 0]).toEqual([type, true]);
    }
  });

  test('the trail is that of the page', () => {
    for (const { path, html, things } of all()) {
      const shown = /<nav class="breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const items = only(things, 'BreadcrumbList').flatMap((one) => below(one, 'itemListElement'));
      const names = elements(shown, 'li').map(({ text }) => plain(text));
      expect([path, items.map(({ name }) => plain(name))]).toEqual([path, names]);
      const hrefs = [...tags(shown, 'a').map(({ href }) => href), ...(shown ? [path] : [])];
      expect(items.map(({ item }) => item)).toEqual(hrefs.map((href) => origin() + href));
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    }
  });

  test('questions and their answers are those of the page', () => {
    for (const { path, html, things } of all()) {
      const asked = only(things, 'FAQPage').flatMap((one) => below(one, 'mainEntity'));
      const shown = [
        ...html.matchAll(
          /<summary[^>]*>((?:(?!<\/summary>)[\s\S])*)<\/summary><div class="faq-answer"[^>]*>([\s\S]*?)<\/div>/g,
        ),
      ].map(([, question = '', answer = '']) => [
        withoutTags(question),
        withoutTags(answer.replaceAll('</p><p>', ' ')),
      ]);
      const told = asked.map((one) => [
        plain(one.name),
        ...below(one, 'acceptedAnswer').map(({ text }) => plain(text)),
      ]);
      expect([path, told]).toEqual([path, shown]);
    }
  });

  test('a product has the figures of the table, and neither price nor rating', () => {
    const number = new Intl.NumberFormat(languages[language].tag, { maximumFractionDigits: 6 });
    let compared = 0;
    for (const { path, html, things } of all()) {
      const rows = rowsOf(html);
      for (const product of only(things, 'Product')) {
        expect(withoutTags(html)).toContain(plain(product.name));
        for (const never of ['offers', 'review', 'aggregateRating']) {
          expect([path, never in product]).toEqual([path, false]);
        }
        for (const { name, value, unitText } of below(product, 'additionalProperty')) {
          const own = rows.filter((row) => row.name.startsWith(plain(name)));
          const said = compact(typeof value === 'number' ? number.format(value) : String(value));
          const unit = unitText === undefined ? '' : compact(String(unitText));
          const isShown = own.some(({ text }) => text.includes(said) && text.includes(unit));
          expect([path, name, said, unit, isShown]).toEqual([path, name, said, unit, true]);
          compared += 1;
        }
        for (const image of [product.image].flat().filter(Boolean)) {
          expect(html).toContain(String(image).slice(origin().length));
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('an article says what its page says', () => {
    for (const { path, html, things } of all()) {
      const [article] = only(things, 'NewsArticle');
      expect([path, article !== undefined]).toEqual([path, path.startsWith('/news_detail/')]);
      if (!article) continue;
      expect(plain(article.headline)).toBe(plain(textOf(html, 'h1')));
      expect(withoutTags(html)).toContain(plain(article.description));
      const [published] = elements(html, 'time');
      expect(String(article.datePublished)).toContain(published?.attributes.dateTime);
      expect(String(article.dateModified) >= String(article.datePublished)).toBe(true);
      expect(withoutTags(html)).toContain(plain(article.articleSection));
      expect(article.url).toBe(headLinks(html).canonical);
      if (article.image) expect(html).toContain(String(article.image).slice(origin().length));
    }
  });

  test('a vacancy says what its page says, and in which country it is', () => {
    const { html = '', things = [] } = all().find(({ path }) => path === vacancy) ?? {};
    const [posting] = only(things, 'JobPosting');
    expect(posting?.title).toBe(textOf(html, 'h1'));
    expect(html).toContain(posting?.description);
    expect(posting?.datePosted).toBe('2020-02-01');
    expect(elements(html, 'dd').map(({ text }) => text)).toContain(
      String(posting?.totalJobOpenings),
    );
    expect(posting?.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Dresden', addressCountry: 'DE' },
    });
  });

  test('an activity says what its page says', () => {
    const { html = '', things = [] } = all().find(({ path }) => path === activity) ?? {};
    const [event] = only(things, 'Event');
    expect(event?.name).toBe(textOf(html, 'h1'));
    expect(html).toContain(event?.description);
    expect([event?.startDate, event?.endDate]).toEqual([
      '2031-05-05T08:00:00.000Z',
      '2031-05-05T10:00:00.000Z',
    ]);
    expect(event?.location).toMatchObject([{ '@type': 'Place', name: 'Hall 3, Warsaw' }]);
  });

  test('every address that it names is of this site, and leads somewhere', async () => {
    const named = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
      else if (/^https?:/.test(String(value))) named.add(String(value));
    };
    for (const { things } of all()) collect(things);
    const own = [...named].filter((one) => !one.startsWith('https://schema.org/'));
    const known = new Set(all().map(({ path }) => path));
    for (const address of own) {
      expect([address, address.startsWith(origin())]).toEqual([address, true]);
      const path = address.slice(origin().length).replace(/#.*/, '') || '/';
      if (known.has(path) || (label && /^\/(pictures|documents)\//.test(path))) continue;
      const { status } = await site.get(path, { site: label });
      expect([address, status < 400]).toEqual([address, true]);
    }
  });
});

test('A town whose country nobody has named is in the country that has it', async () => {
  const id = await publish(
    'jobs',
    {
      ...{ title: 'Tester', location: 'Łódź', category: 'research', track: 'graduate' },
      ...{ openings: 1, released: '2020-02-01T00:00:00.000Z' },
      description: richText(['You test.']),
    },
    { title: 'Prüfen' },
  );
  const addressOf = async () => {
    const [posting] = only(thingsOn((await site.get(`/job/${id}`)).text), 'JobPosting');
    return posting?.jobLocation;
  };
  await expect.poll(addressOf, visible).toMatchObject({
    address: { addressLocality: 'Łódź', addressCountry: 'PL' },
  });
});

test('The check of shapes finds what is misspelled, missing, empty or of another kind', () => {
  const faults = (thing: Thing) => faultsOf(thing).join('\n');
  expect(faults({ '@type': 'Prodct' })).toContain('Prodct is not known');
  expect(faults({ '@type': 'Product', name: 'A', skuu: '1' })).toBe('Product has no skuu');
  expect(faults({ '@type': 'Answer', text: ' ' })).toContain('Answer.text');
  expect(faults({ '@type': 'WebSite', name: 'A', url: '/home' })).toContain('WebSite.url');
  expect(faults({ '@type': 'ListItem', name: 'A', item: 'https://a.b/', position: '1' })).toContain(
    'ListItem.position',
  );
  expect(
    faults({
      ...{ '@type': 'JobPosting', title: 'A', description: 'B', datePosted: '2026-01-01' },
      hiringOrganization: { '@type': 'Organization', name: 'A', url: 'https://a.b', logo: 'b' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
    }),
  ).toBe(
    'Organization.logo: "b" is no URL or ImageObject\nJobPosting lacks jobLocation.address.addressCountry',
  );
});
