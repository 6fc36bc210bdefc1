import type { StaffText } from '../../app/i18n/staff.ts';

/** The status of an application, in chronological order. */
export const applicationStatuses = {
  new: 'statusNew',
  screening: 'statusScreening',
  interview: 'statusInterview',
  offer: 'statusOffer',
  hired: 'statusHired',
  declined: 'statusDeclined',
  talentPool: 'statusTalentPool',
} as const satisfies Record<string, StaffText>;
