import type { Activity } from '../../cms/payload-types.ts';
import type { ContentLanguage } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ActivitiesText } from './text.ts';
import { zh } from './zh.ts';

interface SeedActivity extends Pick<Activity, 'isOnline' | 'languages'> {
  key: Exclude<keyof ActivitiesText, 'place'>;
  /** Counted from the day on which the database is filled. */
  weeks: number;
  /** In UTC, which is close to the hours of Berlin in winter and in summer. */
  hours: readonly [first: number, last: number];
  places: number | null;
  /** A scene of content/pictures. */
  picture: string | undefined;
}

/**
 * None of these takes place: they show what the list looks like, and say so. Their dates are
 * counted from the day on which the database is filled, each on the first Thursday after so many
 * weeks. Fixed dates would be over one day, and the demonstration would begin with an empty list.
 */
export const activities: readonly SeedActivity[] = [
  {
    ...{ key: 'training', weeks: 6, hours: [8, 15], places: 16, picture: undefined },
    languages: ['en', 'de'],
  },
  {
    ...{ key: 'questions', weeks: 8, hours: [15, 16], places: null, picture: undefined },
    ...{ languages: ['en'], isOnline: true },
  },
  {
    ...{ key: 'visit', weeks: 10, hours: [9, 12], places: 20, picture: 'gigafactory-line' },
    languages: ['en', 'zh'],
  },
  {
    ...{ key: 'laboratory', weeks: 16, hours: [8, 14], places: 8, picture: undefined },
    languages: ['en', 'zh'],
  },
];

const day = 24 * 3_600_000;
const thursday = 4;

/** From when to when an activity is, and until when one can register: a week before. */
export function datesFrom(now: Date, { weeks, hours }: Pick<SeedActivity, 'weeks' | 'hours'>) {
  const after = new Date(now.getTime() + weeks * 7 * day);
  const days = (thursday - after.getUTCDay() + 7) % 7;
  const midnight = Math.floor(after.getTime() / day + days) * day;
  const at = (hour: number) => new Date(midnight + hour * 3_600_000).toISOString();
  return { starts: at(hours[0]), ends: at(hours[1]), registrationUntil: at(hours[0] - 7 * 24) };
}

export const activityTexts: Record<ContentLanguage, ActivitiesText> = {
  en,
  zh,
  de,
  ja,
  es,
  fr,
  pl,
};
