import type { Block } from 'payload';
import { formOptions } from '../../forms/form-options.ts';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, textField } from '../field-kit.ts';

export const form: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: staffText('formBlock'), plural: staffText('formBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
    {
      name: 'form',
      type: 'select',
      label: staffText('form'),
      required: true,
      options: formOptions,
    },
  ],
};
