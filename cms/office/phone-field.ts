import type { TextField } from 'payload';
import { staffText } from '../../app/i18n/staff.ts';
import { nobodyByHand } from '../access.ts';
import { internationalPhone } from './telephone.ts';

/**
 * A typed telephone number in international format, computed when it is read and stored nowhere.
 * @param places names of the fields that may tell the country of the number, the likeliest first.
 */
export function phoneInternational(places: string[]): TextField {
  return {
    name: 'phoneInternational',
    type: 'text',
    virtual: true,
    label: staffText('phoneInternational'),
    access: { create: nobodyByHand, update: nobodyByHand },
    admin: {
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/components/phone-link.tsx#PhoneLink' },
    },
    hooks: {
      afterRead: [
        ({ siblingData }) =>
          internationalPhone(siblingData.phone, {
            place: places.map((name) => siblingData[name]).find((place) => place?.trim()),
            language: siblingData.language,
          }),
      ],
    },
  };
}
