import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, paragraphField, textField } from '../field-kit.ts';

export const resumeForm: Block = {
  slug: 'resumeForm',
  interfaceName: 'ResumeFormBlock',
  labels: { singular: staffText('resumeFormBlock'), plural: staffText('resumeFormBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    paragraphField('text', 'text'),
  ],
};
