import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { elements, tags, textOf } from '../helpers/html.ts';
import { readTexts } from '../helpers/read-text.ts';
import { startSite, visible } from '../helpers/site.ts';
import { findViolations } from '../helpers/typography-rules.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
});
afterAll(() => site?.destroy());

const change = async (values: object, locale = 'en', who = headers) => {
  const answer = await site.post(`/api/globals/settings?locale=${locale}`, values, {
    headers: who,
  });
  return answer;
};

const read = async (path: string, label?: string) =>
  (await site.get(path, label ? { site: label } : {})).text;

const footerOf = async (label?: string) => textOf(await read('/home', label), 'footer') ?? '';

const phonesOf = (html: string) =>
  tags(html, 'a')
    .map(({ href = '' }) => href)
    .filter((href) => href.startsWith('tel:'));

const labels = [undefined, 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];

describe('Telephone numbers and the name of the company', () => {
  test('are those of the language, and of English where it has none', async () => {
    await change(
      { hotline: '03-0000-0000', hotlineIsExample: false, pressPhone: '03-0000-0001' },
      'ja',
    );
    await expect.poll(() => footerOf('ja'), visible).toContain('03-0000-0000');
    expect(await footerOf('de')).toContain('+49 40 66969-000');
    expect(phonesOf(await read('/home', 'ja'))).toEqual(['tel:0300000000']);
    expect(phonesOf(await read('/about', 'ja'))).toEqual([
      ...['tel:0300000000', 'tel:0300000001'],
      'tel:0300000000',
    ]);
    expect(phonesOf(await read('/about', 'pl'))).toEqual([
      ...['tel:+494066969000', 'tel:+494066969001'],
      'tel:+494066969000',
    ]);
  });

  test('are marked as examples in the language that they are examples in', async () => {
    const marks = async (label: string) =>
      elements(await read('/home', label), 'section').find(({ attributes }) =>
        attributes.class?.includes('footer-service'),
      )?.text;
    expect(await marks('fr')).toContain('Données d’exemple');
    expect(await marks('ja')).not.toMatch(/03-0000-0000サンプル/);
  });

  test('stand in the legal notice, and for programs only where they are no example', async () => {
    const name = 'Dach & Söhne <GmbH>';
    expect(await read('/home')).not.toContain('legalName');
    await change({ companyName: name, companyNameIsExample: false });
    await expect.poll(() => footerOf('es'), visible).toContain(name);
    expect(await footerOf()).not.toMatch(/GmbH>\s*Example/);
    const imprint = await read('/imprint', 'de');
    expect(textOf(imprint, 'main')).toContain(`Firma und Rechtsform: ${name}`);
    expect(imprint).not.toContain('<GmbH>');
    const known = async () => /"legalName":"[^"]*"/.exec(await read('/home'))?.[0];
    await expect.poll(known, visible).toBe('"legalName":"Dach & Söhne \\u003cGmbH>"');
    expect(textOf(await read('/home', 'cn'), 'form')).toContain(name);
  });

  test('lead nowhere where there is none', async () => {
    await change({ pressPhone: '', hotline: '' });
    await expect.poll(async () => phonesOf(await read('/about')), visible).toEqual([]);
    expect(textOf(await read('/about'), 'main')).not.toContain('{');
    await change({ pressPhone: '+49 40 66969-001', hotline: '+49 40 66969-000' });
  });
});

describe('The sales map', () => {
  const withMap = async () => {
    const found = [];
    for (const label of labels) {
      if ((await read('/home', label)).includes('sales-map-world')) found.push(label ?? 'en');
    }
    return found;
  };

  test('is a list on the Chinese sites at first', async () => {
    expect(await withMap()).toEqual(['en', 'de', 'ja', 'es', 'fr', 'pl']);
  });

  test('is on Chinese pages the one that was approved, with its number, and only with both', async () => {
    const { json } = await site.get('/api/pages?where[path][equals]=/home&depth=0', { headers });
    const { json: media } = await site.get('/api/media?limit=1', { headers });
    const [home] = json.docs;
    const supply = (values: object) => {
      const blocks = home.blocks.map((block: { blockType: string }) =>
        block.blockType === 'salesMap' ? { ...block, ...values } : block,
      );
      const body = JSON.stringify({ blocks, _status: 'published' });
      const options = { headers: { ...headers, 'content-type': 'application/json' }, body };
      return site.request(`/api/pages/${home.id}`, { ...options, method: 'PATCH' });
    };
    const approved = async (label: string) =>
      /<figure class="sales-map-world"[\s\S]*?<figcaption[^>]*>([^<]*)/.exec(
        await read('/home', label),
      )?.[1];
    const standardMap = media.docs[0].id;
    const mapApproval = '审图号：GS（0000）0000号';
    expect((await supply({ standardMap, mapApproval })).status).toBe(200);
    await expect.poll(() => approved('cn'), visible).toBe(mapApproval);
    expect([await approved('zh'), await approved('ja')]).toEqual([mapApproval, undefined]);
    expect((await supply({ standardMap, mapApproval: '' })).status).toBe(200);
    await expect.poll(() => approved('cn'), visible).toBeUndefined();
    await expect.poll(withMap, visible).toEqual(['en', 'de', 'ja', 'es', 'fr', 'pl']);
  });

  test('is what the settings say of each site', async () => {
    await change({ listSites: ['cn', 'de'] });
    await expect.poll(withMap, visible).toEqual(['en', 'zh', 'ja', 'es', 'fr', 'pl']);
  });
});

