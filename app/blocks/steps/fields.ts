import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  paragraphField,
  pictureField,
  textField,
} from '../field-kit.ts';

export const steps = defineBlock('steps', [
  ...introduction,
  {
    name: 'steps',
    type: 'array',
    label: staffText('stepsBlock'),
    minRows: 1,
    fields: [
      textField('title', 'title', { required: true, maxLength: 90 }),
      paragraphField('text', 'text'),
      pictureField,
    ],
  },
]);
