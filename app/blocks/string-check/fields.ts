import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, productsField, textField } from '../field-kit.ts';

export const stringCheck: Block = {
  slug: 'stringCheck',
  interfaceName: 'StringCheckBlock',
  labels: { singular: staffText('stringCheckBlock'), plural: staffText('stringCheckBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    productsField('models', 'stringCheckModelsHelp'),
    paragraphField('basis', 'basis'),
  ],
};
