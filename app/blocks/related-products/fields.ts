import { anchorField, defineBlock, productsField, textField } from '../field-kit.ts';

export const relatedProducts = defineBlock('relatedProducts', [
  anchorField,
  textField('title', 'title', { required: true }),
  productsField('series', undefined, 4),
]);
