import type { ActivitySummary } from '../../cms/interface.ts';
import type { ActivityMessages } from '../i18n/en/activities.ts';
import { languageOf, textOf } from './text.tsx';

interface Properties {
  activity: ActivitySummary;
  messages: ActivityMessages;
}

/** Where people meet: at a place, online or both. */
export function ActivityPlace({ activity: { place, isOnline }, messages }: Properties) {
  if (!place) return isOnline ? messages.online : null;
  const name = textOf(place);
  const text = isOnline ? messages.placeAndOnline.replace('{place}', name) : name;
  return <span {...languageOf(place)}>{text}</span>;
}
