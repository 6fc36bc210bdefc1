import { actionsField, anchorField, defineBlock, paragraphField, textField } from '../field-kit.ts';

export const callToAction = defineBlock('callToAction', [
  anchorField,
  textField('title', 'title', { required: true, maxLength: 120 }),
  paragraphField('text', 'text'),
  { ...actionsField, minRows: 1 },
]);
