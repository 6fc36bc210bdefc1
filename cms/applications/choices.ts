import type { StaffText } from '../../app/i18n/staff.ts';

/** How far an application has come, in the order that it takes. */
export const applicationStatuses = {
  new: 'statusNew',
  screening: 'statusScreening',
  interview: 'statusInterview',
  offer: 'statusOffer',
  hired: 'statusHired',
  declined: 'statusDeclined',
  talentPool: 'statusTalentPool',
} as const satisfies Record<string, StaffText>;
