import type { ArrayField } from 'payload';
import { foldedRows, linkFields, textField } from '../../app/blocks/field-kit.ts';
import { formOptions } from '../../app/forms/form-options.ts';
import { addressText } from '../../app/i18n/addresses.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { administratorsOnly, anyone, editors, recordKeepersOnly, staffOnly } from '../access.ts';
import { usualMonths } from '../applications/retention.ts';
import { editComponents } from '../edit-components.ts';
import { globalContentHooks } from '../hooks/content.ts';
import { keptGlobal } from '../kept.ts';
import { analyticsField, contactFields, salesMapField } from './market-fields.ts';
import { securityFields } from './security-fields.ts';

const links = (name: string, label: Parameters<typeof staffText>[0]): ArrayField => ({
  name,
  type: 'array',
  label: staffText(label),
  admin: foldedRows,
  fields: linkFields,
});

/** What surrounds every page, and what differs from market to market. */
export const settings = keptGlobal({
  slug: 'settings',
  label: staffText('settings'),
  admin: { group: staffText('groupContent'), components: { elements: editComponents.edit } },
  access: { read: anyone, readVersions: editors, update: editors },
  hooks: globalContentHooks,
  fields: [
    ...contactFields,
    {
      ...links('menu', 'mainMenu'),
      admin: { ...foldedRows, description: staffText('mainMenuHelp') },
      // Two levels are all that there are: a link below an item has none below itself.
      fields: [...linkFields, links('children', 'subMenu')],
    },
    {
      name: 'footer',
      type: 'array',
      label: staffText('footerGroups'),
      admin: foldedRows,
      fields: [textField('title', 'title', { required: true }), links('links', 'links')],
    },
    salesMapField,
    analyticsField,
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
    {
      name: 'checksOutsideLinks',
      type: 'checkbox',
      label: addressText('checksOutsideLinks'),
      admin: { description: addressText('checksOutsideLinksHelp') },
      access: { read: staffOnly },
      defaultValue: false,
    },
    ...securityFields,
  ],
});
