import type { CaseMessages } from '../en/tools-case.ts';

/** What a form says of a case that comes from a tool, in Polish; see ../en/tools-case.ts. */
export const messages: CaseMessages = {
  send: 'Dołącz te obliczenia do zapytania',
  change: 'Zmień dane',
  inFull: 'Wszystkie dane i wyniki',
};
