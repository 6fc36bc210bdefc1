import { staffText } from '../../i18n/staff.ts';
import { anchorField, defineBlock, pictureField, textField } from '../field-kit.ts';

export const gallery = defineBlock('gallery', [
  anchorField,
  textField('title', 'title', { required: true }),
  {
    name: 'pictures',
    type: 'array',
    label: staffText('media'),
    minRows: 1,
    fields: [{ ...pictureField, required: true }, textField('caption', 'caption')],
  },
]);
