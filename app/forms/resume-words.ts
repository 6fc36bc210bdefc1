import { createContext, useContext } from 'react';
import type { Messages } from '../i18n/en/messages.ts';
import type { ResumeMessages } from '../i18n/en/resume.ts';

/** The strings of the interface and those of the resume form. */
export type Words = Messages & ResumeMessages;

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There is no resume form above this component');
  return words;
}
