import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, productsField, textField } from '../field-kit.ts';

export const downloads: Block = {
  slug: 'downloads',
  interfaceName: 'DownloadsBlock',
  labels: { singular: staffText('downloadsBlock'), plural: staffText('downloadsBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    productsField('models', 'downloadsModelsHelp'),
  ],
};
