import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, productsField, textField } from '../field-kit.ts';

export const productFamily: Block = {
  slug: 'productFamily',
  interfaceName: 'ProductFamilyBlock',
  labels: { singular: staffText('productFamilyBlock'), plural: staffText('productFamilyBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    productsField('series'),
  ],
};
