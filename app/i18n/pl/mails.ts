import type { MailMessages } from '../en/mails.ts';

export const messages: MailMessages = {
  inquiryReceived: {
    subject: 'Otrzymaliśmy Państwa zapytanie ({reference})',
    body: `Dzień dobry {name},

dziękujemy za wiadomość. Zapytanie zapisaliśmy pod numerem {reference}.
Czytamy każde zapytanie i odpowiadamy najszybciej, jak to możliwe.

Aby coś dodać, wystarczy odpowiedzieć na tę wiadomość, pozostawiając numer w temacie.

eArc`,
  },
  applicationReceived: {
    subject: 'Otrzymaliśmy Państwa zgłoszenie rekrutacyjne ({reference})',
    body: `Dzień dobry {name},

dziękujemy za zgłoszenie. Zostało zapisane wraz z CV pod numerem {reference}.
Wgląd mają tylko osoby odpowiedzialne za rekrutację. Skontaktują się z Państwem.

Aby coś dodać lub wycofać zgłoszenie, wystarczy odpowiedzieć na tę wiadomość, pozostawiając numer w temacie.

eArc`,
  },
  savedApplication: {
    subject: 'Zapisane zgłoszenie rekrutacyjne',
    body: `Dzień dobry,

pod tym adresem można dokończyć zgłoszenie do eArc na dowolnym urządzeniu. Link jest ważny 30 dni:

{link}

Samo CV nie jest zapisywane; prosimy dołączyć je ponownie. Nikt nie czyta zgłoszenia przed jego wysłaniem.
Jeśli to nie Państwa prośba, prosimy zignorować tę wiadomość: zapisane dane zostaną usunięte po 30 dniach.

eArc`,
  },
  calculation: {
    subject: 'Obliczenia: {title}',
    body: `Dzień dobry,

na stronie eArc ktoś poprosił o wysłanie tych obliczeń na ten adres:

{text}

Link pokazuje je ponownie i pozwala zmienić wpisane dane.
Jeśli to nie Państwa prośba, prosimy zignorować tę wiadomość: nic więcej nie przyjdzie, a adresu nie zachowaliśmy.

eArc`,
  },
  newPassword: {
    subject: 'Ustawienie nowego hasła',
    body: `Dzień dobry,

ktoś, prawdopodobnie Państwo, poprosił o nowe hasło do Państwa konta w witrynie eArc. Można je ustawić tutaj:

{link}

Link jest jednorazowy i ważny przez godzinę. Jeśli prośba nie pochodzi od Państwa, nie trzeba nic robić: hasło pozostaje bez zmian.

eArc`,
  },
  invitation: {
    subject: 'Państwa konto w witrynie eArc',
    body: `Dzień dobry, {name},

zapraszamy do pracy nad witryną eArc. Po wybraniu hasła pod tym adresem konto będzie gotowe:

{link}

Link jest jednorazowy i ważny przez 7 dni. Jeśli ta wiadomość jest nieoczekiwana, prosimy ją zignorować.

eArc`,
  },
  inquiryAssigned: {
    subject: 'Zapytanie {reference} czeka na Państwa odpowiedź',
    body: `Dzień dobry, {name},

przydzielono Państwu zapytanie {reference}:

{link}

eArc`,
  },
  inquiryReminder: {
    subject: 'Przypomnienie: zapytanie {reference}',
    body: `Dzień dobry, {name},

dziś trzeba wrócić do zapytania {reference}:

{link}

eArc`,
  },
};
