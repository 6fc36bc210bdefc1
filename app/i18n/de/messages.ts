import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  siteName: 'eArc',
  labelled: '{label}: ',
  inBrackets: ' ({text})',
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  search: 'Suche',
  languageSelection: 'Sprache',
  breadcrumbs: 'Sie sind hier',
  pictureCaption: 'Visualisierung',
  visualisationAlternative: '{alternative} (Visualisierung)',
  allVisualisations: 'Die Bilder auf dieser Website sind Computervisualisierungen, keine Fotos.',
  exampleData: 'Beispieldaten',
  exampleDataAll: 'Alle Werte hier sind Beispieldaten',
  moreThan: 'mehr als {value}',
  about: 'rund {value}',

  atLeast: 'mindestens {value}',
  basis: 'Grundlage',
  toScale: 'Maßstäblich gezeichnet',
  inAll: 'insgesamt',
  assumptions: 'Annahmen',
  parameter: 'Kenngröße',
  compareModels: 'Mit anderen Modulen vergleichen',
  yieldHere: 'Was es an Ihrem Standort liefert',
  criterion: 'Kriterium',
  note: 'Anmerkung',

  serviceHotline: 'Service-Hotline',
  workingHours: 'Servicezeiten',
  allRightsReserved: 'Alle Rechte vorbehalten.',

  notFoundTitle: 'Diese Seite haben wir nicht gefunden',
  notFoundText:
    'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Über das Menü oben oder die Startseite kommen Sie weiter.',
  errorTitle: 'Bei uns ist etwas schiefgelaufen',
  errorText:
    'Die Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
  offlineTitle: 'Sie sind offline',
  offlineText:
    'Ihr Gerät ist nicht mit dem Internet verbunden, deshalb konnte diese Seite nicht abgerufen werden. Sobald die Verbindung wieder steht, lädt sie von selbst.',
  chunkErrorTitle: 'Diese Seite wurde nicht vollständig geladen',
  chunkErrorMissing:
    'Ein Teil dieser Seite liegt nicht mehr auf dem Server, wahrscheinlich weil die Website gerade aktualisiert wurde. Laden Sie die Seite neu, dann sehen Sie die aktuelle Fassung.',
  chunkErrorTimeout:
    'Ein Teil dieser Seite hat zu lange gebraucht. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  chunkErrorNetwork:
    'Ein Teil dieser Seite konnte nicht abgerufen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  loading: 'Wird geladen …',
  loadAgain: 'Neu laden',
  toHomePage: 'Zur Startseite',

  formRequired: 'Pflichtfeld',
  formSubmit: 'Absenden',
  formSubmitting: 'Wird gesendet …',
  formCancel: 'Abbrechen',
  formCancelQuestion: 'Ihre Eingaben verwerfen?',
  formErrorSummary: 'Bitte prüfen Sie diese Angaben',
  formSuccessTitle: 'Anfrage erfolgreich gesendet',
  formSuccessText: 'Vielen Dank. Wir haben Ihre Anfrage gespeichert und werden Ihnen antworten.',
  formReference: 'Ihre Vorgangsnummer',
  formBackToPage: 'Zurück zur Seite',
  formAnother: 'Weitere Nachricht schreiben',
  formUnavailable:
    'Ihre Anfrage konnte gerade nicht gespeichert werden. Ihr Text ist noch da: Bitte senden Sie ihn gleich noch einmal ab.',
  formTooLarge:
    'Ihre Anfrage ist zu lang und kann so nicht gespeichert werden. Bitte kürzen Sie Ihren Text.',
  formOffline:
    'Sie sind offline. Ihr Text bleibt hier erhalten und wird von selbst gesendet, sobald die Verbindung wieder steht.',
  formTimeout:
    'Der Server hat nicht rechtzeitig geantwortet; vielleicht ist die Verbindung langsam. Ihr Text bleibt hier erhalten und wird automatisch erneut gesendet.',
  formUnreachable:
    'Der Server ist nicht erreichbar. Ihr Text bleibt hier erhalten und wird automatisch erneut gesendet; bitte prüfen Sie Ihre Verbindung.',
  pleaseEnter: 'Bitte eingeben',

  fieldName: 'Name',
  fieldPhone: 'Telefon',
  fieldEmail: 'E-Mail',
  fieldCompanyName: 'Firma',

  fieldTransferConsent:
    'Ich willige gesondert ein, dass die obigen Angaben dem Empfänger außerhalb von Festlandchina, {company}, übermittelt werden, damit er diese Anfrage beantworten kann.',
  errorTransferConsentRequired:
    'Ohne diese Einwilligung können wir Ihre Anfrage nicht entgegennehmen',
  errorEmailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  formPrivacyNote:
    'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und für nichts anderes. Bis zum Absenden bleiben sie nur auf diesem Gerät.',
  formPrivacyLink: 'Datenschutzerklärung',
  formTooMany:
    'Von Ihrem Anschluss kamen zu viele Anfragen. Ihr Text ist noch da: Bitte senden Sie ihn in einigen Minuten erneut.',
  formRetrying:
    'Der Server kann gerade nichts speichern. Ihr Text bleibt hier erhalten und wird automatisch erneut gesendet.',
  errorNameRequired: 'Bitte geben Sie Ihren Namen ein',
  errorEmailInvalid: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com',
  errorPhoneInvalid:
    'Bitte geben Sie eine Telefonnummer in Ziffern ein, zum Beispiel +49 30 23125 000',
  errorTooLong: 'Bitte kürzen Sie diesen Text',

  loginTitle: 'Interne Anmeldung',
  forgotTitle: 'Passwort vergessen',
  resetTitle: 'Neues Passwort wählen',

  casePower: 'Leistung',
  casePowerUnit: 'kWp',
  caseYear: 'Jahr',
  caseRoof: 'Dach',
  caseMethod: 'Montage',
  source: 'Quelle',
  scenesStrip: 'Bilder der Einsatzorte nebeneinander',

  listAll: 'Alle',
  listShow: 'Anzeigen',
  listShowAll: 'Alle anzeigen',
  newsTopic: 'Thema',
  newsEmpty: 'Bisher ist kein Artikel erschienen.',
  listPage: 'Seite {page} von {pages}',
  newsAll: 'Alle Artikel',
  newsFeeds: 'Aktuelles als Feed',
  jobTitle: 'Stellenbezeichnung',
  jobCategory: 'Bereich',
  jobTrack: 'Einstieg',
  jobLocation: 'Ort',
  jobOpenings: 'Anzahl',
  jobApplyUntil: 'Bewerbung bis',
  jobReleased: 'Online seit',
  jobTotal: 'Stellen: {value}',
  jobEmpty:
    'Zurzeit ist keine Stelle ausgeschrieben. Bewerben können Sie sich trotzdem: mit einer Initiativbewerbung.',
  jobNone:
    'Keine offene Stelle passt dazu. Vielleicht helfen weniger oder andere Wörter, oder eine Initiativbewerbung.',
  jobAll: 'Alle offenen Stellen',
  jobApply: 'Jetzt bewerben',
  jobOpenApplication: 'Initiativbewerbung',
};
