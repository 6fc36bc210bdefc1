import type { Messages } from '../en/messages.ts';

export const messages: Messages = {
  siteName: 'eArc',
  labelled: '{label} : ',
  inBrackets: ' ({text})',
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  mainMenu: 'Menu principal',
  search: 'Rechercher',
  languageSelection: 'Langue',
  breadcrumbs: 'Vous êtes ici',
  pictureCaption: 'Image de synthèse',
  visualisationAlternative: '{alternative} (image de synthèse)',
  allVisualisations: 'Les images de ce site sont des images de synthèse, non des photographies.',
  exampleData: 'Données d’exemple',
  exampleDataAll: 'Toutes les valeurs présentées ici sont des données d’exemple',
  moreThan: 'plus de {value}',
  about: 'environ {value}',

  atLeast: 'au moins {value}',
  basis: 'Sources et hypothèses',
  toScale: 'Dessiné à l’échelle',
  inAll: 'au total',
  assumptions: 'Hypothèses',
  parameter: 'Caractéristique',
  compareModels: 'Comparer avec d’autres modules',
  yieldHere: 'Ce qu’il produit chez vous',
  criterion: 'Critère',
  note: 'Remarque',

  serviceHotline: 'Téléphone du service client',
  workingHours: 'Horaires',
  allRightsReserved: 'Tous droits réservés.',

  notFoundTitle: 'Cette page est introuvable',
  notFoundText:
    'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Poursuivez à partir du menu ci-dessus ou de la page d’accueil.',
  errorTitle: 'Un problème est survenu de notre côté',
  errorText: 'La page n’a pas pu s’afficher. Veuillez réessayer dans un instant.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Votre appareil n’est pas connecté à Internet : cette page n’a pas pu être récupérée. Elle se chargera d’elle-même dès le retour de la connexion.',
  chunkErrorTitle: 'Cette page ne s’est pas chargée entièrement',
  chunkErrorMissing:
    'Une partie de cette page n’est plus sur le serveur, sans doute parce que le site vient d’être mis à jour. Rechargez-la pour obtenir la version actuelle.',
  chunkErrorTimeout:
    'Une partie de cette page a mis trop de temps à arriver. Vérifiez votre connexion, puis rechargez la page.',
  chunkErrorNetwork:
    'Une partie de cette page n’a pas pu être récupérée. Vérifiez votre connexion, puis rechargez la page.',
  loading: 'Chargement…',
  loadAgain: 'Recharger',
  toHomePage: 'Aller à la page d’accueil',

  formRequired: 'obligatoire',
  formSubmit: 'Envoyer',
  formSubmitting: 'Envoi en cours…',
  formCancel: 'Annuler',
  formCancelQuestion: 'Effacer ce que vous avez saisi ?',
  formErrorSummary: 'Veuillez vérifier les points suivants',
  formSuccessTitle: 'Votre demande a bien été envoyée',
  formSuccessText: 'Merci. Nous avons enregistré votre demande et nous vous répondrons.',
  formReference: 'Votre numéro de référence',
  formBackToPage: 'Revenir à la page',
  formAnother: 'Écrire un autre message',
  formUnavailable:
    'Votre demande n’a pas pu être enregistrée. Votre texte est toujours là : veuillez le renvoyer dans un instant.',
  formTooLarge:
    'Votre demande est trop longue pour être enregistrée. Veuillez raccourcir votre texte.',
  formOffline:
    'Vous êtes hors ligne. Votre texte est en sécurité ici et partira de lui-même dès le retour de la connexion.',
  formTimeout:
    'Le serveur n’a pas répondu à temps ; la connexion est peut-être lente. Votre texte est en sécurité ici, et nous réessayons automatiquement.',
  formUnreachable:
    'Le serveur est injoignable. Votre texte est en sécurité ici, et nous réessayons automatiquement ; vérifiez votre connexion.',
  pleaseEnter: 'Saisissez ici',

  fieldName: 'Nom',
  fieldPhone: 'Téléphone',
  fieldEmail: 'E-mail',
  fieldCompanyName: 'Nom de l’entreprise',

  fieldTransferConsent:
    'Je consens séparément à ce que les données ci-dessus soient communiquées au destinataire hors de Chine continentale, {company}, afin de répondre à cette demande.',
  errorTransferConsentRequired: 'Sans cet accord, nous ne pouvons pas recevoir votre demande',
  errorEmailRequired: 'Veuillez saisir votre adresse e-mail',
  formPrivacyNote:
    'Nous utilisons vos données pour vous répondre, et pour rien d’autre. Jusqu’à l’envoi, elles restent uniquement sur cet appareil.',
  formPrivacyLink: 'Politique de confidentialité',
  formTooMany:
    'Trop de demandes sont venues de votre connexion. Votre texte est toujours là : renvoyez-le dans quelques minutes.',
  formRetrying:
    'Le serveur ne peut rien enregistrer pour l’instant. Votre texte est en sécurité ici, et nous réessayons automatiquement.',
  errorNameRequired: 'Veuillez indiquer votre nom',
  errorEmailInvalid: 'Veuillez indiquer une adresse e-mail telle que nom@example.com',
  errorPhoneInvalid:
    'Veuillez indiquer un numéro de téléphone en chiffres, par exemple +33 1 99 00 12 34',
  errorTooLong: 'Veuillez raccourcir ce texte',

  loginTitle: 'Connexion de l’équipe',
  forgotTitle: 'Mot de passe oublié',
  resetTitle: 'Choisir un nouveau mot de passe',

  casePower: 'Puissance',
  casePowerUnit: 'kWc',
  caseYear: 'Année',
  caseRoof: 'Support',
  caseMethod: 'Pose',
  source: 'Source',
  scenesStrip: 'Images des applications, côte à côte',

  listAll: 'Tout',
  listShow: 'Afficher',
  listShowAll: 'Tout afficher',
  newsTopic: 'Thème',
  newsEmpty: 'Aucun article n’a encore paru.',
  listPage: 'Page {page} sur {pages}',
  newsAll: 'Tous les articles',
  newsFeeds: 'Flux d’actualités',
  jobTitle: 'Intitulé du poste',
  jobCategory: 'Domaine',
  jobTrack: 'Profil',
  jobLocation: 'Lieu',
  jobOpenings: 'Nombre de postes',
  jobApplyUntil: 'Candidature jusqu’au',
  jobReleased: 'Date de parution',
  jobTotal: 'Postes : {value}',
  jobEmpty:
    'Aucun poste n’est proposé en ce moment. Une candidature spontanée reste toujours possible.',
  jobNone:
    'Aucun poste ne correspond. Essayez avec moins de mots ou d’autres, ou envoyez une candidature spontanée.',
  jobAll: 'Tous les postes à pourvoir',
  jobApply: 'Postuler',
  jobOpenApplication: 'Candidature spontanée',
};
