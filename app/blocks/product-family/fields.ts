import { defineBlock, introduction, productsField } from '../field-kit.ts';

export const productFamily = defineBlock('productFamily', [
  ...introduction,
  productsField('series'),
]);
