import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { actionsField, anchorField, paragraphField, textField } from '../field-kit.ts';

export const faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: staffText('faqBlock'), plural: staffText('faqBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'questions',
      type: 'array',
      label: staffText('questions'),
      minRows: 1,
      fields: [
        textField('question', 'question', { required: true }),
        paragraphField('answer', 'answer', { required: true, maxLength: 2400 }),
      ],
    },
    actionsField,
  ],
};
