import type { CaseMailMessages } from '../en/tools-mail.ts';

/** The form by which a calculation is mailed, in French; see ../en/tools-mail.ts. */
export const messages: CaseMailMessages = {
  mailSummary: 'Me l’envoyer par e-mail',
  mailAddress: 'Votre adresse e-mail',
  mailHint:
    'Nous envoyons un seul e-mail avec les chiffres et l’adresse de cette page. Nous ne conservons ni le message ni votre adresse.',
  mailSend: 'Envoyer l’e-mail',
  mailSent: 'L’e-mail avec votre calcul est en route.',
  mailRequired: 'Veuillez saisir votre adresse e-mail',
  mailInvalid: 'Veuillez indiquer une adresse e-mail telle que nom@example.com',
  mailTooMany:
    'Plusieurs calculs ont déjà été envoyés à cette adresse. Veuillez réessayer dans une heure.',
  mailNoCase: 'Ce calcul ne peut pas être envoyé. Veuillez vérifier les données.',
  mailBusy:
    'Trop d’e-mails ont été demandés depuis votre connexion. Veuillez réessayer dans quelques minutes.',
  mailFailed: 'L’e-mail n’a pas pu être envoyé. Veuillez réessayer dans un instant.',
};
