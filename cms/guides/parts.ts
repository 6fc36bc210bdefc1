import type { Block } from 'payload';
import { drawing } from '../../app/blocks/drawing/fields.ts';
import {
  defineBlock,
  hrefField,
  introduction,
  paragraphField,
  rowsField,
  textField,
} from '../../app/blocks/field-kit.ts';
import { notice } from '../../app/blocks/notice/fields.ts';
import { richText } from '../../app/blocks/rich-text/fields.ts';
import { steps } from '../../app/blocks/steps/fields.ts';
import { staffText } from '../../app/i18n/staff.ts';

const withoutAnchor = introduction.filter((field) => !('name' in field && field.name === 'anchor'));

/** What a page tells already, and goes on telling: its steps stay in one place. */
const pagePart = defineBlock('pagePart', [
  { ...hrefField, required: true, admin: { description: staffText('pagePartHelp') } },
]);

/** Printed with a box to tick for each point. */
const checklist = defineBlock('checklist', [
  ...withoutAnchor,
  rowsField('points', 'rows', [textField('text', 'text', { required: true, maxLength: 300 })]),
]);

/** What other documents decide instead of the guide. */
const decisions = defineBlock('decisions', [
  ...withoutAnchor,
  rowsField('rows', 'rows', [
    textField('document', 'document', { required: true, maxLength: 90 }),
    paragraphField('decides', 'decides', { required: true, maxLength: 400 }),
  ]),
]);

/** A page to fill in: lines for what is asked once, and a table for what is asked of each row. */
const recordSheet = defineBlock('recordSheet', [
  ...withoutAnchor,
  rowsField('lines', 'recordLines', [textField('label', 'label', { required: true })], 14),
  rowsField('columns', 'recordColumns', [textField('label', 'label', { required: true })], 8),
]);

/** All that a guide can be composed of. */
export const guideParts: Block[] = [
  notice,
  checklist,
  richText,
  drawing,
  pagePart,
  steps,
  decisions,
  recordSheet,
];
