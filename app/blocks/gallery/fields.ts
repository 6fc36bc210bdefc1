import { anchorField, defineBlock, pictureField, rowsField, textField } from '../field-kit.ts';

export const gallery = defineBlock('gallery', [
  anchorField,
  textField('title', 'title', { required: true }),
  rowsField('pictures', 'media', [
    { ...pictureField, required: true },
    textField('caption', 'caption'),
  ]),
]);
