import {
  actionsField,
  defineBlock,
  paragraphField,
  pictureField,
  textField,
} from '../field-kit.ts';

export const hero = defineBlock('hero', [
  textField('title', 'title', { required: true, maxLength: 90 }),
  paragraphField('text', 'text'),
  pictureField,
  actionsField,
]);
