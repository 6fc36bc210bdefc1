import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField } from '../field-kit.ts';

export const newsList: Block = {
  slug: 'newsList',
  interfaceName: 'NewsListBlock',
  labels: { singular: staffText('newsListBlock'), plural: staffText('newsListBlocks') },
  fields: [anchorField],
};
