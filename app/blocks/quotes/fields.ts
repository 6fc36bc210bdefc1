import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, textField } from '../field-kit.ts';

export const quotes: Block = {
  slug: 'quotes',
  interfaceName: 'QuotesBlock',
  labels: { singular: staffText('quotesBlock'), plural: staffText('quotesBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    {
      name: 'quotes',
      type: 'array',
      label: staffText('quotesBlock'),
      minRows: 1,
      fields: [
        paragraphField('text', 'text', { required: true }),
        textField('source', 'source', { required: true }),
      ],
    },
  ],
};
