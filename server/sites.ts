import { defaultLanguage, type Language, languageCodes } from '../app/i18n/languages.ts';
import type { SiteData } from '../app/site.tsx';
import { type MeasurementId, measurementIdOf, type SiteKey, siteKeys } from '../cms/markets.ts';
import { type Environment, EnvironmentError } from '../environment.ts';

/**
 * Which site a host belongs to. The first label of the host names it; any other host is the
 * English site (specification, section 1). Real domains are given by `SITE_ORIGINS`.
 */
export interface Site extends SiteData {
  /** e.g. `https://de.example.com`, without a trailing slash. */
  origin: string;
  /** The hreflang of this site's pages. */
  hreflang: string;
  /** Visits are counted under this id (specification, section 7). */
  measurementId: MeasurementId;
}

interface SiteDescription {
  language: Language;
  labels: string[];
  hreflang: string;
}

const descriptions = {
  en: { language: 'en', labels: [], hreflang: 'en' },
  zh: { language: 'zh', labels: ['zh'], hreflang: 'zh-Hans' },
  cn: { language: 'zh', labels: ['cn'], hreflang: 'zh-CN' },
  de: { language: 'de', labels: ['de'], hreflang: 'de' },
  ja: { language: 'ja', labels: ['ja', 'jp'], hreflang: 'ja' },
  es: { language: 'es', labels: ['es'], hreflang: 'es' },
  fr: { language: 'fr', labels: ['fr'], hreflang: 'fr' },
  pl: { language: 'pl', labels: ['pl'], hreflang: 'pl' },
} as const satisfies Record<SiteKey, SiteDescription>;

const mostHosts = 100;

export interface Sites {
  all: Site[];
  /** @param host as the request names it, with or without a port. */
  ofHost(host: string | undefined): Site;
}

/** @throws EnvironmentError when SITE_ORIGINS or MAINLAND_SITES cannot be understood. */
export function createSites(
  environment: Pick<Environment, 'PORT' | 'SITE_ORIGINS' | 'MAINLAND_SITES'>,
): Sites {
  const origins = { ...localOrigins(environment.PORT), ...parseOrigins(environment.SITE_ORIGINS) };
  const mainland = new Set(listed(environment.MAINLAND_SITES).map(siteKey('MAINLAND_SITES')));
  const byLanguage = Object.fromEntries(
    languageCodes.map((language) => [language, origins[language]]),
  ) as Record<Language, string>;

  const all = siteKeys.map((key): Site => {
    const description: SiteDescription = descriptions[key];
    return {
      key,
      language: description.language,
      isMainlandHosted: mainland.has(key),
      origin: origins[key],
      origins: { ...byLanguage, [description.language]: origins[key] },
      hreflang: description.hreflang,
      measurementId: measurementIdOf(description.language),
    };
  });

  const english = all.find(({ key }) => key === defaultLanguage) as Site;
  const byHost = new Map(all.map((site) => [new URL(site.origin).hostname, site]));
  const byLabel = new Map<string, Site>();
  for (const site of all) {
    for (const label of descriptions[site.key as SiteKey].labels) byLabel.set(label, site);
  }

  function find(host: string): Site {
    // A proxy may pass on its own port, so only the name counts.
    const name = host.toLowerCase().replace(/:\d+$/, '');
    return byHost.get(name) ?? byLabel.get(name.split('.', 1)[0] ?? '') ?? english;
  }

  /** As they were sent; whoever makes hosts up does not fill the memory with them. */
  const found = new Map<string, Site>();
  return {
    all,
    ofHost(host = '') {
      const known = found.get(host);
      if (known) return known;
      const site = find(host);
      if (found.size < mostHosts && host.length < 100) found.set(host, site);
      return site;
    },
  };
}

function localOrigins(port: number): Record<SiteKey, string> {
  const origin = (key: SiteKey) =>
    key === defaultLanguage ? `http://localhost:${port}` : `http://${key}.localhost:${port}`;
  return Object.fromEntries(siteKeys.map((key) => [key, origin(key)])) as Record<SiteKey, string>;
}

/** `en=https://www.example.com de=https://de.example.com` */
function parseOrigins(setting: string): Partial<Record<SiteKey, string>> {
  return Object.fromEntries(
    listed(setting).map((pair) => {
      const separator = pair.indexOf('=');
      const key = siteKey('SITE_ORIGINS')(pair.slice(0, separator));
      const url = URL.parse(pair.slice(separator + 1));
      if (!url || !/^https?:$/.test(url.protocol)) {
        throw new EnvironmentError(
          `The configuration cannot be used:\n  SITE_ORIGINS must be pairs such as de=https://de.example.com`,
        );
      }
      return [key, url.origin];
    }),
  );
}

function siteKey(variable: string) {
  return (word: string): SiteKey => {
    if (Object.hasOwn(descriptions, word)) return word as SiteKey;
    throw new EnvironmentError(
      `The configuration cannot be used:\n  ${variable} may name the sites ${siteKeys.join(', ')}`,
    );
  };
}

function listed(setting: string): string[] {
  return setting.split(/[\s,]+/).filter(Boolean);
}
