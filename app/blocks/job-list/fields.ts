import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField } from '../field-kit.ts';

export const jobList: Block = {
  slug: 'jobList',
  interfaceName: 'JobListBlock',
  labels: { singular: staffText('jobListBlock'), plural: staffText('jobListBlocks') },
  fields: [anchorField],
};
