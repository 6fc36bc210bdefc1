import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { staffMessage } from '../../app/i18n/staff.ts';
import { backOffice } from '../helpers/back-office.ts';
import { elements, tags } from '../helpers/html.ts';
import { linkAt, nodes, paragraph } from '../helpers/rich-text.ts';
import { startSite, visible } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let office: ReturnType<typeof backOffice>;
beforeAll(async () => {
  site = await startSite();
  office = backOffice(site, await site.signIn());
});
afterAll(() => site?.destroy());

let counter = 0;
function page(blocks: object[], more: object = {}) {
  counter += 1;
  return { path: `/checked-${counter}`, title: 'Checked', blocks, _status: 'published', ...more };
}

const hero = (more: object) => ({ blockType: 'hero', title: 'Light', ...more });
const linked = (href: string) => hero({ actions: [{ label: 'Go', href }] });

describe('what is published', () => {
  it('refers to figures that exist, and each fault is said at its field', async () => {
    const text = 'It weighs {smf-520.wieght}, and {capacity} is made.';
    const blocks = [
      hero({ text }),
      { blockType: 'richText', body: paragraph('We make {capasity}.') },
      {
        blockType: 'figures',
        title: 'Figures',
        figures: [{ value: 1, label: 'Weight', reference: 'smf-520.wieght' }],
      },
    ];
    const say = (reference: string, language = 'en') =>
      staffMessage('referenceUnknown', language).replace('{reference}', reference);
    const refused = await office.attempt('pages', page(blocks, { title: 'About {nobody}' }));
    expect(refused).toEqual({
      status: 400,
      faults: [
        ['title', say('nobody')],
        ['blocks.0.text', say('smf-520.wieght')],
        ['blocks.1.body', say('capasity')],
        ['blocks.2.figures.0.reference', say('smf-520.wieght')],
      ],
    });
    for (const language of languageCodes) {
      const { faults } = await office.attempt('pages', page([hero({ text })]), language);
      expect(faults).toEqual([['blocks.0.text', say('smf-520.wieght', language)]]);
    }
    // Settings are quoted as figures are.
    const right = `${text.replace('wieght', 'weight')} Call {hotline}.`;
    expect((await office.attempt('pages', page([hero({ text: right })]))).status).toBe(201);
  });

  it('may be unfinished as a draft, and is checked when it is published', async () => {
    const draft = page([hero({ text: '{nothing}' }), linked('/nowhere')], { _status: 'draft' });
    const { id } = await office.create('pages', draft, '?draft=true');
    const data = { _status: 'published' };
    const { status, json } = await office.change({ collection: 'pages', id, data });
    expect(status).toBe(400);
    expect(json.errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([
      'blocks.0.text',
      'blocks.1.actions.0.href',
    ]);
  });

  it('leads to pages that exist, in texts and in menus', async () => {
    const say = (path: string) => staffMessage('linkTargetMissing', 'en').replace('{path}', path);
    const wrong = page([
      linked('/abuot?from=here#there'),
      { blockType: 'richText', body: nodes(linkAt('/news_detail/999999', 'News')) },
    ]);
    expect(await office.attempt('pages', wrong)).toEqual({
      status: 400,
      faults: [
        ['blocks.0.actions.0.href', say('/abuot')],
        ['blocks.1.body', say('/news_detail/999999')],
      ],
    });
    const menu = [{ label: 'Us', href: '/about', children: [{ label: 'Out', href: '/carreer' }] }];
    expect(await office.attempt('globals/settings', { menu })).toEqual({
      status: 400,
      faults: [['menu.0.children.0.href', say('/carreer')]],
    });
    const right = ['/about', '/About/', '/', '#quote', 'https://example.com', 'tel:+4930123'];
    const served = ['/parameters.json', '/documents/manuals/bonding/en.pdf', '/login'];
    const all = page([...right, ...served].map(linked));
    expect(await office.attempt('pages', all)).toMatchObject({ status: 201, faults: [] });
  });

  it('has no button to a page before that is published', async () => {
    const draft = page([], { _status: 'draft' });
    const { id } = await office.create('pages', draft, '?draft=true');
    const leading = page([
      hero({ actions: [draft.path, '/about'].map((href) => ({ label: 'Go', href })) }),
    ]);
    await office.create('pages', leading);
    const buttons = async () => {
      const { text } = await site.get(leading.path);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
      return elements(main, 'a')
        .filter(({ text: label }) => label === 'Go')
        .map(({ attributes }) => attributes.href);
    };
    await expect.poll(buttons, visible).toEqual(['/about']);
    await office.change({ collection: 'pages', id, data: { _status: 'published' } });
    await expect.poll(buttons, visible).toEqual([draft.path, '/about']);
    await office.change({ collection: 'pages', id, data: { _status: 'draft' } });
    await expect.poll(buttons, visible).toEqual(['/about']);
  });
});

describe('what is in use', () => {
  const refusal = (answer: { status: number; json: { errors?: { message: string }[] } }) => [
    answer.status,
    answer.json.errors?.[0]?.message ?? '',
  ];
  const said = (places: string, language = 'en') =>
    staffMessage('stillUsed', language).replace('{places}', places);

  it('is not deleted: a picture', async () => {
    const { id } = await office.first('media');
    const using = page([hero({ picture: id })], { title: 'With a picture' });
    await office.create('pages', using);
    const [status, message] = refusal(await office.remove('media', id));
    expect(status).toBe(409);
    expect(message).toContain('Page: With a picture');
    expect((await office.first('media', `&where[id][equals]=${id}`)).id).toBe(id);
  });

  it('is not deleted: a model, which a text quotes', async () => {
    const { key: _, ...data } = await office.first('series');
    const series = await office.create('series', { key: 'spare', name: data.name });
    const model = await office.create('models', {
      ...{ key: 'spare-100', name: 'Spare', series: series.id },
      parameters: [{ parameter: 'weight', value: 7 }],
    });
    const quoting = await office.create(
      'pages',
      page([hero({ text: 'It weighs {spare-100.weight}.' })], { title: 'Quoting' }),
    );
    for (const language of languageCodes) {
      const name = `${staffMessage('page', language)}: Quoting`;
      expect(refusal(await office.remove('models', model.id, language))).toEqual([
        409,
        said(name, language),
      ]);
    }
    expect(refusal(await office.remove('series', series.id))).toEqual([409, said('Model: Spare')]);
    expect((await office.remove('pages', quoting.id)).status).toBe(200);
    expect((await office.remove('models', model.id)).status).toBe(200);
    expect((await office.remove('series', series.id)).status).toBe(200);
  });

  it('is not deleted: a page that a menu, a text or a draft leads to', async () => {
    const target = page([], { title: 'Target' });
    const { id } = await office.create('pages', target);
    const text = page([
      { blockType: 'richText', body: nodes(linkAt(`${target.path}#a`, 'There')) },
    ]);
    const child = page([], { title: 'Child', parent: id });
    const drafted = page([linked(target.path)], { title: 'Drafted', _status: 'draft' });
    const users = [
      await office.create('pages', { ...text, title: 'Text' }),
      await office.create('pages', child),
      await office.create('pages', drafted, '?draft=true'),
    ];
    const { json: settings } = await site.get('/api/globals/settings?depth=0');
    const menu = [...settings.menu, { label: 'Target', href: target.path }];
    expect((await office.attempt('globals/settings', { menu })).status).toBe(200);
    const [status, message = ''] = refusal(await office.remove('pages', id));
    expect(status).toBe(409);
    const places = ['Page: Text', 'Page: Child', 'Page: Drafted', 'Site settings'];
    for (const place of places) expect(message).toContain(place);

    await office.attempt('globals/settings', { menu: settings.menu });
    for (const user of users) expect((await office.remove('pages', user.id)).status).toBe(200);
    expect((await office.remove('pages', id)).status).toBe(200);
  });

  it('is not deleted together with others that may be', async () => {
    const free = await office.create('pages', page([], { title: 'Free' }));
    const about = await office.first('pages', '&where[path][equals]=/about');
    const { json } = await site.request(`/api/pages?where[id][in]=${free.id},${about.id}`, {
      method: 'DELETE',
      headers: await site.signIn(),
    });
    expect(json.docs.map(({ id }: { id: number }) => id)).toEqual([free.id]);
    expect(json.errors.map(({ id }: { id: number }) => id)).toEqual([about.id]);
    expect(tags((await site.get('/about')).text, 'h1').length).toBe(1);
  });
});
