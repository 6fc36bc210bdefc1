import { readKeptCase } from '../../app/forms/carried-case.ts';
import { formOptions } from '../../app/forms/form-options.ts';
import { salesPeople } from '../access.ts';
import { typedFields } from '../inquiry-fields.ts';
import type { Inquiry } from '../payload-types.ts';
import { columnsOf, type ListExport } from './columns.ts';
import { statusOptions } from './statuses.ts';

const { plain, option, yesOrNo, reference, receivedAt } = columnsOf<Inquiry>();

const typedColumns = typedFields.flatMap(({ column, kind, options }) => {
  if (kind === 'choice') return [option(column, options)];
  return column === 'phone' ? [plain(column), plain('phoneInternational')] : [plain(column)];
});

const origin = ['language', 'site', 'pageOfOrigin', 'privacyVersion'] as const;

export const inquiryExport: ListExport<Inquiry> = {
  collection: 'inquiries',
  readers: salesPeople,
  references: { assignee: 'users', duplicateOf: 'inquiries', activity: 'activities' },
  files: 'inquiry-files',
  columns: [
    plain('reference'),
    receivedAt,
    option('form', formOptions),
    option('status', statusOptions),
    reference('assignee'),
    reference('activity'),
    ...typedColumns,
    {
      heading: 'calculation',
      cell: ({ record }) => readKeptCase(record.calculation)?.text ?? '',
    },
    { heading: 'files', cell: ({ names }) => names.files ?? '' },
    {
      heading: 'notes',
      cell: ({ record }) => (record.notes ?? []).map(({ text }) => text).join('\n\n'),
    },
    ...origin.map(plain),
    yesOrNo('transferConsent'),
    yesOrNo('isSuspected'),
    plain('suspicion'),
    reference('duplicateOf'),
  ],
};
