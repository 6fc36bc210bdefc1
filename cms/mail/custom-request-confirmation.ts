import type { Language } from '../../app/i18n/languages.ts';
import type { Confirmation } from './confirmation.ts';

/** What whoever asked for modules made to measure gets. */
export const customRequestConfirmations: Record<Language, Confirmation> = {
  en: {
    subject: 'We have received your request ({reference})',
    body: `Hello {name},

thank you for your request. It is stored under the reference {reference}; an engineer will answer it.

eArc`,
  },
  zh: {
    subject: '我们已收到您的定制需求（{reference}）',
    body: `{name}，您好：

感谢您的需求。已保存，编号为 {reference}，工程师将与您联系。

eArc`,
  },
  de: {
    subject: 'Ihre Anfrage ist eingegangen ({reference})',
    body: `Guten Tag {name},

vielen Dank für Ihre Anfrage. Sie ist unter der Nummer {reference} gespeichert; die Technik antwortet Ihnen.

eArc`,
  },
  ja: {
    subject: 'ご要望を受け付けました（{reference}）',
    body: `{name} 様

ご要望をいただき、ありがとうございます。受付番号は {reference} です。技術担当者よりご連絡いたします。

eArc`,
  },
  es: {
    subject: 'Hemos recibido su solicitud ({reference})',
    body: `Hola, {name}:

Gracias por su solicitud. Está registrada con la referencia {reference}; le responderá un técnico.

eArc`,
  },
  fr: {
    subject: 'Nous avons reçu votre demande ({reference})',
    body: `Bonjour {name},

Merci de votre demande. Elle est enregistrée sous la référence {reference} ; un ingénieur vous répondra.

eArc`,
  },
  pl: {
    subject: 'Otrzymaliśmy Państwa zapytanie ({reference})',
    body: `Dzień dobry {name},

dziękujemy za zapytanie. Zapisaliśmy je pod numerem {reference}; odpowie na nie inżynier.

eArc`,
  },
};
