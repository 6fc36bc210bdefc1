import { anchorField, defineBlock, textField } from '../field-kit.ts';

export const jobTeaser = defineBlock('jobTeaser', [
  anchorField,
  textField('title', 'title', { required: true }),
]);
