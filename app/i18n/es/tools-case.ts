import type { CaseMessages } from '../en/tools-case.ts';

/** What a form says of a case that comes from a tool, in Spanish; see ../en/tools-case.ts. */
export const messages: CaseMessages = {
  send: 'Adjuntar este cálculo a la solicitud',
  change: 'Cambiar los datos',
  inFull: 'Todos los datos y resultados',
};
