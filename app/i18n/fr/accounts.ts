import type { AccountMessages } from '../en/accounts.ts';

export const messages: AccountMessages = {
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
  resetExpired: 'Ce lien n’est plus valable. Il fonctionne une seule fois, pendant une heure.',
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
    'Il faut au moins un administrateur. Nommez d’abord une autre personne administrateur.',
};
