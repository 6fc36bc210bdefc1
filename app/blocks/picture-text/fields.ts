import { actionsField, defineBlock, introduction, pictureField } from '../field-kit.ts';

export const pictureText = defineBlock('pictureText', [
  ...introduction,
  pictureField,
  actionsField,
]);
