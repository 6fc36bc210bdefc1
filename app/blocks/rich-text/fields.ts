import { staffText } from '../../i18n/staff.ts';
import { anchorField, defineBlock, requiredInEnglish, shownWhereField } from '../field-kit.ts';

export const richText = defineBlock('richText', [
  anchorField,
  requiredInEnglish({ name: 'body', type: 'richText', label: staffText('text') }),
  shownWhereField,
]);
