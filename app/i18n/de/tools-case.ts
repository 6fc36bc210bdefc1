import type { CaseMessages } from '../en/tools-case.ts';

/** What a form says of a case that comes from a tool, in German; see ../en/tools-case.ts. */
export const messages: CaseMessages = {
  send: 'Diese Berechnung mit der Anfrage mitsenden',
  change: 'Eingaben ändern',
  inFull: 'Alle Eingaben und Ergebnisse',
};
