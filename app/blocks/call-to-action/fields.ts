import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { actionsField, anchorField, paragraphField, textField } from '../field-kit.ts';

export const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: staffText('callToActionBlock'), plural: staffText('callToActionBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true, maxLength: 120 }),
    paragraphField('text', 'text'),
    { ...actionsField, minRows: 1 },
  ],
};
