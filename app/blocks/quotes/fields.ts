import { staffText } from '../../i18n/staff.ts';
import { anchorField, defineBlock, paragraphField, textField } from '../field-kit.ts';

export const quotes = defineBlock('quotes', [
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
]);
