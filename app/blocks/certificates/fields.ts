import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  introduction,
  isExampleField,
  optionsOf,
  paragraphField,
  textField,
} from '../field-kit.ts';

export const certificates = defineBlock('certificates', [
  ...introduction,
  {
    name: 'certificates',
    type: 'array',
    label: staffText('certificates'),
    fields: [
      textField('name', 'name', { required: true, maxLength: 40 }),
      textField('text', 'text', { maxLength: 160 }),
      isExampleField,
    ],
  },
  textField('testsTitle', 'testsTitle', { maxLength: 80 }),
  {
    name: 'tests',
    type: 'array',
    label: staffText('tests'),
    fields: [
      {
        name: 'drawing',
        type: 'select',
        label: staffText('drawing'),
        required: true,
        options: optionsOf({
          saltMist: 'testSaltMist',
          ammonia: 'testAmmonia',
          fire: 'testFire',
          blownSand: 'testBlownSand',
          pid: 'testPid',
        }),
      },
      textField('name', 'name', { required: true, maxLength: 80 }),
      paragraphField('text', 'text'),
      isExampleField,
    ],
  },
]);
