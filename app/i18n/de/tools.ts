import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in German; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Rechner',
  toolsDescription:
    'Antworten auf Ihre eigene Frage: was Module an Ihrem Ort liefern, offen gerechnet, mit Spannweite und Quellen, ohne Konto.',
  calculate: 'Berechnen',
  result: 'Ergebnis',
  errorNumber: 'Bitte geben Sie eine Zahl von {minimum} bis {maximum} ein',
  errorWhole: 'Bitte geben Sie eine ganze Zahl von {minimum} bis {maximum} ein',
  errorChoice: 'Bitte wählen Sie einen Eintrag der Liste',
  optional: 'optional',
  saveCsv: 'Als CSV speichern',
  savePdf: 'Als PDF speichern',
  sendWithInquiry: 'Mit meiner Anfrage senden',
  sharing:
    'Die Adresse dieser Seite enthält Ihre Angaben: Sie können sie aufbewahren und weitergeben.',
  calculatedHere:
    'Diese Website rechnet selbst: Ihre Angaben gehen an keinen anderen Dienst, und nichts wird aufbewahrt.',
};
