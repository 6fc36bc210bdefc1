import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  isExampleField,
  paragraphField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const comparison = defineBlock('comparison', [
  ...introduction,
  textField('ours', 'oursColumn', { required: true, maxLength: 60 }),
  textField('other', 'otherColumn', { required: true, maxLength: 60 }),
  rowsField('rows', 'rows', [
    textField('criterion', 'criterion', { required: true, maxLength: 80 }),
    textField('ours', 'oursColumn', { required: true, maxLength: 120 }),
    textField('other', 'otherColumn', { required: true, maxLength: 120 }),
    paragraphField('note', 'comparisonNote'),
    isExampleField,
  ]),
  {
    name: 'assumptions',
    type: 'array',
    label: staffText('assumptions'),
    fields: [textField('text', 'text', { required: true, maxLength: 300 })],
  },
]);
