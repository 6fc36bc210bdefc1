import { isExampleField, qualifierField, sourceFields } from '../../app/blocks/field-kit.ts';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { anyone, editors, publishedBy } from '../access.ts';
import { editComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { kept } from '../kept.ts';
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
export const facts = kept({
  slug: 'facts',
  labels: { singular: staffText('fact'), plural: staffText('facts') },
  admin: {
    components: editComponents,
    group: staffText('groupProducts'),
    useAsTitle: 'key',
    listSearchableFields: ['key', 'unit'],
    defaultColumns: ['key', 'value', 'unit', 'updatedAt'],
  },
  defaultSort: 'key',
  access: publishedBy(editors, anyone),
  hooks: contentHooks,
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
});
