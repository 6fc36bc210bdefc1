import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, textField } from '../field-kit.ts';

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
        {
          name: 'qualifier',
          type: 'select',
          label: staffText('qualifier'),
          required: true,
          defaultValue: 'exactly',
          options: [
            { value: 'exactly', label: staffText('qualifierExactly') },
            { value: 'about', label: staffText('qualifierAbout') },
            { value: 'moreThan', label: staffText('qualifierMoreThan') },
          ],
        },
        textField('unit', 'unit', { maxLength: 20 }),
        textField('label', 'label', { required: true, maxLength: 80 }),
        {
          name: 'isExample',
          type: 'checkbox',
          label: staffText('isExample'),
          admin: { description: staffText('isExampleHelp') },
          defaultValue: false,
        },
      ],
    },
  ],
};
