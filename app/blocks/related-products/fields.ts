import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, productsField, textField } from '../field-kit.ts';

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
    productsField('series', undefined, 4),
  ],
};
