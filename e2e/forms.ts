import type { Locator, Page } from 'playwright-core';
import type { FormName } from '../app/forms/forms.ts';
import { listPlaces } from '../app/forms/places.ts';
import type { FormMessages } from '../app/i18n/en/forms.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import type { Language } from '../app/i18n/languages.ts';
import { settingsTexts } from '../content/settings/settings.ts';
import { type ExpectedSite, mainlandSite } from './sites.ts';

/** A field as a visitor fills it in, in the order of the form. */
export interface TestedField {
  name: string;
  label: keyof (Messages & FormMessages);
  hint?: keyof (Messages & FormMessages);
  /** The error if it is left empty; without one it is optional. */
  error?: keyof (Messages & FormMessages);
  /** `text` by default. */
  kind?: 'email' | 'phone' | 'place' | 'prefecture' | 'lines' | 'choice' | 'agreement';
  /** Its label in the back office; null if it is not stored in a field of its own. */
  column?: string | null;
  /** Asked only of those who read this language. */
  language?: Language;
  /** Left empty at first although it could be filled in, because another field depends on it. */
  isLate?: boolean;
}

export interface TestedForm {
  form: FormName;
  /** Its address, and the part of the page that contains it. */
  address: string;
  /** But for pictures and plans, which nobody types. */
  fields: TestedField[];
  takesFiles?: boolean;
}

const contact: TestedField[] = [
  { name: 'name', label: 'fieldName', error: 'errorNameRequired' },
  { name: 'email', label: 'fieldEmail', error: 'errorEmailRequired', kind: 'email' },
  { name: 'company', label: 'fieldCompanyName', column: 'companyName' },
  { name: 'content', label: 'fieldMessage', error: 'errorMessageRequired', kind: 'lines' },
];

/** Every form except the application. */
export const testedForms: TestedForm[] = [
  {
    form: 'quote',
    address: '/home#quote',
    fields: [
      { name: 'name', label: 'fieldName', error: 'errorNameRequired' },
      {
        name: 'email',
        label: 'fieldEmail',
        hint: 'contactHint',
        error: 'errorContactRequired',
        kind: 'email',
      },
      { name: 'phone', label: 'fieldPhone', kind: 'phone', isLate: true },
      {
        name: 'projectAddress',
        label: 'fieldProjectAddress',
        error: 'errorProjectAddressRequired',
        kind: 'place',
      },
      { name: 'prefecture', label: 'fieldPrefecture', kind: 'prefecture', language: 'ja' },
      { name: 'detailedAddress', label: 'fieldDetailedAddress' },
      { name: 'companyName', label: 'fieldCompanyName' },
      { name: 'content', label: 'fieldContent', kind: 'lines' },
    ],
    takesFiles: true,
  },
  {
    form: 'custom-request',
    address: '/off_grid#custom-request',
    fields: [
      { name: 'name', label: 'fieldName', error: 'errorNameRequired' },
      { name: 'company', label: 'fieldCompanyName', column: 'companyName' },
      { name: 'email', label: 'fieldEmail', error: 'errorEmailRequired', kind: 'email' },
      { name: 'telephone', label: 'fieldPhone', kind: 'phone', column: 'phone' },
      { name: 'country', label: 'fieldCountry', kind: 'place' },
      { name: 'projectScale', label: 'fieldProjectScale' },
      {
        name: 'requirements',
        label: 'fieldRequirements',
        error: 'errorRequirementsRequired',
        kind: 'lines',
        column: 'content',
      },
      { name: 'portablePowerStation', label: 'fieldPortablePowerStation', kind: 'choice' },
      {
        name: 'privacy',
        label: 'fieldPrivacy',
        error: 'errorPrivacyRequired',
        kind: 'agreement',
        column: null,
      },
    ],
    takesFiles: true,
  },
  { form: 'customer-service', address: '/about#contact', fields: contact, takesFiles: true },
  { form: 'media-cooperation', address: '/about#media-form', fields: contact },
  {
    form: 'feedback',
    address: '/about#feedback',
    fields: [
      { name: 'name', label: 'fieldName' },
      { name: 'email', label: 'fieldEmail', kind: 'email' },
      { name: 'content', label: 'fieldMessage', error: 'errorMessageRequired', kind: 'lines' },
    ],
  },
];

const transferConsent: TestedField = {
  name: 'transferConsent',
  label: 'fieldTransferConsent',
  error: 'errorTransferConsentRequired',
  kind: 'agreement',
};

/** The fields of a form on a site: mainland China also asks for consent to the transfer abroad. */
export function fieldsOn(site: ExpectedSite, { fields }: TestedForm): TestedField[] {
  const asked = fields.filter(({ language }) => !language || language === site.language);
  return site.name === mainlandSite.name ? [...asked, transferConsent] : asked;
}

/** What a field is called; the consent to a transfer abroad names the company, as the settings do. */
export const labelOf = ({ label }: TestedField, { messages }: ExpectedSite): string =>
  messages[label].replace('{company}', settingsTexts.en.contact?.companyName ?? '');

/** What a visitor of a site types into a field, in their script where there is one for it. */
export function answerTo(
  { kind, name }: TestedField,
  { language, messages }: ExpectedSite,
): string {
  const words = `${messages.answerYes} ${name} 屋根🌞`;
  switch (kind) {
    case 'email':
      return `müller+${language}@bücher.example`;
    case 'phone':
      return ' +49 (0)30 / 123-45 67';
    case 'place':
      return listPlaces(language)[2] ?? '';
    case 'prefecture':
      return '神奈川県';
    case 'lines':
      return `${words}\n\n "é" `;
    case 'choice':
      return 'no';
    case 'agreement':
      return 'yes';
    default:
      return words;
  }
}

export const takesAnyText = ({ kind }: TestedField): boolean =>
  kind === undefined || kind === 'place' || kind === 'prefecture' || kind === 'lines';

/**
 * What a browser's field makes of a text: a single line, or lines with normalised breaks (HTML).
 */
export function held({ kind }: TestedField, text: string): string {
  return kind === 'lines' ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n]/g, '');
}

export const formOn = (page: Page, { form }: TestedForm): Locator =>
  page.locator(`form[action="/forms/${form}"]`);

export const fieldOn = (page: Page, { form }: TestedForm, name: string): Locator =>
  page.locator(`#${form}-${name}`);
