import { staffText } from '../../i18n/staff.ts';
import { defineBlock, introduction } from '../field-kit.ts';

export const activityList = defineBlock('activityList', [
  ...introduction,
  {
    name: 'withPast',
    type: 'checkbox',
    label: staffText('withPast'),
    admin: { description: staffText('withPastHelp') },
    defaultValue: false,
  },
]);
