import type { Block } from 'payload';
import { staffText } from '../../i18n/staff.ts';
import { anchorField, isExampleField, paragraphField, sourceFields } from '../field-kit.ts';

export const statement: Block = {
  slug: 'statement',
  interfaceName: 'StatementBlock',
  labels: { singular: staffText('statementBlock'), plural: staffText('statementBlocks') },
  fields: [
    anchorField,
    paragraphField('text', 'statementText', { required: true, maxLength: 240 }),
    paragraphField('basis', 'basis'),
    ...sourceFields,
    isExampleField,
  ],
};
