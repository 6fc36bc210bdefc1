import { staffText } from '../../i18n/staff.ts';
import {
  defineBlock,
  optionsOf,
  paragraphField,
  shownWhereField,
  textField,
} from '../field-kit.ts';

export const notice = defineBlock('notice', [
  {
    name: 'kind',
    type: 'select',
    label: staffText('noticeKind'),
    required: true,
    defaultValue: 'information',
    options: optionsOf({ information: 'noticeInformation', warning: 'noticeWarning' }),
  },
  textField('title', 'title', { required: true, maxLength: 90 }),
  paragraphField('text', 'text'),
  shownWhereField,
]);
