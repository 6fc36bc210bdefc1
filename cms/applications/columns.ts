import { optionsOf } from '../../app/blocks/field-kit.ts';
import { hrPeople } from '../access.ts';
import { columnsOf, type ListExport } from '../office/columns.ts';
import type { Application } from '../payload-types.ts';
import { applicationStatuses } from './choices.ts';
import { typedNames } from './typed-fields.ts';

const { plain, option, yesOrNo, reference, receivedAt } = columnsOf<Application>();

const origin = ['language', 'site', 'pageOfOrigin', 'privacyVersion'] as const;

export const applicationExport: ListExport<Application> = {
  collection: 'applications',
  readers: hrPeople,
  references: { assignee: 'users', job: 'jobs' },
  columns: [
    plain('reference'),
    receivedAt,
    option('status', optionsOf(applicationStatuses)),
    plain('rating'),
    reference('assignee'),
    reference('job'),
    ...typedNames.flatMap((name) =>
      name === 'phone' ? [plain(name), plain('phoneInternational')] : [plain(name)],
    ),
    {
      heading: 'pastPositions',
      cell: ({ document }) =>
        (document.pastPositions ?? [])
          .map(({ title, organisation, start, end }) =>
            [title, organisation, [start, end].filter(Boolean).join(' – ')]
              .filter(Boolean)
              .join(', '),
          )
          .join('\n'),
    },
    {
      heading: 'notes',
      cell: ({ document }) => (document.notes ?? []).map(({ text }) => text).join('\n\n'),
    },
    yesOrNo('talentPoolConsent'),
    { heading: 'deleteOn', cell: ({ document }) => document.deleteOn.slice(0, 10) },
    ...origin.map(plain),
    yesOrNo('transferConsent'),
    yesOrNo('isSuspected'),
    plain('suspicion'),
  ],
};
