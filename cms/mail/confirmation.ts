import type { Language } from '../../app/i18n/languages.ts';

export interface Confirmation {
  subject: string;
  /** `{name}` and `{reference}` are filled in. */
  body: string;
}

/** What the sender of a form gets, in the language of the site it was sent from. */
export const confirmations: Record<Language, Confirmation> = {
  en: {
    subject: 'We have received your request ({reference})',
    body: `Hello {name},

Thank you for writing to us. Your request is stored under the reference {reference}.
We read every request ourselves and usually answer within two working days.

If you want to add something, simply reply to this mail and keep the reference in the subject.

eArc`,
  },
  zh: {
    subject: '我们已收到您的咨询（{reference}）',
    body: `{name}，您好：

感谢您的来信。您的咨询已保存，受理编号为{reference}。
每一条咨询都由我们的同事阅读，通常会在两个工作日内回复。

如需补充，请直接回复本邮件，并在主题中保留受理编号。

eArc`,
  },
  de: {
    subject: 'Ihre Anfrage ist eingegangen ({reference})',
    body: `Guten Tag {name},

vielen Dank für Ihre Nachricht. Ihre Anfrage ist unter der Nummer {reference} gespeichert.
Wir lesen jede Anfrage selbst und antworten in der Regel innerhalb von zwei Werktagen.

Möchten Sie etwas ergänzen, antworten Sie einfach auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.

eArc`,
  },
  ja: {
    subject: 'お問い合わせを受け付けました（{reference}）',
    body: `{name} 様

お問い合わせいただき、ありがとうございます。受付番号{reference}で承りました。
内容は担当者が拝見し、通常2営業日以内にご返信いたします。

補足がある場合は、件名の受付番号を残したまま、このメールにご返信ください。

eArc`,
  },
  es: {
    subject: 'Hemos recibido su solicitud ({reference})',
    body: `Hola, {name}:

Gracias por escribirnos. Su solicitud está guardada con la referencia {reference}.
Leemos cada solicitud y solemos responder en un plazo de dos días laborables.

Si desea añadir algo, responda a este correo y conserve la referencia en el asunto.

eArc`,
  },
  fr: {
    subject: 'Nous avons bien reçu votre demande ({reference})',
    body: `Bonjour {name},

merci de nous avoir écrit. Votre demande est enregistrée sous la référence {reference}.
Nous lisons chaque demande et répondons en général sous deux jours ouvrés.

Pour la compléter, répondez simplement à ce message en conservant la référence dans l’objet.

eArc`,
  },
  pl: {
    subject: 'Otrzymaliśmy Państwa zapytanie ({reference})',
    body: `Dzień dobry {name},

dziękujemy za wiadomość. Zapytanie zostało zapisane pod numerem {reference}.
Czytamy każde zapytanie i zwykle odpowiadamy w ciągu dwóch dni roboczych.

Aby coś dodać, wystarczy odpowiedzieć na tę wiadomość, pozostawiając numer w temacie.

eArc`,
  },
};
