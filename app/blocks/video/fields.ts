import { staffText } from '../../i18n/staff.ts';
import { anchorField, defineBlock, paragraphField, textField } from '../field-kit.ts';

export const video = defineBlock('video', [
  anchorField,
  textField('title', 'title'),
  paragraphField('text', 'text'),
  {
    name: 'video',
    type: 'upload',
    relationTo: 'videos',
    label: staffText('video'),
    required: true,
    // Files in AV1 belong to another one, and have no text.
    filterOptions: { codec: { equals: 'h264' } },
    // Its text and its still picture lie one level deeper than pages are read.
    maxDepth: 0,
  },
]);
