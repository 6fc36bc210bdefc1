import type { ResumeSubmitText } from './text.ts';

export const fr: ResumeSubmitText = {
  title: 'Postuler en ligne',
  description:
    'Postulez chez eArc avec votre CV, pour un poste à pourvoir ou spontanément : le formulaire, ce que nous demandons et la suite.',
  form: {
    title: 'D’abord votre CV',
    text: 'Pour un poste à pourvoir ou spontanément : c’est toujours possible. Joignez d’abord votre CV (PDF ou DOCX) : notre serveur le lit et remplit le formulaire. En plus de la confirmation à la fin, trois choses seulement sont obligatoires : le CV, le nom et une adresse e-mail. La date de naissance et la nationalité sont facultatives, et nous ne demandons pas votre salaire.',
  },
  after: {
    title: 'La suite',
    steps: [
      {
        title: 'Aussitôt : un numéro de référence',
        text: 'Il s’affiche dès que la candidature est enregistrée ; une confirmation suit par e-mail.',
      },
      {
        title: 'Ensuite : une personne la lit',
        text: 'Les ressources humaines lisent votre candidature ; aucun programme ne décide à leur place.',
      },
      {
        title: 'À tout moment : modifier ou retirer',
        text: 'Écrivez-nous en indiquant le numéro de référence.',
      },
    ],
  },
  next: {
    title: 'Une question d’abord ?',
    text: 'Écrivez-nous, ou consultez les postes à pourvoir.',
    action: 'Nous écrire',
    alternative: 'Postes à pourvoir',
    privacy: 'Ce que deviennent vos données',
  },
};
