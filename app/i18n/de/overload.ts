import type { OverloadMessages } from '../en/overload.ts';

export const messages: OverloadMessages = {
  title: 'Einen Moment, bitte',
  busy: 'Auf der Website ist gerade sehr viel los. Bitte laden Sie die Seite gleich noch einmal.',
  tooMany:
    'Aus Ihrem Netz wurden sehr viele Seiten abgerufen. Bitte warten Sie einen Moment und laden Sie die Seite dann noch einmal.',
  tooSlow:
    'Was Sie gesendet haben, kam zu langsam an. Bitte prüfen Sie Ihre Verbindung und senden Sie es noch einmal.',
};
