import type { Language } from '../../app/i18n/languages.ts';

/** All hosts of the site: the first label of each, where it has one, and what is read there. */
export const hosts: { label: string | undefined; language: Language }[] = [
  { label: undefined, language: 'en' },
  { label: 'zh', language: 'zh' },
  { label: 'cn', language: 'zh' },
  { label: 'de', language: 'de' },
  { label: 'ja', language: 'ja' },
  { label: 'es', language: 'es' },
  { label: 'fr', language: 'fr' },
  { label: 'pl', language: 'pl' },
];
