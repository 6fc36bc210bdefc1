import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, pictureField, textField } from '../field-kit.ts';

export const gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: staffText('galleryBlock'), plural: staffText('galleryBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    {
      name: 'pictures',
      type: 'array',
      label: staffText('media'),
      minRows: 1,
      fields: [{ ...pictureField, required: true }, textField('caption', 'caption')],
    },
  ],
};
