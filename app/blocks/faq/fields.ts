import {
  actionsField,
  defineBlock,
  introduction,
  paragraphField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const faq = defineBlock('faq', [
  ...introduction,
  rowsField('questions', 'questions', [
    textField('question', 'question', { required: true }),
    paragraphField('answer', 'answer', { required: true, maxLength: 2400 }),
  ]),
  actionsField,
]);
