import {
  anchorField,
  defineBlock,
  hrefField,
  paragraphField,
  pictureField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const scenes = defineBlock('scenes', [
  anchorField,
  textField('title', 'title', { required: true }),
  rowsField('scenes', 'scenesBlock', [
    textField('name', 'name', { required: true, maxLength: 60 }),
    paragraphField('text', 'text'),
    pictureField,
    hrefField,
  ]),
]);
