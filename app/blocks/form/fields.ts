import { placedFormOptions } from '../../forms/form-options.ts';
import { staffText } from '../../i18n/staff.ts';
import { defineBlock, introduction } from '../field-kit.ts';

export const form = defineBlock('form', [
  ...introduction,
  {
    name: 'form',
    type: 'select',
    label: staffText('form'),
    required: true,
    options: placedFormOptions,
  },
]);
