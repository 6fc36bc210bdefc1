import type { Locator, Page } from 'playwright-core';
import type { FormName } from '../app/forms/forms.ts';
import { listPlaces } from '../app/forms/places.ts';
import type { Messages } from '../app/i18n/en/messages.ts';
import { type ExpectedSite, mainlandSite } from './sites.ts';

/** A field as a visitor fills it in, in the order of the form. */
export interface TestedField {
  name: string;
  label: keyof Messages;
  hint?: keyof Messages;
  /** The error if it is left empty; without one it is optional. */
  error?: keyof Messages;
  /** `text` by default. */
  kind?: 'email' | 'phone' | 'place' | 'lines' | 'choice' | 'agreement';
  /** Its label in the back office; null if it is not stored in a field of its own. */
  column?: string | null;
  /** Left empty at first although it could be filled in, because another field depends on it. */
  isLate?: boolean;
}

export interface TestedForm {
  form: FormName;
  /** Its address, and the part of the page that contains it. */
  address: string;
  fields: TestedField[];
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
      { name: 'detailedAddress', label: 'fieldDetailedAddress' },
      { name: 'companyName', label: 'fieldCompanyName' },
      { name: 'content', label: 'fieldContent', kind: 'lines' },
    ],
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
  },
  { form: 'customer-service', address: '/about#contact', fields: contact },
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
export const fieldsOn = ({ name }: ExpectedSite, { fields }: TestedForm): TestedField[] =>
  name === mainlandSite.name ? [...fields, transferConsent] : fields;

/** What a field is called; the consent to a transfer abroad names the company, as the settings do. */
export const labelOf = ({ label }: TestedField, { messages }: ExpectedSite): string =>
  messages[label].replace('{company}', 'eArc');

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
  kind === undefined || kind === 'place' || kind === 'lines';

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
