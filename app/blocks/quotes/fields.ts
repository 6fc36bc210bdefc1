import { anchorField, defineBlock, paragraphField, rowsField, textField } from '../field-kit.ts';

export const quotes = defineBlock('quotes', [
  anchorField,
  textField('title', 'title', { required: true }),
  rowsField('quotes', 'quotesBlock', [
    paragraphField('text', 'text', { required: true }),
    textField('source', 'source', { required: true }),
  ]),
]);
