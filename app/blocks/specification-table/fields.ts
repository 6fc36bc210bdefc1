import { defineBlock, introduction, paragraphField, productsField } from '../field-kit.ts';

export const specificationTable = defineBlock('specificationTable', [
  ...introduction,
  productsField('models', 'modelsHelp'),
  paragraphField('basis', 'basis'),
]);
