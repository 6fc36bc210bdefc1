import type { CaseMailMessages } from '../en/tools-mail.ts';

/** The form by which a calculation is mailed, in Polish; see ../en/tools-mail.ts. */
export const messages: CaseMailMessages = {
  mailSummary: 'Wyślij do siebie e-mailem',
  mailAddress: 'Adres e-mail',
  mailHint:
    'Wysyłamy jedną wiadomość z wynikami i adresem tej strony. Nie przechowujemy ani wiadomości, ani adresu.',
  mailSend: 'Wyślij e-mail',
  mailSent: 'Wiadomość z obliczeniami jest w drodze.',
  mailRequired: 'Proszę podać adres e-mail',
  mailInvalid: 'Proszę podać adres e-mail, na przykład imie@example.com',
  mailTooMany: 'Na ten adres wysłano już kilka obliczeń. Proszę spróbować ponownie za godzinę.',
  mailNoCase: 'Tych obliczeń nie można wysłać. Proszę sprawdzić wpisane dane.',
  mailBusy:
    'Z tego łącza zamówiono zbyt wiele wiadomości. Proszę spróbować ponownie za kilka minut.',
  mailFailed: 'W tej chwili nie udało się wysłać wiadomości. Proszę spróbować ponownie za chwilę.',
};
