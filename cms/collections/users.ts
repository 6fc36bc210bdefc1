import type { CollectionConfig, Endpoint } from 'payload';
import { accountMessages } from '../../app/i18n/accounts.ts';
import type { AccountMessages } from '../../app/i18n/en/accounts.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import {
  administrators,
  administratorsOnly,
  administratorsOrSelf,
  anyAccount,
  colleaguesOrSelf,
  nobody,
  nobodyByHand,
  roles,
  roleTexts,
} from '../access.ts';
import { accountEndpoints } from '../accounts/endpoints.ts';
import { accountFields } from '../accounts/fields.ts';
import { keepAdministrator, keepAdministratorAccount } from '../accounts/last-administrator.ts';
import { guardPassword, normalizeNewPassword } from '../accounts/passwords.ts';
import { guardSecondFactor, removeSecondFactor } from '../accounts/second-factor.ts';
import { endSessionsOnChange, noteDevice } from '../accounts/sessions.ts';
import { guardSignIn, rememberSignIn } from '../accounts/sign-in.ts';
import { languagesOfTranslator } from '../translations/rights.ts';

/**
 * Payload's endpoints that this site replaces or does without: passwords are reset at
 * /login/forgot.
 */
const closed: Endpoint[] = ['/forgot-password', '/reset-password', '/unlock', '/verify/:id'].map(
  (path) => ({
    path,
    method: 'post',
    handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
  }),
);

const unused = { hidden: true, access: { create: nobodyByHand, update: nobodyByHand } } as const;

const accountText = (key: keyof AccountMessages): Record<string, string> =>
  Object.fromEntries(languageCodes.map((language) => [language, accountMessages[language][key]]));

/** @param isHttps whether browsers reach the site only over HTTPS. */
export const users = (isHttps: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: staffText('user'), plural: staffText('users') },
  admin: {
    group: staffText('groupSystem'),
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email'],
    defaultColumns: ['name', 'email', 'role', 'isInvited', 'isDisabled', 'updatedAt'],
    components: { beforeListTable: ['/components/invite-colleague.tsx#InviteColleague'] },
  },
  auth: {
    // Strangers could keep an account locked; server/staff/visitors.ts slows down failed attempts
    // instead.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isHttps },
  },
  access: {
    admin: staffMayEnter,
    create: administrators,
    read: colleaguesOrSelf,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: nobody,
  },
  endpoints: [...closed, ...accountEndpoints],
  hooks: {
    beforeOperation: [guardSignIn, normalizeNewPassword],
    beforeChange: [
      // Colleagues are chosen by name, for example to answer an inquiry, so everyone has one.
      ({ data, originalDoc }) => {
        const name = 'name' in data ? data.name : originalDoc?.name;
        return name?.trim() ? data : { ...data, name: data.email ?? originalDoc?.email };
      },
      guardPassword,
      keepAdministrator,
      endSessionsOnChange,
    ],
    beforeDelete: [keepAdministratorAccount],
    afterDelete: [({ id, req }) => removeSecondFactor(req.payload, Number(id))],
    beforeLogin: [guardSecondFactor],
    afterLogin: [noteDevice, rememberSignIn],
  },
  fields: [
    { name: 'name', type: 'text', label: staffText('name'), maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      label: staffText('role'),
      options: roles.map((role) => ({ value: role, label: staffText(roleTexts[role]) })),
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: administratorsOnly, update: administratorsOnly },
    },
    languagesOfTranslator,
    {
      name: 'passwordIsInitial',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: nobodyByHand, update: nobodyByHand },
    },
    {
      // Asked for in the form of one's own account, and never stored (accounts/passwords.ts).
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: accountText('currentPassword'),
      admin: {
        description: accountText('currentPasswordHelp'),
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/current-password.tsx#CurrentPassword' },
      },
    },
    ...accountFields,
    // For Payload's own lock, which is no longer used. The columns remain: during a deploy, nodes
    // of the previous version that run beside this one still read them.
    { name: 'loginAttempts', type: 'number', defaultValue: 0, ...unused },
    { name: 'lockUntil', type: 'date', ...unused },
  ],
});

function staffMayEnter(request: Parameters<typeof anyAccount>[0]): boolean {
  return anyAccount(request) === true;
}
