import { staffText } from '../../i18n/staff.ts';
import {
  anchorField,
  defineBlock,
  isExampleField,
  qualifierField,
  referenceField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const figures = defineBlock('figures', [
  anchorField,
  textField('title', 'title', { required: true }),
  rowsField('figures', 'figures', [
    { name: 'value', type: 'number', label: staffText('value'), required: true },
    qualifierField,
    textField('unit', 'unit', { maxLength: 20 }),
    textField('label', 'label', { required: true, maxLength: 80 }),
    isExampleField,
    referenceField,
  ]),
]);
