import { defineBlock, introduction, paragraphField, productsField } from '../field-kit.ts';

export const stringCheck = defineBlock('stringCheck', [
  ...introduction,
  productsField('models', 'stringCheckModelsHelp'),
  paragraphField('basis', 'basis'),
]);
