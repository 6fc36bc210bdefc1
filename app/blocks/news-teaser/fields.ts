import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, newsTopicOptions, textField } from '../field-kit.ts';

export const newsTeaser: Block = {
  slug: 'newsTeaser',
  interfaceName: 'NewsTeaserBlock',
  labels: { singular: staffText('newsTeaserBlock'), plural: staffText('newsTeaserBlocks') },
  fields: [
    anchorField,
    textField('title', 'title', { required: true }),
    {
      name: 'topic',
      type: 'select',
      label: staffText('newsTopic'),
      admin: { description: staffText('newsTeaserTopicHelp') },
      options: newsTopicOptions,
    },
  ],
};
