import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  loginText: 'Für alle, die diese Website betreuen.',
  loginEmail: 'E-Mail',
  loginPassword: 'Passwort',
  loginSubmit: 'Anmelden',
  loginFailed: 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beide Eingaben.',
  loginMissing: 'Bitte geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  loginUnavailable:
    'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
  forgotten: 'Passwort vergessen?',
  askAdministrator: 'Passwort vergessen? Die Administration kann Ihnen ein neues geben.',
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
  resetExpired:
    'Dieser Link gilt nicht mehr. Ein Link für ein neues Passwort funktioniert nur einmal und nur eine Stunde lang. Eine neue Einladung schickt Ihnen die Administration.',
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
    'Mindestens ein Konto muss die Rolle „Administration“ haben. Bitte geben Sie sie zuerst einem anderen Konto.',
  secondFactorTitle: 'Zweiter Faktor',
  codeText:
    'Geben Sie den Code aus Ihrer Authenticator-App ein oder einen Ihrer Wiederherstellungscodes.',
  codeLabel: 'Bestätigungscode',
  codeSubmit: 'Weiter',
  secondFactorNeeded: 'Bitte geben Sie den Code Ihres zweiten Faktors ein.',
  secondFactorWrong: 'Dieser Code ist falsch oder wurde schon verwendet.',
  secondFactorMissing:
    'Für die Administration ist ein zweiter Faktor nötig. Bitte richten Sie ihn unter /login ein.',
  setUpRequired:
    'Für die Administration ist ein zweiter Faktor nötig. Bitte richten Sie ihn jetzt ein.',
  signInExpired: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  setUpText:
    'Scannen Sie dieses Bild mit einer Authenticator-App auf Ihrem Telefon und geben Sie dann den Code ein, den die App anzeigt.',
  setUpPicture: 'QR-Code mit dem Schlüssel',
  setUpKey: 'Oder geben Sie diesen Schlüssel in die App ein:',
  setUpSubmit: 'Einschalten',
  codesTitle: 'Wiederherstellungscodes',
  codesText:
    'Der zweite Faktor ist eingeschaltet. Bewahren Sie diese Codes sicher auf: Jeder ersetzt einmal die App, etwa wenn das Telefon verloren geht. Sie werden nur jetzt angezeigt.',
  codesDownload: 'Codes herunterladen',
  isOnText: 'Der zweite Faktor ist eingeschaltet. Verbleibende Wiederherstellungscodes: {count}.',
  renewCodes: 'Neue Wiederherstellungscodes',
  turnOff: 'Ausschalten',
  toBackOffice: 'Zur Verwaltung',
  invitationTitle: 'Willkommen: Wählen Sie Ihr Passwort',
  welcome: 'Ihr Konto ist bereit. Bitte melden Sie sich an.',
};
