import type { CaseMessages } from '../en/tools-case.ts';

/** What a form says of a case that comes from a tool, in French; see ../en/tools-case.ts. */
export const messages: CaseMessages = {
  send: 'Joindre ce calcul à la demande',
  change: 'Modifier les données saisies',
  inFull: 'Toutes les données et tous les résultats',
};
