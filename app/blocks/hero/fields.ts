import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { actionsField, paragraphField, pictureField, textField } from '../field-kit.ts';

export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: staffText('heroBlock'), plural: staffText('heroBlocks') },
  fields: [
    textField('title', 'title', { required: true, maxLength: 90 }),
    paragraphField('text', 'text'),
    pictureField,
    actionsField,
  ],
};
