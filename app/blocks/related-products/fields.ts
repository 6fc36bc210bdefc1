import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, hrefField, paragraphField, pictureField, textField } from '../field-kit.ts';

export const relatedProducts: Block = {
  slug: 'relatedProducts',
  interfaceName: 'RelatedProductsBlock',
  labels: {
    singular: staffText('relatedProductsBlock'),
    plural: staffText('relatedProductsBlocks'),
  },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    {
      name: 'products',
      type: 'array',
      label: staffText('products'),
      minRows: 1,
      maxRows: 4,
      fields: [
        textField('name', 'name', { required: true, maxLength: 60 }),
        textField('figure', 'figure', { maxLength: 40 }),
        paragraphField('text', 'text'),
        pictureField,
        hrefField,
      ],
    },
  ],
};
