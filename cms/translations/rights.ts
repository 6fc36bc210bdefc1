import type { Access, SelectField } from 'payload';
import { deskText } from '../../app/i18n/desk.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../app/i18n/languages.ts';
import { administratorsOnly, editors, translators } from '../access.ts';

type Request = Parameters<Access>[0]['req'];
type User = Request['user'];

/** Those into which texts are translated. */
export const targetLanguages = languageCodes.filter((code) => code !== defaultLanguage);

export const isTargetLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && isLanguage(value) && value !== defaultLanguage;

/** What an administrator decides about a translator. */
export const languagesOfTranslator: SelectField = {
  name: 'languages',
  type: 'select',
  hasMany: true,
  label: deskText('translatorLanguages'),
  admin: {
    description: deskText('translatorLanguagesHelp'),
    condition: (data) => data.role === 'translator',
  },
  options: targetLanguages.map((value) => ({ value, label: languages[value].name })),
  access: { create: administratorsOnly, update: administratorsOnly },
};

export const isTranslator = (user: unknown): boolean =>
  typeof user === 'object' && user !== null && 'role' in user && user.role === 'translator';

/** The languages that somebody translates into: editors all, translators theirs, others none. */
export function languagesOf(user: User): Language[] {
  const request = { req: { user } } as { req: Request };
  if (editors(request) === true) return targetLanguages;
  if (translators(request) !== true || !user) return [];
  const own: string[] = 'languages' in user && Array.isArray(user.languages) ? user.languages : [];
  return targetLanguages.filter((language) => own.includes(language));
}

export const mayApprove = (user: User): boolean =>
  editors({ req: { user } } as { req: Request }) === true;
