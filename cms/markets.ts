import { type Language, languageCodes, languages } from '../app/i18n/languages.ts';
import { staffText } from '../app/i18n/staff.ts';
import type { Setting } from './payload-types.ts';
import { pick } from './resolve.ts';

/** The settings as they are stored, in all languages at once. */
export type StoredSettings = Record<string, unknown>;

/** Every site by the name that `SITE_ORIGINS` gives it: one of each language, two in Chinese. */
export type SiteKey = Language | 'cn';

export const siteKeys = languageCodes.flatMap((code): SiteKey[] =>
  code === 'zh' ? [code, 'cn'] : [code],
);

export const siteOptions = siteKeys.map((key) => ({
  value: key,
  label: key === 'cn' ? staffText('mainlandSite') : languages[key].name,
}));

/** Sites that show the countries of a sales map as a list, unless the settings say otherwise. */
export const usualListSites: SiteKey[] = ['zh', 'cn'];

/** What visits are counted under (specification, section 7): the host decides the language. */
export type MeasurementId = keyof NonNullable<Setting['analytics']>;

const measurementIds: Partial<Record<Language, MeasurementId>> = {
  zh: 'china',
  de: 'germany',
  ja: 'japan',
};

export const measurementIdOf = (language: Language): MeasurementId =>
  measurementIds[language] ?? 'default';

/** The settings that texts may refer to by their name, e.g. {hotline}. */
const named = new Set<string>(['companyName', 'hotline', 'pressPhone'] satisfies (keyof Setting)[]);

export const isNamedSetting = (name: string): boolean => named.has(name);

/** @returns the text of a setting; undefined if it has no such name, or is empty. */
export function namedSetting(
  settings: StoredSettings,
  name: string,
  language: Language,
): string | undefined {
  if (!isNamedSetting(name)) return undefined;
  const { value } = pick(settings[name], language);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A setting with its own mark for example data: of the language that the text is in. */
export function markedSetting(
  settings: StoredSettings,
  name: 'companyName' | 'hotline' | 'pressPhone',
  language: Language,
): { text: string; isExample: boolean } | null {
  const text = namedSetting(settings, name, language);
  if (text === undefined) return null;
  const { fallback } = pick(settings[name], language);
  const marks = settings[`${name}IsExample`] as Partial<Record<Language, unknown>> | undefined;
  return { text, isExample: marks?.[fallback ?? language] === true };
}
