import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import {
  anchorField,
  isExampleField,
  paragraphField,
  sourceFields,
  textField,
} from '../field-kit.ts';

export const timeline: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: staffText('timelineBlock'), plural: staffText('timelineBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'entries',
      type: 'array',
      label: staffText('entries'),
      minRows: 1,
      fields: [
        {
          name: 'year',
          type: 'number',
          label: staffText('year'),
          required: true,
          min: 1900,
          max: 2100,
        },
        paragraphField('text', 'text', { required: true }),
        ...sourceFields,
        isExampleField,
      ],
    },
  ],
};
