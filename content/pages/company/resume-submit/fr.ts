import type { ShortPageText } from '../short-page.ts';

export const fr: ShortPageText = {
  title: 'Candidature spontanée',
  description:
    'Comment envoyer une candidature spontanée à eArc : ce que nous devons savoir, ce que vous pouvez omettre et où écrire.',
  body: [
    'Une candidature spontanée est toujours possible, qu’un poste soit proposé ou non. Pour l’instant, utilisez notre [formulaire de contact](/about#contact) et commencez votre message par « Candidature ».',
    { heading: 'Ce que nous devons savoir' },
    {
      list: [
        'votre nom et une adresse e-mail',
        'le poste ou le domaine visé et le pays où vous aimeriez travailler',
        'vos postes et secteurs précédents, en quelques lignes',
      ],
    },
    'Le formulaire de contact n’accepte pas de fichiers. Préparez votre CV au format PDF ou DOCX ; nous vous le demanderons.',
    { heading: 'Ce que vous pouvez omettre' },
    'À cette étape, nous n’avons besoin ni de votre date de naissance, ni de votre nationalité, ni de votre salaire antérieur. La [politique de confidentialité](/privacy) explique ce que deviennent vos données.',
  ],
  next: {
    title: 'Tout est prêt ?',
    text: 'Quelques lignes suffisent pour commencer.',
    action: 'Aller au formulaire de contact',
    alternative: 'Postes à pourvoir',
  },
};
