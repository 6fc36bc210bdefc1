import {
  anchorField,
  defineBlock,
  isExampleField,
  paragraphField,
  sourceFields,
} from '../field-kit.ts';

export const statement = defineBlock('statement', [
  anchorField,
  paragraphField('text', 'statementText', { required: true, maxLength: 240 }),
  paragraphField('basis', 'basis'),
  ...sourceFields,
  isExampleField,
]);
