import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  forgotten: 'Passwort vergessen?',
  askAdministrator: 'Passwort vergessen? Ein Administrator kann Ihnen ein neues geben.',
  changed: 'Ihr Passwort ist geändert. Bitte melden Sie sich mit dem neuen an.',
  forgotText:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, über den Sie ein neues Passwort wählen können.',
  forgotSubmit: 'Link senden',
  forgotInvalid: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.com.',
  forgotSent:
    'Falls es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde lang und nur einmal.',
  backToLogin: 'Zurück zur Anmeldung',
  resetText:
    'Mindestens {shortest} Zeichen. Ein paar Wörter, die nur Sie so zusammenstellen, sind leicht zu merken und schwer zu erraten.',
  resetPassword: 'Neues Passwort',
  resetSubmit: 'Passwort speichern',
  resetExpired: 'Dieser Link gilt nicht mehr. Er funktioniert nur einmal und nur eine Stunde lang.',
  resetAgain: 'Neuen Link anfordern',
  passwordTooShort: 'Bitte wählen Sie ein Passwort mit mindestens {shortest} Zeichen.',
  passwordTooLong: 'Bitte wählen Sie ein Passwort mit höchstens {longest} Zeichen.',
  passwordCommon:
    'Dieses Passwort verwenden viele, es wäre schnell erraten. Bitte wählen Sie ein anderes.',
  passwordPersonal:
    'Dieses Passwort besteht fast nur aus Ihrem Namen, Ihrer E-Mail-Adresse oder der Firma. Bitte wählen Sie ein anderes.',
  currentPassword: 'Aktuelles Passwort',
  currentPasswordHelp: 'Nötig, um das eigene Passwort oder die eigene E-Mail-Adresse zu ändern.',
  currentPasswordMissing:
    'Bitte geben Sie Ihr aktuelles Passwort ein, um Passwort oder E-Mail-Adresse zu ändern.',
  currentPasswordWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  tooManyAttempts:
    'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
  signInBusy: 'Gerade melden sich sehr viele an. Bitte versuchen Sie es gleich noch einmal.',
  lastAdministrator:
    'Es muss einen Administrator geben. Bitte machen Sie zuerst jemand anderen zum Administrator.',
};
