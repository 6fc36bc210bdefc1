import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { paragraphField, textField } from '../field-kit.ts';

export const notice: Block = {
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  labels: { singular: staffText('noticeBlock'), plural: staffText('noticeBlocks') },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: staffText('noticeKind'),
      required: true,
      defaultValue: 'information',
      options: [
        { value: 'information', label: staffText('noticeInformation') },
        { value: 'warning', label: staffText('noticeWarning') },
      ],
    },
    textField('title', 'title', { required: true, maxLength: 90 }),
    paragraphField('text', 'text'),
  ],
};
