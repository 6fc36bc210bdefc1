import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, productsField, textField } from '../field-kit.ts';

export const specificationTable: Block = {
  slug: 'specificationTable',
  interfaceName: 'SpecificationTableBlock',
  labels: {
    singular: staffText('specificationTableBlock'),
    plural: staffText('specificationTableBlocks'),
  },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    productsField('models', 'modelsHelp'),
    paragraphField('basis', 'basis'),
  ],
};