test('The prefecture is asked for in Japan and nowhere else', async () => {
  for (const label of labels) {
    const asked = tags(await read('/home', label), 'input').find(
      ({ name }) => name === 'prefecture',
    );
    expect([label, asked?.autoComplete]).toEqual([
      label,
      label === 'ja' ? 'address-level1' : undefined,
    ]);
  }
});

describe('Counting of visits by others', () => {
  const ids = {
    default: 'G-DEFAULT1',
    germany: 'G-GERMANY1',
    japan: '',
    china: '0123456789abcdef0123456789abcdef',
  };
  const policy = async (path: string, label?: string) =>
    String((await site.get(path, label ? { site: label } : {})).headers['content-security-policy']);
  const others = /googletagmanager|google-analytics|baidu/;

  test('does not exist without an id', async () => {
    for (const label of labels) {
      expect(await policy('/home', label)).not.toMatch(others);
      expect(await read('/home', label)).not.toMatch(/"G-|baidu|"agree"/);
    }
    expect(await read('/cookies')).toContain('Why there is no consent banner');
  });

  test('is for administrators to set, and only by ids that exist in this form', async () => {
    const editor = { email: 'editor@example.com', password: 'correct horse battery' };
    await site.post('/api/users', { ...editor, role: 'editor' }, { headers });
    await change({ analytics: ids }, 'en', await site.signIn(editor));
    expect(await read('/home')).not.toContain('G-DEFAULT1');
    for (const analytics of [
      { default: 'UA-1' },
      { germany: ids.china },
      { china: '"><script>' },
    ]) {
      const answer = await change({ analytics });
      expect([analytics, answer.status]).toEqual([analytics, 400]);
    }
  });

  test('is allowed on the sites that have an id, and only what it needs', async () => {
    expect((await change({ analytics: ids })).status).toBe(200);
    await expect.poll(() => policy('/home'), visible).toMatch(others);
    const found = async () => {
      const all = [];
      for (const label of labels) {
        const options = label ? { site: label } : {};
        const answer = await site.get('/home', options);
        const layout = await site.get('/content/layout', options);
        const sent = String(answer.headers['content-security-policy']);
        const [script = ''] = /script-src [^;]*/.exec(sent) ?? [];
        const [id] = /G-[A-Z0-9]+|[0-9a-f]{32}(?=","messages)/.exec(layout.text) ?? [];
        all.push([
          label,
          script.replace("script-src 'self' 'inline-speculation-rules'", '').trim(),
          id,
        ]);
      }
      return all;
    };
    const google = 'https://www.googletagmanager.com';
    await expect
      .poll(found, visible)
      .toEqual([
        [undefined, google, ids.default],
        ['zh', 'https://hm.baidu.com', ids.china],
        ['cn', 'https://hm.baidu.com', ids.china],
        ['de', google, ids.germany],
        ['ja', '', undefined],
        ...['es', 'fr', 'pl'].map((label) => [label, google, ids.default]),
      ]);
    expect(await policy('/home')).toMatch(
      /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com https:\/\/\*\.analytics\.google\.com;/,
    );
  });

  test('has one policy on a page, however it is answered', async () => {
    const first = await site.get('/news?topic=products');
    const { etag } = (await site.get('/news')).headers;
    const known = await site.get('/news', { headers: { 'if-none-match': String(etag) } });
    expect(known.status).toBe(304);
    for (const { headers: sent } of [first, known, await site.get('/news')]) {
      expect(String(sent['content-security-policy']).match(/default-src/g)).toHaveLength(1);
      expect(sent['content-security-policy']).toMatch(others);
    }
    const wrong = await site.postForm('/forms/quote', { page: '/home', name: '' });
    expect([wrong.status, others.test(String(wrong.headers['content-security-policy']))]).toEqual([
      422,
      true,
    ]);
  });

  test('is not where nobody is a visitor', async () => {
    for (const path of ['/login', '/login/forgot', '/admin/login', '/nowhere', '/api/pages']) {
      expect([path, others.test(await policy(path))]).toEqual([path, false]);
    }
    const draft = await site.get('/home?preview=en', { headers });
    expect(draft.status).toBe(200);
    expect(draft.headers['content-security-policy']).not.toMatch(others);
    expect(draft.text).toContain('"analytics":null');
    expect(await read('/login')).not.toContain('G-DEFAULT1');
  });

  test('is what the legal pages say', async () => {
    const isAsked = async () =>
      !(await read('/cookies')).includes('Why there is no consent banner');
    await expect.poll(isAsked, visible).toBe(true);
    expect(textOf(await read('/cookies', 'ja'), 'main')).toContain('（TDDDG）');
    for (const language of languageCodes.filter((code) => code !== 'ja')) {
      const label = language === 'en' ? undefined : language;
      const cookies = await read('/cookies', label);
      expect(textOf(cookies, 'main')).toContain('Global Privacy Control');
      expect(textOf(cookies, 'main')).toMatch(/Baidu|百度/);
      for (const html of [cookies, await read('/privacy', label)]) {
        const violations = readTexts(html).flatMap(({ text, language: own }) =>
          findViolations(text, own),
        );
        expect([language, violations]).toEqual([language, []]);
      }
    }
  });

  test('asks in words that are set by the rules of their language', () => {
    for (const language of languageCodes) {
      const texts = Object.values(catalogues[language].analytics);
      const violations = texts.flatMap((text) =>
        findViolations(text.replace('{provider}', 'Google Analytics'), language),
      );
      expect([language, violations]).toEqual([language, []]);
    }
  });
});
