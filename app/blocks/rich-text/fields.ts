import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, requiredInEnglish } from '../field-kit.ts';

export const richText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: staffText('richTextBlock'), plural: staffText('richTextBlocks') },
  fields: [
    anchorField,
    requiredInEnglish({ name: 'body', type: 'richText', label: staffText('text') }),
  ],
};
