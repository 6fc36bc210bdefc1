import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  paragraphField,
  pictureField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const caseList = defineBlock('caseList', [
  ...introduction,
  rowsField('cases', 'cases', [
    textField('place', 'place', { required: true, maxLength: 90 }),
    { name: 'year', type: 'number', label: staffText('year'), min: 2000, max: 2100 },
    { name: 'power', type: 'number', label: staffText('powerInKilowatts'), min: 0 },
    textField('roof', 'roof', { maxLength: 90 }),
    textField('method', 'installationMethod', { maxLength: 90 }),
    paragraphField('text', 'text'),
    pictureField,
    textField('source', 'source', { maxLength: 120 }),
    {
      name: 'isExample',
      type: 'checkbox',
      label: staffText('isExample'),
      admin: { description: staffText('isExampleHelp') },
      defaultValue: false,
    },
  ]),
]);
