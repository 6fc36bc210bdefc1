import { staffText } from '../../i18n/staff.ts';
import {
  anchorField,
  defineBlock,
  isExampleField,
  qualifierField,
  referenceField,
  textField,
} from '../field-kit.ts';

export const figures = defineBlock('figures', [
  anchorField,
  textField('title', 'title', { required: true }),
  {
    name: 'figures',
    type: 'array',
    label: staffText('figures'),
    minRows: 1,
    fields: [
      { name: 'value', type: 'number', label: staffText('value'), required: true },
      qualifierField,
      textField('unit', 'unit', { maxLength: 20 }),
      textField('label', 'label', { required: true, maxLength: 80 }),
      isExampleField,
      referenceField,
    ],
  },
]);
