import type { CaseMailMessages } from '../en/tools-mail.ts';

/** The form by which a calculation is mailed, in German; see ../en/tools-mail.ts. */
export const messages: CaseMailMessages = {
  mailSummary: 'Mir selbst per E-Mail schicken',
  mailAddress: 'Ihre E-Mail-Adresse',
  mailHint:
    'Wir schicken eine einzige E-Mail mit den Zahlen und der Adresse dieser Seite. Weder sie noch Ihre Adresse heben wir auf.',
  mailSend: 'E-Mail senden',
  mailSent: 'Die E-Mail mit Ihrer Berechnung ist unterwegs.',
  mailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  mailInvalid: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com',
  mailTooMany:
    'An diese Adresse gingen schon mehrere Berechnungen. Bitte versuchen Sie es in einer Stunde noch einmal.',
  mailNoCase: 'Diese Berechnung lässt sich nicht senden. Bitte prüfen Sie die Eingaben.',
  mailBusy:
    'Von Ihrem Anschluss wurden zu viele E-Mails angefordert. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  mailFailed:
    'Die E-Mail konnte gerade nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
};
