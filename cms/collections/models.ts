import type { CollectionConfig } from 'payload';
import {
  hrefField,
  isExampleField,
  qualifierField,
  textField,
} from '../../app/blocks/field-kit.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { anyone, editors } from '../access.ts';
import { marksContentRevision } from '../hooks/content-revision.ts';
import { keyField } from '../products/key.ts';
import { certifications, parameterNames, parameters } from '../products/parameters.ts';

/**
 * A product that can be ordered. Every table, comparison, figure and text on the site takes its
 * values from here, so that a value is changed in one place.
 */
export const models: CollectionConfig = {
  slug: 'models',
  labels: { singular: staffText('model'), plural: staffText('models') },
  admin: {
    group: staffText('groupProducts'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'series', 'updatedAt'],
  },
  defaultSort: 'position',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: marksContentRevision,
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
        textField('text', 'textValue', { maxLength: 120 }),
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
};

function withUnit(name: Record<string, string>, unit: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => [language, `${text}, ${unit}`]),
  );
}
