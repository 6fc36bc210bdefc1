import { defineBlock, introduction, productsField } from '../field-kit.ts';

export const downloads = defineBlock('downloads', [
  ...introduction,
  productsField('models', 'downloadsModelsHelp'),
]);
