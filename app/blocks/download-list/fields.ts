import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, textField } from '../field-kit.ts';

export const downloadList: Block = {
  slug: 'downloadList',
  interfaceName: 'DownloadListBlock',
  labels: { singular: staffText('downloadListBlock'), plural: staffText('downloadListBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
  ],
};
