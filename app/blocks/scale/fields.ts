import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  isExampleField,
  measureField,
  paragraphField,
  qualifierField,
  referenceField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const scale = defineBlock('scale', [
  ...introduction,
  textField('unit', 'unit', { required: true, maxLength: 20 }),
  rowsField('rows', 'rows', [
    textField('label', 'label', { required: true, maxLength: 80 }),
    measureField('value', 'value'),
    { ...measureField('maximum', 'maximum'), required: false },
    qualifierField,
    {
      name: 'isOurs',
      type: 'checkbox',
      label: staffText('isOurs'),
      admin: { description: staffText('isOursHelp') },
      defaultValue: false,
    },
    isExampleField,
    referenceField,
  ]),
  {
    name: 'limit',
    type: 'group',
    label: staffText('limit'),
    admin: { description: staffText('limitHelp') },
    fields: [
      textField('label', 'label', { maxLength: 80 }),
      { ...measureField('value', 'value'), required: false },
      isExampleField,
      referenceField,
    ],
  },
  paragraphField('basis', 'basis'),
]);
