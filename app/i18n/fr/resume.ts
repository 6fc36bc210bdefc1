import type { ResumeMessages } from '../en/resume.ts';

export const messages: ResumeMessages = {
  file: 'Votre CV',
  fileHint:
    'Notre propre serveur lit le fichier et remplit le formulaire, que vous vérifiez. Formats acceptés : PDF et DOCX, 10 Mo au maximum.',
  fileDrop: 'Déposez le fichier ici, collez-le ou choisissez-le :',
  fileRemove: 'Retirer le fichier',
  fileAgain: 'Un navigateur ne peut pas garder un fichier : veuillez le joindre à nouveau.',
  uploading: 'Envoi de {file}…',
  reading: 'Lecture de {file}…',
  readingDone: '{file} est lu. Champs remplis : {value}. Veuillez les vérifier.',
  readingNothing:
    '{file} est joint. Nous n’y avons rien trouvé à remplir ; veuillez remplir le formulaire vous-même.',
  fileMissing: 'Veuillez joindre votre CV',
  fileTooLarge: 'Le fichier dépasse 10 Mo. Veuillez en joindre un plus petit.',
  fileUnsupported:
    'Ce fichier n’est ni un PDF ni un DOCX. Veuillez enregistrer votre CV dans l’un de ces deux formats.',
  fileEmpty: 'Le fichier est vide. Veuillez en choisir un autre.',
  problemEncrypted:
    '{file} est protégé par un mot de passe : nous n’avons pas pu le lire. Il est joint malgré tout ; veuillez remplir le formulaire vous-même.',
  problemUnreadable:
    'Nous n’avons pas pu lire {file} ; il est peut-être endommagé. Il est joint malgré tout ; veuillez remplir le formulaire vous-même.',
  problemNoText:
    '{file} ne contient pas de texte, seulement des images, comme un scan. Il est joint malgré tout ; veuillez remplir le formulaire vous-même.',
  problemTooComplex:
    '{file} est trop long ou trop complexe pour être lu automatiquement. Il est joint malgré tout ; veuillez remplir le formulaire vous-même.',
  problemBusy:
    '{file} est joint, mais nous ne pouvons pas le lire pour l’instant. Remplissez le formulaire vous-même ou réessayez dans un instant.',
  problemOffline:
    '{file} est joint, mais vous êtes hors ligne et nous ne pouvons pas le lire. Réessayez dès le retour de la connexion ou remplissez le formulaire vous-même.',
  problemUnreachable:
    '{file} est joint, mais le serveur n’a pas répondu. Vérifiez votre connexion et réessayez, ou remplissez le formulaire vous-même.',
  readAgain: 'Relire',
  markTitle: 'Tiré de votre CV, à vérifier',
  markPage: '(page {page})',
  markConfirm: 'Confirmer',
  markConfirmAll: 'Tout confirmer',
  person: 'À propos de vous',
  work: 'Votre parcours',
  dateOfBirth: 'Date de naissance',
  nationality: 'Nationalité',
  pleaseChoose: 'Veuillez choisir',
  currentAddress: 'Adresse actuelle',
  pastPositions: 'Postes occupés',
  pastPositionsHint: 'Le plus récent d’abord. Les lignes vides sont ignorées.',
  position: 'Poste {value}',
  positionTitle: 'Intitulé',
  positionOrganisation: 'Employeur',
  positionStart: 'De',
  positionEnd: 'À',
  positionPresent: 'aujourd’hui',
  positionAdd: 'Ajouter un poste',
  positionRemove: 'Retirer le poste {value}',
  positionsTooLong: 'Veuillez indiquer au plus 50 postes, avec 300 caractères au plus par champ',
  pastIndustry: 'Secteur précédent',
  job: 'Poste à pourvoir',
  noJob: 'Aucun de ces postes : candidature spontanée',
  positionAppliedFor: 'Poste visé',
  positionAppliedForHint: 'Ou le domaine dans lequel vous aimeriez travailler.',
  fieldPrivacy: 'J’ai lu la politique de confidentialité et j’envoie ma candidature dans ce cadre.',
  errorPrivacyRequired: 'Veuillez confirmer que vous avez lu la politique de confidentialité',
  talentPool:
    'Vous pouvez conserver ma candidature dans le vivier de talents et me solliciter pour d’autres postes. (Facultatif, révocable à tout moment.)',
  fieldTransferConsent:
    'Je consens séparément à ce que ma candidature soit communiquée au destinataire hors de Chine continentale, {company}, afin d’être examinée.',
  errorTransferConsentRequired: 'Sans cet accord, nous ne pouvons pas recevoir votre candidature',
  formPrivacyNote:
    'Nous utilisons vos données pour votre candidature, et pour rien d’autre. Ce que vous saisissez reste sur cet appareil jusqu’à l’envoi ; le fichier choisi est envoyé à notre serveur pour être lu et n’y est pas conservé.',
  save: 'Enregistrer',
  saved:
    'Enregistré sur cet appareil. Le fichier n’est pas gardé : joignez-le à nouveau quand vous reprendrez.',
  saveFailed: 'Ce navigateur ne permet pas d’enregistrer sur l’appareil.',
  saveLinkOffer:
    'Pour continuer ailleurs, nous pouvons vous envoyer un lien par e-mail. Votre saisie, sans le fichier, est alors gardée 30 jours sur notre serveur.',
  saveLinkSend: 'M’envoyer un lien',
  saveLinkSent: 'Un lien vers votre saisie est en route vers {email}. Il est valable 30 jours.',
  saveLinkFailed:
    'Le lien n’a pas pu être envoyé. Votre saisie reste enregistrée sur cet appareil.',
  draftRestored: 'Votre saisie enregistrée est de retour. Veuillez joindre votre CV.',
  draftUnknown: 'Ce lien n’est plus valable. Un lien expire au bout de 30 jours.',
  draftFailed:
    'Votre saisie enregistrée n’a pas pu être récupérée. Veuillez recharger la page dans un instant.',
  formUnavailable:
    'Votre candidature n’a pas pu être enregistrée. Votre saisie est toujours là : joignez à nouveau le fichier et renvoyez-la dans un instant.',
  formRetrying:
    'Le serveur ne peut rien enregistrer pour l’instant. Votre candidature est en sécurité ici, et nous réessayons automatiquement.',
  formOffline:
    'Vous êtes hors ligne. Votre candidature est en sécurité ici et partira d’elle-même dès le retour de la connexion.',
  formTimeout:
    'Le serveur n’a pas répondu à temps ; la connexion est peut-être lente. Votre candidature est en sécurité ici, et nous réessayons automatiquement.',
  formUnreachable:
    'Le serveur est injoignable. Votre candidature est en sécurité ici, et nous réessayons automatiquement ; vérifiez votre connexion.',
  formTooMany:
    'Trop de candidatures sont venues de votre connexion. Votre saisie est toujours là : renvoyez-la dans quelques minutes.',
  formTooLarge:
    'Votre candidature est trop volumineuse. Raccourcissez le texte ou joignez un fichier plus petit.',
  formSuccessTitle: 'Votre candidature a bien été envoyée',
  formSuccessText:
    'Merci. Votre candidature est enregistrée. Les ressources humaines la liront et vous répondront.',
  formAnother: 'Envoyer une autre candidature',
  sentConfirmation: 'Une confirmation vous parviendra par e-mail.',
};
