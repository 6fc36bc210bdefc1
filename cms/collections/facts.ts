import type { CollectionConfig } from 'payload';
import { isExampleField, qualifierField, sourceFields } from '../../app/blocks/field-kit.ts';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { anyone, editors } from '../access.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';
import { keyField } from '../products/key.ts';
import { factUnits } from '../products/parameters.ts';

interface ValidationContext {
  req: { locale?: string | null; i18n: { language: string } };
}

/**
 * The constants of the company (specification, section 9), which texts refer to by key. Values are
 * localized, because languages differ in what they count: Japanese states the remaining weight
 * where others state how much lower it is.
 */
export const facts: CollectionConfig = {
  slug: 'facts',
  labels: { singular: staffText('fact'), plural: staffText('facts') },
  admin: {
    group: staffText('groupProducts'),
    useAsTitle: 'key',
    defaultColumns: ['key', 'value', 'unit', 'updatedAt'],
  },
  defaultSort: 'key',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: marksContentRevision,
  fields: [
    keyField,
    {
      name: 'value',
      type: 'number',
      label: staffText('value'),
      localized: true,
      // A language that counts as English does needs no value of its own.
      validate: (value: number | null | undefined, { req }: ValidationContext) =>
        typeof value === 'number' ||
        req.locale !== defaultLanguage ||
        staffMessage('factValueRequired', req.i18n.language),
    },
    { name: 'maximum', type: 'number', label: staffText('maximum'), localized: true },
    {
      name: 'unit',
      type: 'select',
      label: staffText('unit'),
      required: true,
      defaultValue: 'none',
      options: factUnits.map((unit) => ({ value: unit, label: unit === 'none' ? '–' : unit })),
    },
    qualifierField,
    ...sourceFields,
    isExampleField,
  ],
};
