import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import {
  actionsField,
  anchorField,
  paragraphField,
  pictureField,
  textField,
} from '../field-kit.ts';

export const pictureText: Block = {
  slug: 'pictureText',
  interfaceName: 'PictureTextBlock',
  labels: { singular: staffText('pictureTextBlock'), plural: staffText('pictureTextBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    pictureField,
    actionsField,
  ],
};
