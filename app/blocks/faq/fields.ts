import { staffText } from '../../i18n/staff.ts';
import {
  actionsField,
  defineBlock,
  introduction,
  paragraphField,
  textField,
} from '../field-kit.ts';

export const faq = defineBlock('faq', [
  ...introduction,
  {
    name: 'questions',
    type: 'array',
    label: staffText('questions'),
    minRows: 1,
    fields: [
      textField('question', 'question', { required: true }),
      paragraphField('answer', 'answer', { required: true, maxLength: 2400 }),
    ],
  },
  actionsField,
]);
