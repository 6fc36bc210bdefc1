import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, pictureField, textField } from '../field-kit.ts';

export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: staffText('stepsBlock'), plural: staffText('stepsBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'steps',
      type: 'array',
      label: staffText('stepsBlock'),
      minRows: 1,
      fields: [
        textField('title', 'title', { required: true, maxLength: 90 }),
        paragraphField('text', 'text'),
        pictureField,
      ],
    },
  ],
};
