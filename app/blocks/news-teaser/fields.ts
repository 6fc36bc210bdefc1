import { staffText } from '../../i18n/staff.ts';
import { anchorField, defineBlock, newsTopicOptions, textField } from '../field-kit.ts';

export const newsTeaser = defineBlock('newsTeaser', [
  anchorField,
  textField('title', 'title', { required: true }),
  {
    name: 'topic',
    type: 'select',
    label: staffText('newsTopic'),
    admin: { description: staffText('newsTeaserTopicHelp') },
    options: newsTopicOptions,
  },
]);
