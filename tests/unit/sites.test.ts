import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../environment.ts';
import { createSites } from '../../server/sites.ts';

const defaults = { PORT: 3000, SITE_ORIGINS: '', MAINLAND_SITES: 'cn' };

const keyOf = (host: string | undefined, settings: Partial<typeof defaults> = {}) =>
  createSites({ ...defaults, ...settings }).ofHost(host).key;

describe('the site of a host', () => {
  it.each([
    ['localhost', 'en'],
    ['localhost:3000', 'en'],
    ['zh.localhost', 'zh'],
    ['cn.localhost', 'cn'],
    ['de.localhost', 'de'],
    ['ja.localhost', 'ja'],
    ['jp.localhost', 'ja'],
    ['es.localhost', 'es'],
    ['fr.localhost', 'fr'],
    ['pl.localhost', 'pl'],
  ])('%s is %s', (host, key) => {
    expect(keyOf(host)).toBe(key);
  });

  it.each([
    ['DE.LocalHost:3000', 'de'],
    ['jp.example.com:8443', 'ja'],
    ['cn.example.com', 'cn'],
    ['pl.staging.example.com', 'pl'],
    ['fr.example.com.', 'fr'],
  ])('does not depend on case, port or domain: %s is %s', (host, key) => {
    expect(keyOf(host)).toBe(key);
  });

  it.each([
    'www.example.com',
    'example.de',
    'dex.example.com',
    'en.example.com',
    'de-at.example.com',
    'constructor.example.com',
    '__proto__.example.com',
    '127.0.0.1:3000',
    '[::1]:3000',
    '',
    '.',
    undefined,
  ])('is English for any other host: %s', (host) => {
    expect(keyOf(host)).toBe('en');
  });

  it.each(['dex', 'cn1', 'frs', 'website'])(
    'is English for a host of one word, even if it starts like a site: %s',
    (host) => {
      expect(keyOf(host)).toBe('en');
    },
  );
});

describe('what a site knows', () => {
  const { all, ofHost } = createSites({ ...defaults, PORT: 4321 });

  it('has its language, its hreflang and the id that its visits are counted under', () => {
    expect(
      all.map(({ key, language, hreflang, measurementId }) => [
        key,
        language,
        hreflang,
        measurementId,
      ]),
    ).toEqual([
      ['en', 'en', 'en', 'default'],
      ['zh', 'zh', 'zh-Hans', 'china'],
      ['cn', 'zh', 'zh-CN', 'china'],
      ['de', 'de', 'de', 'germany'],
      ['ja', 'ja', 'ja', 'japan'],
      ['es', 'es', 'es', 'default'],
      ['fr', 'fr', 'fr', 'default'],
      ['pl', 'pl', 'pl', 'default'],
    ]);
  });

  it('has an origin on this machine if no domain is set', () => {
    expect(ofHost('localhost').origin).toBe('http://localhost:4321');
    expect(ofHost('jp.localhost').origin).toBe('http://ja.localhost:4321');
  });

  it('links to the other languages, and from a Chinese site to itself for Chinese', () => {
    expect(ofHost('de.localhost').origins).toEqual({
      en: 'http://localhost:4321',
      zh: 'http://zh.localhost:4321',
      de: 'http://de.localhost:4321',
      ja: 'http://ja.localhost:4321',
      es: 'http://es.localhost:4321',
      fr: 'http://fr.localhost:4321',
      pl: 'http://pl.localhost:4321',
    });
    expect(ofHost('cn.localhost').origins.zh).toBe('http://cn.localhost:4321');
    expect(ofHost('zh.localhost').origins.zh).toBe('http://zh.localhost:4321');
  });
});

describe('SITE_ORIGINS', () => {
  const SITE_ORIGINS =
    'en=https://www.example.com de=https://solar.example.de,\n cn=https://www.example.cn:8443/';

  it.each([
    ['www.example.com', 'en'],
    ['solar.example.de', 'de'],
    ['Solar.Example.DE', 'de'],
    ['www.example.cn:8443', 'cn'],
  ])('makes %s the site %s', (host, key) => {
    expect(keyOf(host, { SITE_ORIGINS })).toBe(key);
  });

  // A proxy may include the default port, or forward the port that the process listens on.
  it.each([
    ['solar.example.de:443', 'de'],
    ['solar.example.de:3000', 'de'],
    ['www.example.cn', 'cn'],
  ])('does not depend on the port that a request names: %s is %s', (host, key) => {
    expect(keyOf(host, { SITE_ORIGINS })).toBe(key);
  });

  it('sets origins without a trailing slash, and keeps those that are not listed', () => {
    const { ofHost } = createSites({ ...defaults, SITE_ORIGINS });
    const { origin, origins } = ofHost('www.example.cn:8443');
    expect(origin).toBe('https://www.example.cn:8443');
    expect(origins.en).toBe('https://www.example.com');
    expect(origins.fr).toBe('http://fr.localhost:3000');
  });

  it('still recognises the first label of other hosts', () => {
    expect(keyOf('de.localhost:3000', { SITE_ORIGINS })).toBe('de');
    expect(keyOf('pl.example.com', { SITE_ORIGINS })).toBe('pl');
  });

  it.each([
    'it=https://it.example.com',
    'de',
    'de=',
    'de=solar.example.de',
    'de=ftp://solar.example.de',
    '=https://solar.example.de',
    'toString=https://solar.example.de',
  ])('that cannot be understood is named in the error: %s', (setting) => {
    const create = () => createSites({ ...defaults, SITE_ORIGINS: setting });
    expect(create).toThrow(EnvironmentError);
    expect(create).toThrow(/SITE_ORIGINS/);
  });
});

describe('MAINLAND_SITES', () => {
  const mainland = (MAINLAND_SITES: string) =>
    createSites({ ...defaults, MAINLAND_SITES })
      .all.filter(({ isMainlandHosted }) => isMainlandHosted)
      .map(({ key }) => key);

  it('is the site cn by default', () => {
    expect(mainland(defaults.MAINLAND_SITES)).toEqual(['cn']);
  });

  it('may list several sites or none', () => {
    expect(mainland('zh, cn')).toEqual(['zh', 'cn']);
    expect(mainland(' ')).toEqual([]);
  });

  it.each(['moon', 'cn,moon', 'jp', 'hasOwnProperty'])(
    'with an unknown site is quoted in the error: %s',
    (setting) => {
      const create = () => createSites({ ...defaults, MAINLAND_SITES: setting });
      expect(create).toThrow(EnvironmentError);
      expect(create).toThrow(/MAINLAND_SITES/);
    },
  );
});
