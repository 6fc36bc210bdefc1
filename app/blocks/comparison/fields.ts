import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, isExampleField, paragraphField, textField } from '../field-kit.ts';

export const comparison: Block = {
  slug: 'comparison',
  interfaceName: 'ComparisonBlock',
  labels: { singular: staffText('comparisonBlock'), plural: staffText('comparisonBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    textField('ours', 'oursColumn', { required: true, maxLength: 60 }),
    textField('other', 'otherColumn', { required: true, maxLength: 60 }),
    {
      name: 'rows',
      type: 'array',
      label: staffText('rows'),
      minRows: 1,
      fields: [
        textField('criterion', 'criterion', { required: true, maxLength: 80 }),
        textField('ours', 'oursColumn', { required: true, maxLength: 120 }),
        textField('other', 'otherColumn', { required: true, maxLength: 120 }),
        paragraphField('note', 'comparisonNote'),
        isExampleField,
      ],
    },
    {
      name: 'assumptions',
      type: 'array',
      label: staffText('assumptions'),
      fields: [textField('text', 'text', { required: true, maxLength: 300 })],
    },
  ],
};
