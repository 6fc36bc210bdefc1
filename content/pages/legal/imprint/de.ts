import { operator } from '../operator.ts';
import type { ImprintText } from './text.ts';

export const de: ImprintText = {
  title: 'Impressum',
  description:
    'Wer diese Website betreibt und wie Sie den Betreiber erreichen: die Angaben nach § 5 DDG.',
  placeholder: {
    title: 'Beispieldaten: vor der Veröffentlichung ersetzen',
    text: 'Die Angaben auf dieser Seite sind Platzhalter und beschreiben kein bestehendes Unternehmen. Bevor die Website veröffentlicht wird, ersetzt der Betreiber jede einzelne durch seine eigene und lässt die Seite anwaltlich prüfen.',
  },
  operator: [
    'Angaben gemäß § 5 DDG (Digitale-Dienste-Gesetz), Stand: November 2026.',
    { heading: 'Betreiber' },
    {
      list: [
        `Firma und Rechtsform: ${operator.name} (Beispieldaten)`,
        `Anschrift: ${operator.street}, ${operator.city}, Deutschland (Beispieldaten)`,
        'Vertreten durch: Vorname Nachname, Geschäftsführung (Beispieldaten)',
      ],
    },
    { heading: 'Kontakt' },
    {
      list: [
        `Telefon: ${operator.phone} (Beispieldaten)`,
        `E-Mail: ${operator.email} (Beispieldaten)`,
        'Schriftlich: [Kontaktformular](/about#contact)',
      ],
    },
    { heading: 'Register und Steuern' },
    {
      list: [
        `Registereintrag: ${operator.registerCourt}, ${operator.registerNumber} (Beispieldaten)`,
        `Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: ${operator.vatNumber} (Beispieldaten)`,
        `Wirtschafts-Identifikationsnummer, falls vergeben: ${operator.businessNumber} (Beispieldaten)`,
      ],
    },
    { heading: 'Nur, soweit es zutrifft' },
    {
      list: [
        'Aufsichtsbehörde, falls die Tätigkeit einer Zulassung bedarf: entfällt (Beispieldaten)',
        'Kammer, Berufsbezeichnung und berufsrechtliche Regelungen bei reglementierten Berufen: entfällt (Beispieldaten)',
        'Hinweis auf Abwicklung oder Liquidation: entfällt (Beispieldaten)',
      ],
    },
  ],
  further: [
    { heading: 'Verantwortlich nach § 18 Abs. 2 MStV' },
    'Vorname Nachname, Anschrift wie oben (Beispieldaten).',
    { heading: 'Verbraucher\u00adstreit\u00adbeilegung (§ 36 VSBG)' },
    'Hier steht, ob der Betreiber an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilnimmt (Beispieldaten: Er nimmt nicht teil).',
    { heading: 'Festlandchina' },
    'Websites, die in Festlandchina betrieben werden, tragen in der Fußzeile ihre Registrierungsnummer (ICP) mit einem Link zu beian.miit.gov.cn.',
  ],
  ending: {
    title: 'Lieber schreiben?',
    text: 'Kundenservice, Presse und Feedback haben je ein eigenes Formular.',
    action: 'Kontakt',
    alternative: 'Nutzungsbedingungen',
  },
};
