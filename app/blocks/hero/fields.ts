import {
  actionsField,
  defineBlock,
  linkFields,
  paragraphField,
  pictureField,
  rowsField,
  textField,
} from '../field-kit.ts';

export const hero = defineBlock('hero', [
  textField('title', 'title', { required: true, maxLength: 90 }),
  paragraphField('text', 'text'),
  pictureField,
  actionsField,
  textField('question', 'heroQuestion', { maxLength: 60 }),
  {
    ...rowsField(
      'ways',
      'heroWays',
      [textField('name', 'name', { required: true, maxLength: 40 }), ...linkFields],
      6,
    ),
    minRows: 0,
  },
]);
