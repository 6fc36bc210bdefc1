import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, hrefField, paragraphField, pictureField, textField } from '../field-kit.ts';

export const productFamily: Block = {
  slug: 'productFamily',
  interfaceName: 'ProductFamilyBlock',
  labels: { singular: staffText('productFamilyBlock'), plural: staffText('productFamilyBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'products',
      type: 'array',
      label: staffText('products'),
      minRows: 1,
      fields: [
        textField('name', 'name', { required: true, maxLength: 60 }),
        paragraphField('text', 'text'),
        textField('figure', 'figure', { maxLength: 40 }),
        pictureField,
        hrefField,
      ],
    },
  ],
};
