import type { ArrayField, GlobalConfig } from 'payload';
import { linkFields, textField } from '../../app/blocks/field-kit.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { anyone, editors } from '../access.ts';
import { globalMarksContentRevision } from '../hooks/content-revision.ts';

const links = (name: string, label: Parameters<typeof staffText>[0]): ArrayField => ({
  name,
  type: 'array',
  label: staffText(label),
  fields: linkFields,
});

/** What stands around every page: menus, footer, hotline, registration. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: staffText('settings'),
  admin: { group: staffText('groupContent') },
  access: { read: anyone, update: editors },
  hooks: globalMarksContentRevision,
  fields: [
    { name: 'companyName', type: 'text', label: staffText('companyLegalName'), required: true },
    links('menu', 'mainMenu'),
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
    {
      name: 'registrationNumberIsExample',
      type: 'checkbox',
      label: staffText('registrationNumberIsExample'),
      defaultValue: false,
    },
  ],
};
