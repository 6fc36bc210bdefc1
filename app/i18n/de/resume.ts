import type { ResumeMessages } from '../en/resume.ts';

export const messages: ResumeMessages = {
  file: 'Ihr Lebenslauf',
  fileHint:
    'Unser eigener Server liest die Datei und füllt das Formular aus; Sie prüfen das Ergebnis. Empfohlen wird PDF, bis 10 MB.',
  fileDrop: 'Datei (PDF oder DOCX) hierher ziehen, einfügen oder auswählen:',
  fileRemove: 'Datei entfernen',
  fileAgain: 'Ein Browser kann keine Datei behalten: Bitte fügen Sie sie noch einmal hinzu.',
  uploading: '{file} wird hochgeladen …',
  reading: '{file} wird gelesen …',
  readingDone: '{file} ist gelesen, ausgefüllte Felder: {value}. Bitte prüfen Sie sie.',
  readingNothing:
    '{file} ist angehängt. Wir haben darin nichts zum Ausfüllen gefunden; bitte füllen Sie das Formular selbst aus.',
  fileMissing: 'Bitte laden Sie Ihren Lebenslauf hoch',
  fileTooLarge: 'Die Datei ist größer als 10 MB. Bitte fügen Sie eine kleinere hinzu.',
  fileUnsupported:
    'Das ist weder eine PDF- noch eine DOCX-Datei. Bitte speichern Sie Ihren Lebenslauf in einem der beiden Formate.',
  fileEmpty: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
  problemEncrypted:
    '{file} ist mit einem Passwort geschützt, deshalb konnten wir die Datei nicht lesen. Sie ist trotzdem angehängt; bitte füllen Sie das Formular selbst aus.',
  problemUnreadable:
    'Wir konnten {file} nicht lesen; vielleicht ist die Datei beschädigt. Sie ist trotzdem angehängt; bitte füllen Sie das Formular selbst aus.',
  problemNoText:
    '{file} enthält keinen Text, nur Bilder, etwa einen Scan. Die Datei ist trotzdem angehängt; bitte füllen Sie das Formular selbst aus.',
  problemTooComplex:
    '{file} ist zu lang oder zu aufwendig, um automatisch gelesen zu werden. Die Datei ist trotzdem angehängt; bitte füllen Sie das Formular selbst aus.',
  problemBusy:
    '{file} ist angehängt, kann aber gerade nicht gelesen werden. Bitte füllen Sie das Formular selbst aus oder versuchen Sie es gleich noch einmal.',
  problemOffline:
    '{file} ist angehängt, kann aber nicht gelesen werden, weil Sie offline sind. Bitte versuchen Sie es noch einmal, sobald die Verbindung wieder steht, oder füllen Sie das Formular selbst aus.',
  problemUnreachable:
    '{file} ist angehängt, aber der Server hat nicht geantwortet. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder füllen Sie das Formular selbst aus.',
  readAgain: 'Noch einmal lesen',
  markTitle: 'Aus Ihrem Lebenslauf, bitte prüfen',
  markPage: '(Seite {page})',
  markConfirm: 'Stimmt',
  markConfirmAll: 'Alles stimmt',
  person: 'Zu Ihrer Person',
  work: 'Ihre Arbeit',
  dateOfBirth: 'Geburtsdatum',
  nationality: 'Staatsangehörigkeit',
  pleaseChoose: 'Bitte auswählen',
  currentAddress: 'Aktuelle Anschrift',
  pastPositions: 'Bisherige Positionen',
  pastPositionsHint: 'Die letzte zuerst. Leere Zeilen werden nicht beachtet.',
  position: 'Position {value}',
  positionTitle: 'Bezeichnung',
  positionOrganisation: 'Arbeitgeber',
  positionStart: 'Von',
  positionEnd: 'Bis',
  positionPresent: 'heute',
  positionAdd: 'Position hinzufügen',
  positionRemove: 'Position {value} entfernen',
  positionsTooLong: 'Bitte geben Sie höchstens 50 Positionen an, mit höchstens 300 Zeichen je Feld',
  pastIndustry: 'Bisherige Branche',
  job: 'Offene Stelle',
  noJob: 'Keine davon: Initiativbewerbung',
  positionAppliedFor: 'Angestrebte Position',
  positionAppliedForHint: 'Oder das Fachgebiet, in dem Sie arbeiten möchten.',
  fieldPrivacy:
    'Ich habe die Datenschutzerklärung gelesen und sende meine Bewerbung zu diesem Zweck.',
  errorPrivacyRequired: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben',
  talentPool:
    'Sie dürfen meine Bewerbung im Talentpool aufbewahren und mich für spätere Stellen berücksichtigen. (Freiwillig, jederzeit widerrufbar.)',
  fieldTransferConsent:
    'Ich willige gesondert ein, dass meine Bewerbung dem Empfänger außerhalb von Festlandchina, {company}, übermittelt wird, damit er sie prüfen kann.',
  errorTransferConsentRequired:
    'Ohne diese Einwilligung können wir Ihre Bewerbung nicht entgegennehmen',
  formPrivacyNote:
    'Wir verwenden Ihre Angaben für Ihre Bewerbung und für nichts anderes. Was Sie eingeben, bleibt bis zum Absenden auf diesem Gerät; eine ausgewählte Datei wird zum Lesen an unseren Server gesendet und dort nicht aufbewahrt.',
  save: 'Speichern',
  saved:
    'Auf diesem Gerät gespeichert. Die Datei wird nicht gespeichert: Bitte fügen Sie sie beim Weitermachen wieder hinzu.',
  saveFailed: 'Dieser Browser lässt kein Speichern auf dem Gerät zu.',
  saveLinkOffer:
    'Woanders weitermachen: Wir können Ihnen einen Link mailen. Ihre Eingaben, ohne die Datei, liegen dann 30 Tage auf unserem Server.',
  saveLinkSend: 'Link per E-Mail senden',
  saveLinkSent:
    'Ein Link zu Ihren gespeicherten Eingaben ist unterwegs an {email}. Er gilt 30 Tage.',
  saveLinkFailed:
    'Der Link konnte gerade nicht gesendet werden. Ihre Eingaben sind weiterhin auf diesem Gerät gespeichert.',
  draftRestored:
    'Ihre gespeicherten Eingaben sind wieder da. Bitte fügen Sie Ihren Lebenslauf hinzu.',
  draftUnknown: 'Dieser Link gilt nicht mehr. Links verfallen nach 30 Tagen.',
  draftFailed:
    'Ihre gespeicherten Eingaben konnten gerade nicht geladen werden. Bitte laden Sie die Seite gleich noch einmal.',
  formUnavailable:
    'Ihre Bewerbung konnte gerade nicht gespeichert werden. Ihre Eingaben sind noch da: Bitte fügen Sie die Datei wieder hinzu und senden Sie sie gleich noch einmal ab.',
  formRetrying:
    'Der Server kann gerade nichts speichern. Ihre Bewerbung bleibt hier erhalten und wird automatisch erneut gesendet.',
  formOffline:
    'Sie sind offline. Ihre Bewerbung bleibt hier erhalten und wird von selbst gesendet, sobald die Verbindung wieder steht.',
  formTimeout:
    'Der Server hat nicht rechtzeitig geantwortet; vielleicht ist die Verbindung langsam. Ihre Bewerbung bleibt hier erhalten und wird automatisch erneut gesendet.',
  formUnreachable:
    'Der Server ist nicht erreichbar. Ihre Bewerbung bleibt hier erhalten und wird automatisch erneut gesendet; bitte prüfen Sie Ihre Verbindung.',
  formTooMany:
    'Von Ihrem Anschluss kamen zu viele Bewerbungen. Ihre Eingaben sind noch da: Bitte senden Sie sie in einigen Minuten erneut.',
  formTooLarge:
    'Ihre Bewerbung ist zu groß, um gespeichert zu werden. Bitte kürzen Sie den Text oder fügen Sie eine kleinere Datei hinzu.',
  formSuccessTitle: 'Bewerbung erfolgreich gesendet',
  formSuccessText:
    'Vielen Dank. Ihre Bewerbung ist gespeichert. Unsere Personalabteilung liest sie und antwortet Ihnen.',
  formAnother: 'Weitere Bewerbung senden',
  sentConfirmation: 'Eine Bestätigung per E-Mail ist unterwegs.',
};
