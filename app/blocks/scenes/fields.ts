import { staffText } from '../../i18n/staff.ts';
import {
  anchorField,
  defineBlock,
  hrefField,
  paragraphField,
  pictureField,
  textField,
} from '../field-kit.ts';

export const scenes = defineBlock('scenes', [
  anchorField,
  textField('title', 'title', { required: true }),
  {
    name: 'scenes',
    type: 'array',
    label: staffText('scenesBlock'),
    minRows: 1,
    fields: [
      textField('name', 'name', { required: true, maxLength: 60 }),
      paragraphField('text', 'text'),
      { ...pictureField, required: true },
      hrefField,
    ],
  },
]);
