import { type CollectionConfig, LockedAuth } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';
import {
  administrators,
  administratorsOnly,
  administratorsOrSelf,
  colleaguesOrSelf,
  nobodyByHand,
  roles,
  staff,
} from '../access.ts';
import { equalSignIn } from '../hooks/equal-sign-in.ts';

const roleTexts = {
  admin: 'roleAdmin',
  editor: 'roleEditor',
  sales: 'roleSales',
  hr: 'roleHr',
} as const;

/** @param isHttps whether browsers reach the site by https alone. */
export const users = (isHttps: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: staffText('user'), plural: staffText('users') },
  admin: {
    group: staffText('groupSystem'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: isHttps },
  },
  access: {
    admin: staffMayEnter,
    create: administrators,
    read: colleaguesOrSelf,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeOperation: [equalSignIn],
    // That an account is locked would tell that there is one.
    afterError: [
      ({ error, req }) =>
        error instanceof LockedAuth
          ? { response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] } }
          : undefined,
    ],
    beforeChange: [
      ({ data, operation, originalDoc }) => {
        // Whoever sets a password of their own has replaced the one made at installation.
        if (operation === 'update' && data.password && originalDoc?.passwordIsInitial) {
          data.passwordIsInitial = false;
        }
        return data;
      },
      // Colleagues are chosen by name, for example to answer an inquiry; so everyone has one.
      ({ data, originalDoc }) => {
        const name = 'name' in data ? data.name : originalDoc?.name;
        return name?.trim() ? data : { ...data, name: data.email ?? originalDoc?.email };
      },
    ],
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
    {
      name: 'passwordIsInitial',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: nobodyByHand, update: nobodyByHand },
    },
  ],
});

function staffMayEnter(request: Parameters<typeof staff>[0]): boolean {
  return staff(request) === true;
}
