import type { CheckboxField, Field, TextField } from 'payload';
import { requiredInEnglish, textField } from '../../app/blocks/field-kit.ts';
import { type StaffText, staffMessage, staffText } from '../../app/i18n/staff.ts';
import { administratorsOnly } from '../access.ts';
import { providerOf } from '../analytics.ts';
import { type MeasurementId, siteOptions, usualListSites } from '../markets.ts';

const exampleField = (name: string, label: StaffText): CheckboxField => ({
  name,
  type: 'checkbox',
  label: staffText(label),
  localized: true,
  defaultValue: false,
});

const helped = (field: TextField, help: StaffText): TextField => ({
  ...field,
  admin: { description: staffText(help) },
});

/** What a market has instead of a translation: the desk of translators does not ask for it. */
const ofMarket = (field: TextField): TextField => ({ ...field, custom: { isOfMarket: true } });

/** Who runs the site and how to reach them: each language has its own, or that of English. */
export const contactFields: Field[] = [
  ofMarket(
    helped(requiredInEnglish(textField('companyName', 'companyLegalName')), 'companyLegalNameHelp'),
  ),
  exampleField('companyNameIsExample', 'companyLegalNameIsExample'),
  ofMarket(helped(textField('hotline', 'serviceHotline', { maxLength: 40 }), 'serviceHotlineHelp')),
  exampleField('hotlineIsExample', 'serviceHotlineIsExample'),
  helped(textField('workingHours', 'workingHours'), 'workingHoursHelp'),
  ofMarket(helped(textField('pressPhone', 'pressPhone', { maxLength: 40 }), 'pressPhoneHelp')),
  exampleField('pressPhoneIsExample', 'pressPhoneIsExample'),
];

export const salesMapField: Field = {
  name: 'listSites',
  type: 'select',
  hasMany: true,
  label: staffText('listSites'),
  admin: { description: staffText('listSitesHelp') },
  options: siteOptions,
  defaultValue: usualListSites,
};

/** Only the sites in Chinese may ask Baidu: what it is told leaves for China. */
const measurementField = (name: MeasurementId, label: StaffText): TextField => ({
  name,
  type: 'text',
  label: staffText(label),
  maxLength: 40,
  validate: (
    value: string | null | undefined,
    { req }: { req: { i18n: { language: string } } },
  ) => {
    const provider = value ? providerOf(value.trim()) : 'google';
    const isAllowed = provider === 'google' || (provider === 'baidu' && name === 'china');
    if (isAllowed) return true;
    const fault = name === 'china' ? 'analyticsIdInvalidInChina' : 'analyticsIdInvalid';
    return staffMessage(fault, req.i18n.language);
  },
});

/** Whose service counts visits, once a visitor has agreed; empty for none. */
export const analyticsField: Field = {
  name: 'analytics',
  type: 'group',
  label: staffText('analytics'),
  admin: { description: staffText('analyticsHelp') },
  // This decides whose script runs in the browsers of visitors.
  access: { update: administratorsOnly },
  fields: [
    measurementField('default', 'analyticsDefault'),
    measurementField('germany', 'analyticsGermany'),
    measurementField('japan', 'analyticsJapan'),
    measurementField('china', 'analyticsChina'),
  ],
};
