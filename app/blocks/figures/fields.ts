import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import {
  anchorField,
  isExampleField,
  qualifierField,
  referenceField,
  textField,
} from '../field-kit.ts';

export const figures: Block = {
  slug: 'figures',
  interfaceName: 'FiguresBlock',
  labels: { singular: staffText('figuresBlock'), plural: staffText('figuresBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    {
      name: 'figures',
      type: 'array',
      label: staffText('figures'),
      minRows: 1,
      fields: [
        { name: 'value', type: 'number', label: staffText('value'), required: true },
        qualifierField,
        textField('unit', 'unit', { maxLength: 20 }),
        textField('label', 'label', { required: true, maxLength: 80 }),
        isExampleField,
        referenceField,
      ],
    },
  ],
};
