import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
  loginText: 'Pour les personnes qui gèrent ce site.',
  loginEmail: 'E-mail',
  loginPassword: 'Mot de passe',
  loginSubmit: 'Se connecter',
  loginFailed: 'L’e-mail et le mot de passe ne correspondent pas. Veuillez les vérifier.',
  loginMissing: 'Veuillez saisir votre e-mail et votre mot de passe.',
  loginUnavailable:
    'La connexion est impossible pour le moment. Veuillez réessayer dans un instant.',
  forgotten: 'Mot de passe oublié ?',
  askAdministrator: 'Mot de passe oublié ? Un administrateur peut vous en attribuer un nouveau.',
  changed: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  forgotText:
    'Saisissez l’e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgotSubmit: 'Envoyer le lien',
  forgotInvalid: 'Veuillez saisir votre e-mail, par exemple nom@example.com.',
  forgotSent:
    'S’il existe un compte avec cet e-mail, un message contenant un lien est en route. Le lien fonctionne une seule fois, pendant une heure.',
  backToLogin: 'Retour à la connexion',
  resetText:
    'Au moins {shortest} caractères. Quelques mots que vous seul assembleriez sont faciles à retenir et difficiles à deviner.',
  resetPassword: 'Nouveau mot de passe',
  resetSubmit: 'Enregistrer le mot de passe',
  resetExpired:
    'Ce lien n’est plus valable. Un lien pour un nouveau mot de passe fonctionne une seule fois, pendant une heure. Pour une nouvelle invitation, adressez-vous à un administrateur.',
  resetAgain: 'Demander un nouveau lien',
  passwordTooShort: 'Veuillez choisir un mot de passe d’au moins {shortest} caractères.',
  passwordTooLong: 'Veuillez choisir un mot de passe de {longest} caractères au plus.',
  passwordCommon:
    'Beaucoup de gens utilisent ce mot de passe : il serait vite deviné. Veuillez en choisir un autre.',
  passwordPersonal:
    'Ce mot de passe se résume presque à votre nom, à votre e-mail ou à l’entreprise. Veuillez en choisir un autre.',
  currentPassword: 'Mot de passe actuel',
  currentPasswordHelp: 'Nécessaire pour modifier votre propre mot de passe ou votre e-mail.',
  currentPasswordMissing:
    'Veuillez saisir votre mot de passe actuel pour modifier le mot de passe ou l’e-mail.',
  currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  tooManyAttempts: 'Trop de tentatives. Veuillez patienter quelques minutes avant de réessayer.',
  signInBusy:
    'Les connexions sont très nombreuses en ce moment. Veuillez réessayer dans un instant.',
  lastAdministrator:
    'Il faut au moins un administrateur. Donnez d’abord ce rôle à une autre personne.',
  secondFactorTitle: 'Second facteur',
  codeText:
    'Saisissez le code affiché par votre application d’authentification ou l’un de vos codes de secours.',
  codeLabel: 'Code de vérification',
  codeSubmit: 'Continuer',
  secondFactorNeeded: 'Veuillez saisir le code de votre second facteur.',
  secondFactorWrong: 'Ce code est incorrect ou a déjà été utilisé.',
  secondFactorMissing:
    'Les administrateurs ont besoin d’un second facteur. Veuillez le configurer sur /login.',
  setUpRequired:
    'Les administrateurs ont besoin d’un second facteur : veuillez le configurer maintenant.',
  signInExpired: 'Le délai est dépassé. Veuillez vous reconnecter.',
  setUpText:
    'Scannez cette image avec une application d’authentification sur votre téléphone, puis saisissez le code qu’elle affiche.',
  setUpPicture: 'QR code contenant la clé',
  setUpKey: 'Ou saisissez cette clé dans l’application :',
  setUpSubmit: 'Activer',
  codesTitle: 'Codes de secours',
  codesText:
    'Le second facteur est activé. Conservez ces codes en lieu sûr : chacun remplace l’application une fois, par exemple si vous perdez votre téléphone. Ils ne s’affichent que maintenant.',
  codesDownload: 'Télécharger les codes',
  isOnText: 'Le second facteur est activé. Codes de secours restants : {count}.',
  renewCodes: 'Nouveaux codes de secours',
  turnOff: 'Désactiver',
  toBackOffice: 'Vers l’administration',
  invitationTitle: 'Bienvenue : choisissez votre mot de passe',
  welcome: 'Votre compte est prêt. Veuillez vous connecter.',
};
