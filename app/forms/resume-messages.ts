import type { Messages } from '../i18n/en/messages.ts';
import type { ResumeMessages } from '../i18n/en/resume.ts';
import { useMessages } from '../site.tsx';

/** The site's messages, and those that come with the application block. */
export type ApplicationMessages = Messages & ResumeMessages;

const isComplete = (messages: Messages): messages is ApplicationMessages => 'fileHint' in messages;

export function useResumeMessages(): ApplicationMessages {
  const messages = useMessages();
  if (!isComplete(messages)) throw new Error('This component must be inside a resume form');
  return messages;
}
