import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, textField } from '../field-kit.ts';

export const jobTeaser: Block = {
  slug: 'jobTeaser',
  interfaceName: 'JobTeaserBlock',
  labels: { singular: staffText('jobTeaserBlock'), plural: staffText('jobTeaserBlocks') },
  fields: [anchorField, textField('title', 'title', { required: true })],
};
