import {
  defineBlock,
  introduction,
  paragraphField,
  pictureField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const steps = defineBlock('steps', [
  ...introduction,
  rowsField('steps', 'stepsBlock', [
    textField('title', 'title', { required: true, maxLength: 90 }),
    paragraphField('text', 'text'),
    pictureField,
  ]),
]);
