import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField } from '../field-kit.ts';

export const richText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: staffText('richTextBlock'), plural: staffText('richTextBlocks') },
  fields: [
    anchorField,
    { name: 'body', type: 'richText', label: staffText('text'), localized: true, required: true },
  ],
};
