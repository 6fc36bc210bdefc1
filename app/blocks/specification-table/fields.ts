import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, isExampleField, paragraphField, textField } from '../field-kit.ts';

export const specificationTable: Block = {
  slug: 'specificationTable',
  interfaceName: 'SpecificationTableBlock',
  labels: {
    singular: staffText('specificationTableBlock'),
    plural: staffText('specificationTableBlocks'),
  },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'products',
      type: 'array',
      label: staffText('productColumns'),
      minRows: 1,
      maxRows: 6,
      fields: [textField('name', 'name', { required: true, maxLength: 60 })],
    },
    {
      name: 'groups',
      type: 'array',
      label: staffText('groups'),
      minRows: 1,
      fields: [
        textField('title', 'title', { required: true, maxLength: 80 }),
        {
          name: 'rows',
          type: 'array',
          label: staffText('rows'),
          minRows: 1,
          fields: [
            textField('parameter', 'parameter', { required: true, maxLength: 80 }),
            textField('unit', 'unit', { maxLength: 20 }),
            {
              name: 'values',
              type: 'array',
              label: staffText('values'),
              admin: { description: staffText('valuesHelp') },
              fields: [textField('value', 'value', { maxLength: 120 }), isExampleField],
            },
          ],
        },
      ],
    },
    paragraphField('basis', 'basis'),
  ],
};
