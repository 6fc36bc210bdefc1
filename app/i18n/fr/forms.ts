import type { FormMessages } from '../en/forms.ts';

export const messages: FormMessages = {
  formNext: 'Nous lisons nous-mêmes chaque demande et répondons dès que possible.',
  contactHint: 'E-mail ou téléphone obligatoire',
  fieldProjectAddress: 'Pays du projet',
  fieldPrefecture: 'Préfecture',
  fieldDetailedAddress: 'Adresse, code postal, ville',
  fieldContent: 'Votre projet et vos besoins',
  fieldCase: 'Votre calcul',
  errorProjectAddressRequired: 'Veuillez indiquer le pays du projet',
  errorContactRequired:
    'Veuillez indiquer une adresse e-mail ou un numéro de téléphone pour que nous puissions vous répondre',
  fieldCountry: 'Pays',
  fieldProjectScale: 'Ampleur du projet',
  projectScalePlaceholder: 'p. ex. véhicules, modules, kW',
  fieldRequirements: 'Vos besoins',
  errorRequirementsRequired: 'Veuillez saisir vos besoins',
  fieldPortablePowerStation: 'Avez-vous besoin d’une station électrique portable ?',
  answerYes: 'Oui',
  answerNo: 'Non',
  fieldMessage: 'Votre message',
  errorMessageRequired: 'Veuillez saisir votre message',
  fieldPrivacy: 'J’ai lu la politique de confidentialité.',
  errorPrivacyRequired: 'Veuillez confirmer que vous avez lu la politique de confidentialité',
  fieldFiles: 'Photos ou plans',
  filesHint:
    '5 fichiers au maximum, de 10 Mo chacun au plus : JPEG, PNG, WebP ou PDF. Nous effaçons des images le lieu, l’heure et l’appareil de prise de vue. Contrairement à votre texte, les fichiers ne sont pas conservés si vous quittez la page.',
  filesAgain:
    'Votre navigateur ne peut pas garder de fichiers. Veuillez choisir de nouveau ceux-ci :',
  fileRemove: 'Retirer {file}',
  errorTooManyFiles: 'Veuillez choisir 5 fichiers au maximum',
  errorFileTooLarge: 'Un fichier ne doit pas dépasser 10 Mo, ni une image 50 millions de pixels',
  errorFileType:
    'Nous lisons les images JPEG, PNG et WebP et les fichiers PDF. Veuillez d’abord enregistrer les images HEIC au format JPEG.',
  errorFileDamaged: 'Ce fichier est vide ou endommagé. Veuillez en choisir un autre.',
};
