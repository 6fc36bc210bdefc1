import type { CaseMailMessages } from '../en/tools-mail.ts';

/** The form by which a calculation is mailed, in Spanish; see ../en/tools-mail.ts. */
export const messages: CaseMailMessages = {
  mailSummary: 'Enviármelo por correo',
  mailAddress: 'Su correo electrónico',
  mailHint:
    'Enviamos un solo correo con las cifras y la dirección de esta página. No guardamos ni el mensaje ni su dirección.',
  mailSend: 'Enviar el correo',
  mailSent: 'El correo con su cálculo está en camino.',
  mailRequired: 'Indique su correo electrónico',
  mailInvalid: 'Indique un correo electrónico como nombre@example.com',
  mailTooMany:
    'A esta dirección ya se han enviado varios cálculos. Inténtelo de nuevo dentro de una hora.',
  mailNoCase: 'Este cálculo no se puede enviar. Revise los datos.',
  mailBusy:
    'Se han pedido demasiados correos desde su conexión. Inténtelo de nuevo en unos minutos.',
  mailFailed: 'No hemos podido enviar el correo. Inténtelo de nuevo dentro de un momento.',
};
