import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in German; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Rechner',
  toolsDescription:
    'Was Module an Ihrem Standort liefern, wie viele auf Ihr Dach passen, was Wohnmobil oder Balkon brauchen: offen gerechnet, mit Spanne und Quellen, ohne Konto.',
  monthNames: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  calculate: 'Berechnen',
  result: 'Ergebnis',
  errorNumber: 'Bitte geben Sie eine Zahl von {minimum} bis {maximum} ein',
  errorWhole: 'Bitte geben Sie eine ganze Zahl von {minimum} bis {maximum} ein',
  errorChoice: 'Bitte wählen Sie einen Eintrag aus der Liste',
  optional: 'optional',
  saveCsv: 'Als CSV speichern',
  savePdf: 'Als PDF speichern',
  sendWithInquiry: 'Mit meiner Anfrage senden',
  sharing:
    'Die Adresse dieser Seite enthält Ihre Angaben: Sie können sie speichern und weitergeben.',
  calculatedHere:
    'Diese Website rechnet selbst: Ihre Angaben gehen an keinen anderen Dienst, und nichts wird gespeichert.',
  mailToMyself: 'Mir selbst per E-Mail schicken',
  mailNote: 'Die E-Mail verschickt Ihr eigenes Mailprogramm; sie läuft nicht über diese Website.',
};
