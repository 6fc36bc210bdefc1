import type { FormMessages } from '../en/forms.ts';

export const messages: FormMessages = {
  formNext: 'Wir lesen jede Anfrage selbst und antworten so bald wie möglich.',
  contactHint: 'E-Mail oder Telefon erforderlich',
  fieldProjectAddress: 'Projektadresse (Land)',
  fieldPrefecture: 'Präfektur',
  fieldDetailedAddress: 'Straße, PLZ, Ort',
  fieldContent: 'Ihr Projekt und Ihre Anforderungen',
  fieldCase: 'Ihre Berechnung',
  errorProjectAddressRequired: 'Bitte geben Sie die Projektadresse ein',
  errorContactRequired:
    'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein, damit wir Ihnen antworten können',
  fieldCountry: 'Land',
  fieldProjectScale: 'Projektumfang',
  projectScalePlaceholder: 'z. B. Fahrzeuge, Module, kWp',
  fieldRequirements: 'Ihre Anforderungen',
  errorRequirementsRequired: 'Bitte geben Sie Ihre Anforderungen ein',
  fieldPortablePowerStation: 'Benötigen Sie eine tragbare Powerstation?',
  answerYes: 'Ja',
  answerNo: 'Nein',
  fieldMessage: 'Ihre Nachricht',
  errorMessageRequired: 'Bitte geben Sie Ihre Nachricht ein',
  fieldPrivacy: 'Ich habe die Datenschutzerklärung gelesen.',
  errorPrivacyRequired: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben',
  fieldFiles: 'Bilder oder Pläne',
  filesHint:
    'Bis zu fünf Dateien mit je höchstens 10 MB: JPEG, PNG, WebP oder PDF. Angaben zu Ort, Zeit und Gerät der Aufnahme entfernen wir aus den Bildern. Anders als Ihr Text bleiben Dateien nicht erhalten, wenn Sie die Seite verlassen.',
  filesAgain: 'Ihr Browser merkt sich keine Dateien. Bitte wählen Sie diese noch einmal aus:',
  fileRemove: '{file} entfernen',
  errorTooManyFiles: 'Bitte wählen Sie höchstens fünf Dateien aus',
  errorFileTooLarge:
    'Eine Datei darf höchstens 10 MB groß sein, ein Bild höchstens 50 Millionen Pixel haben',
  errorFileType:
    'Wir können JPEG-, PNG- und WebP-Bilder sowie PDF-Dateien lesen. Bitte speichern Sie ein HEIC-Bild zuerst als JPEG.',
  errorFileDamaged: 'Diese Datei ist leer oder beschädigt. Bitte wählen Sie eine andere.',
};
