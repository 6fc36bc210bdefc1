import type { TextField } from 'payload';
import {
  hrefField,
  isExampleField,
  qualifierField,
  textField,
} from '../../app/blocks/field-kit.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { anyone, editors, publishedBy } from '../access.ts';
import { editComponents } from '../edit-components.ts';
import { contentHooks } from '../hooks/content.ts';
import { kept } from '../kept.ts';
import { keyField } from '../products/key.ts';
import { certifications, parameterNames, parameters } from '../products/parameters.ts';

/**
 * A product that can be ordered. Every table, comparison, figure and text on the site takes its
 * values from here, so that a value is changed in one place.
 */
export const models = kept({
  slug: 'models',
  labels: { singular: staffText('model'), plural: staffText('models') },
  admin: {
    components: editComponents,
    group: staffText('groupProducts'),
    useAsTitle: 'name',
    listSearchableFields: ['name', 'key'],
    defaultColumns: ['name', 'key', 'series', 'updatedAt'],
  },
  defaultSort: 'position',
  access: publishedBy(editors, anyone),
  hooks: contentHooks,
  fields: [
    keyField,
    textField('name', 'name', { required: true, maxLength: 60 }),
    {
      name: 'series',
      type: 'relationship',
      relationTo: 'series',
      label: staffText('productSeries'),
      required: true,
      maxDepth: 0,
    },
    hrefField,
    {
      name: 'parameters',
      type: 'array',
      label: staffText('parametersOfModel'),
      fields: [
        {
          name: 'parameter',
          type: 'select',
          label: staffText('parameter'),
          required: true,
          options: parameters.map(({ key, unit }) => ({
            value: key,
            label: unit ? withUnit(parameterNames(key), unit) : parameterNames(key),
          })),
        },
        {
          name: 'value',
          type: 'number',
          label: staffText('value'),
          validate: (
            value: number | null | undefined,
            {
              siblingData,
              req,
            }: {
              siblingData: { parameter?: string };
              req: { i18n: { language: string } };
            },
          ) => {
            const parameter = parameters.find(({ key }) => key === siblingData.parameter);
            const isMissing = parameter?.kind === 'number' && typeof value !== 'number';
            return !isMissing || staffMessage('parameterIncomplete', req.i18n.language);
          },
        },
        { name: 'maximum', type: 'number', label: staffText('maximum') },
        {
          ...textField('text', 'textValue', { maxLength: 120 }),
          admin: { description: staffText('textValueHelp') },
        } as TextField,
        qualifierField,
        isExampleField,
      ],
    },
    {
      name: 'certifications',
      type: 'select',
      hasMany: true,
      label: staffText('certifications'),
      options: certifications.map((name) => ({ value: name, label: name })),
    },
    {
      name: 'position',
      type: 'number',
      label: staffText('position'),
      admin: { position: 'sidebar' },
      defaultValue: 0,
    },
  ],
});

function withUnit(name: Record<string, string>, unit: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => [language, `${text}, ${unit}`]),
  );
}
