import { catalogues } from '../app/i18n/catalogues.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { AnalyticsContent, AnalyticsProvider } from './interface.ts';
import { measurementIdOf, type StoredSettings } from './markets.ts';

/** The form of an id tells whose it is. */
const patterns: Record<AnalyticsProvider, RegExp> = {
  google: /^G-[A-Z0-9]{4,20}$/,
  baidu: /^[0-9a-f]{32}$/,
};

export function providerOf(id: string): AnalyticsProvider | undefined {
  if (patterns.google.test(id)) return 'google';
  return patterns.baidu.test(id) ? 'baidu' : undefined;
}

/** @returns whose service counts visits to the sites in a language, or null where none does. */
function analyticsIn(settings: StoredSettings, language: Language) {
  const ids = settings.analytics as Record<string, unknown> | undefined;
  const id = String(ids?.[measurementIdOf(language)] ?? '').trim();
  const provider = providerOf(id);
  return provider ? { provider, id } : null;
}

/** With the words of the question whether a visitor agrees. */
export function analyticsOf(settings: StoredSettings, language: Language): AnalyticsContent | null {
  const analytics = analyticsIn(settings, language);
  return analytics && { ...analytics, messages: catalogues[language].analytics };
}

/** Parts of a page that are about analytics are shown only where there is any, or none. */
export function isShown(condition: unknown, settings: StoredSettings, language: Language) {
  if (condition !== 'withAnalytics' && condition !== 'withoutAnalytics') return true;
  return (analyticsIn(settings, language) !== null) === (condition === 'withAnalytics');
}
