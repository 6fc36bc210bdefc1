import type { ActivityMessages } from '../../app/i18n/en/activities.ts';
import type { FormMessages } from '../../app/i18n/en/forms.ts';
import type { Choice, DateContent, Picture, RichText, Text } from './text.ts';

/** Whether one can register: `closed` before the date, `past` after it. */
export type RegistrationState = 'open' | 'full' | 'closed' | 'past';

/** An activity as lists show it. */
export interface ActivitySummary {
  id: number;
  href: string;
  title: Text;
  summary: Text | null;
  picture?: Picture;
  /** From when to when, in its own time zone. */
  when: DateContent;
  place: Text | null;
  isOnline: boolean;
  registration: RegistrationState;
  isExample: boolean;
}

export interface Activity extends ActivitySummary {
  body: RichText;
  /** In ISO 8601. */
  startsAt: string;
  endsAt: string;
  changedAt: string;
  /** Those that are spoken there. */
  languages: Choice[];
  places: number | null;
  registrationUntil: DateContent;
}

/** Those to come with the nearest first, those that are over with the latest first. */
export interface ActivityList {
  upcoming: ActivitySummary[];
  past: ActivitySummary[];
}

/** The form on the page of an activity, with the words that no other page needs. */
export interface RegistrationContent {
  state: RegistrationState;
  messages: ActivityMessages & Partial<FormMessages>;
}
