import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { standAlone } from '../../server/feeds/feed.ts';
import { backOffice } from '../helpers/back-office.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, tags } from '../helpers/html.ts';
import { heading, linkAt, linkTo, nodes, picture } from '../helpers/rich-text.ts';
import { freePort, startSite, TestSite, visible } from '../helpers/site.ts';

describe('formatted text', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  let office: ReturnType<typeof backOffice>;
  beforeAll(async () => {
    site = await startSite();
    headers = await site.signIn();
    office = backOffice(site, headers);
  });
  afterAll(() => site?.destroy());

  async function publish(path: string, ...children: object[]) {
    const blocks = [{ blockType: 'richText', body: nodes(...children) }];
    await office.create('pages', { path, title: 'Words', blocks, _status: 'published' });
    const text = async () => (await site.get(path)).text;
    await expect.poll(text, visible).toContain('class="rich-text"');
    return (label?: string) =>
      site
        .get(path, { site: label })
        .then(
          ({ text: html }) => /<section class="rich-text"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '',
        );
  }

  it('shows a picture in the widths of the site, in words for those who cannot see it', async () => {
    const medium = await office.first('media', '&where[width][greater_than]=1600');
    const read = await publish('/with-picture', picture(medium.id));
    const shown = await read();
    const [image] = tags(shown, 'img');
    expect(image).toMatchObject({
      alt: medium.alternative,
      width: String(medium.width),
      height: String(medium.height),
      loading: 'lazy',
    });
    const [avif] = tags(shown, 'source').filter(({ type }) => type === 'image/avif');
    expect(avif?.srcset).toMatch(/\/480\.avif 480w, .*\/1600\.avif 1600w/);
    const { json } = await site.get('/api/pages?where[path][equals]=/with-picture&depth=0');
    const [{ id, blocks }] = json.docs;
    const data = { blocks, _status: 'published' };
    await office.change({ collection: 'pages', id, data, query: '?locale=de' });
    const german = async () => tags(await read('de'), 'img')[0]?.alt;
    const { json: inGerman } = await site.get(`/api/media/${medium.id}?locale=de`, { headers });
    await expect.poll(german, visible).toBe(inGerman.alternative);
    expect(inGerman.alternative).not.toBe(medium.alternative);
    // A node for visitors alone has the picture, too.
    const visitors = new TestSite(await freePort(), site.dataDirectory, { ADMIN: 'off' });
    await visitors.start();
    try {
      expect((await visitors.get(image?.src ?? '')).status).toBe(200);
    } finally {
      await visitors.stop();
    }
  });

  it('leads to the pages, articles and positions that an editor has chosen', async () => {
    const article = await office.first('news', '&where[_status][equals]=published');
    const position = await office.first('jobs', '&where[_status][equals]=published');
    const page = await office.first('pages', '&where[path][equals]=/about');
    const read = await publish(
      '/with-links',
      linkTo('pages', page.id, 'About us'),
      linkTo('news', article.id, 'News'),
      linkTo('jobs', position.id, 'Work'),
    );
    expect(
      elements(await read(), 'a').map(({ text, attributes }) => [text, attributes.href]),
    ).toEqual([
      ['About us', '/about'],
      ['News', `/news_detail/${article.id}`],
      ['Work', `/job/${position.id}`],
    ]);
  });

  it('has no link to what is not published, only its words', async () => {
    const draft = { path: '/still-a-draft', title: 'Draft', _status: 'draft' };
    const { id } = await office.create('pages', draft, '?draft=true');
    const read = await publish(
      '/with-drafts',
      linkTo('pages', id, 'Chosen'),
      linkAt('/still-a-draft#part', 'Typed'),
    );
    const shown = await read();
    expect([elements(shown, 'a'), elements(shown, 'p').map(({ text }) => text)]).toEqual([
      [],
      ['Chosen', 'Typed'],
    ]);
    await office.change({ collection: 'pages', id, data: { _status: 'published' } });
    const targets = async () => tags(await read(), 'a').map(({ href }) => href);
    await expect.poll(targets, visible).toEqual(['/still-a-draft', '/still-a-draft#part']);
  });

  it('has no second title, not even one that was stored earlier', async () => {
    const blocks = [{ blockType: 'richText', body: nodes(heading('h1', 'Large')) }];
    const page = { path: '/with-title', title: 'Words', blocks, _status: 'published' };
    for (const language of languageCodes) {
      expect((await office.attempt('pages', page, language)).faults).toEqual([
        ['blocks.0.body', staffMessage('headingInvalid', language)],
      ]);
    }
    const read = await publish('/with-heading', heading('h3', 'Large'), heading('h4', 'Small'));
    await queryDatabase(
      site,
      `UPDATE pages SET blocks = REPLACE(blocks, '"h3"', '"h1"') WHERE path = '/with-heading'`,
    );
    // Publishing something makes the pages render again.
    await office.create('pages', { path: '/another', title: 'Another', _status: 'published' });
    const headings = async () => elements(await read(), 'h2').map(({ text }) => text);
    await expect.poll(headings, visible).toEqual(['Large']);
    expect(elements((await site.get('/with-heading')).text, 'h1').length).toBe(1);
  });

  it('takes no part that it cannot show', async () => {
    const other = { type: 'relationship', version: 2, relationTo: 'pages', value: 1 };
    const blocks = [{ blockType: 'richText', body: nodes(other) }];
    const page = { path: '/with-relationship', title: 'Words', blocks, _status: 'published' };
    expect((await office.attempt('pages', page)).faults).toEqual([
      ['blocks.0.body', 'This text has parts that the site cannot show.'],
    ]);
  });
});

it('a picture in a feed is found in all its widths', () => {
  const source =
    '<source srcset="/pictures/a/b.jpg/480.avif 480w, /pictures/a/b.jpg/800.avif 800w">';
  expect(standAlone(source, 'https://example.com', 'https://example.com/news_detail/1')).toBe(
    source.replaceAll('/pictures', 'https://example.com/pictures'),
  );
});
