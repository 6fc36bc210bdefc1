import type { Field } from 'payload';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { peopleText } from '../../app/i18n/people.ts';
import { administratorsOnly, nobodyByHand } from '../access.ts';
import { sessionsField } from './sessions.ts';

const yesCell = '/components/yes-cell.tsx#YesCell';

/** What an account has besides name, address, password and role. */
export const accountFields: Field[] = [
  {
    name: 'language',
    type: 'select',
    label: peopleText('language'),
    options: languageCodes.map((code) => ({ value: code, label: languages[code].name })),
    admin: { description: peopleText('languageHelp') },
  },
  {
    name: 'signature',
    type: 'textarea',
    label: peopleText('signature'),
    maxLength: 1000,
    admin: { description: peopleText('signatureHelp'), disableListColumn: true },
  },
  {
    name: 'isInvited',
    type: 'checkbox',
    label: peopleText('isInvited'),
    defaultValue: false,
    access: { create: nobodyByHand, update: nobodyByHand },
    admin: {
      readOnly: true,
      condition: (data) => Boolean(data.isInvited),
      components: { Cell: yesCell },
    },
  },
  {
    name: 'isDisabled',
    type: 'checkbox',
    label: peopleText('isDisabled'),
    defaultValue: false,
    access: { create: administratorsOnly, update: administratorsOnly },
    admin: {
      description: peopleText('isDisabledHelp'),
      condition: (_data, _siblings, { user }) => user?.role === 'admin',
      components: { Cell: yesCell },
    },
  },
  {
    name: 'security',
    type: 'ui',
    admin: {
      components: { Field: '/components/account-security.tsx#AccountSecurity' },
      disableListColumn: true,
    },
  },
  sessionsField,
];
