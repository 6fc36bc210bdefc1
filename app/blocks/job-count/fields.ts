import { anchorField, defineBlock, textField } from '../field-kit.ts';

export const jobCount = defineBlock('jobCount', [
  anchorField,
  textField('title', 'title', { required: true }),
]);
