import type { ArrayField, GlobalConfig } from 'payload';
import { linkFields, textField } from '../../app/blocks/field-kit.ts';
import { formOptions } from '../../app/forms/form-options.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { administratorsOnly, anyone, editors, recordKeepersOnly, staffOnly } from '../access.ts';
import { usualMonths } from '../applications/retention.ts';
import { globalMarksContentRevision } from '../hooks/content-revision.ts';
import { securityFields } from './security-fields.ts';

const links = (name: string, label: Parameters<typeof staffText>[0]): ArrayField => ({
  name,
  type: 'array',
  label: staffText(label),
  fields: linkFields,
});

/** What surrounds every page: menus, footer, hotline, registration. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: staffText('settings'),
  admin: { group: staffText('groupContent') },
  access: { read: anyone, update: editors },
  hooks: globalMarksContentRevision,
  fields: [
    { name: 'companyName', type: 'text', label: staffText('companyLegalName'), required: true },
    {
      ...links('menu', 'mainMenu'),
      admin: { description: staffText('mainMenuHelp') },
      // Two levels are all that there are: a link below an item has none below itself.
      fields: [...linkFields, links('children', 'subMenu')],
    },
    {
      name: 'footer',
      type: 'array',
      label: staffText('footerGroups'),
      fields: [textField('title', 'title', { required: true }), links('links', 'links')],
    },
    { name: 'hotline', type: 'text', label: staffText('serviceHotline') },
    {
      name: 'hotlineIsExample',
      type: 'checkbox',
      label: staffText('serviceHotlineIsExample'),
      defaultValue: false,
    },
    { name: 'workingHours', type: 'text', label: staffText('workingHours'), localized: true },
    { name: 'registrationNumber', type: 'text', label: staffText('registrationNumber') },
    { name: 'publicSecurityNumber', type: 'text', label: staffText('publicSecurityNumber') },
    {
      name: 'notifications',
      type: 'array',
      label: staffText('notifications'),
      admin: { description: staffText('notificationsHelp') },
      // This decides where inquiries and applications go, so editors must not change it.
      access: { read: recordKeepersOnly, update: administratorsOnly },
      fields: [
        {
          name: 'form',
          type: 'select',
          label: staffText('form'),
          options: [...formOptions, { value: 'resume', label: staffText('application') }],
        },
        {
          name: 'language',
          type: 'select',
          label: staffText('language'),
          options: languageCodes.map((code) => ({ value: code, label: languages[code].name })),
        },
        { name: 'email', type: 'email', label: staffText('email'), required: true },
      ],
    },
    {
      name: 'retentionMonths',
      type: 'number',
      label: staffText('retentionMonths'),
      admin: { description: staffText('retentionMonthsHelp') },
      access: { read: staffOnly, update: administratorsOnly },
      required: true,
      defaultValue: 24,
      min: 1,
      max: 120,
    },
    {
      name: 'applicationRetentionMonths',
      type: 'number',
      label: staffText('applicationRetentionMonths'),
      admin: { description: staffText('applicationRetentionMonthsHelp') },
      access: { read: staffOnly, update: administratorsOnly },
      defaultValue: usualMonths,
      min: 1,
      max: 60,
    },
    ...(['asksDateOfBirth', 'asksNationality'] as const).map((name) => ({
      name,
      type: 'checkbox' as const,
      label: staffText(name),
      access: { update: administratorsOnly },
      defaultValue: true,
    })),
    {
      name: 'registrationNumberIsExample',
      type: 'checkbox',
      label: staffText('registrationNumberIsExample'),
      defaultValue: false,
    },
    ...securityFields,
  ],
};
