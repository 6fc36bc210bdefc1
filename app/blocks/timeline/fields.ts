import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  isExampleField,
  paragraphField,
  rowsField,
  sourceFields,
} from '../field-kit.ts';

export const timeline = defineBlock('timeline', [
  ...introduction,
  rowsField('entries', 'entries', [
    {
      name: 'year',
      type: 'number',
      label: staffText('year'),
      required: true,
      min: 1900,
      max: 2100,
    },
    paragraphField('text', 'text', { required: true }),
    ...sourceFields,
    isExampleField,
  ]),
]);
