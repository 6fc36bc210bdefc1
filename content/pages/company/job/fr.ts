import type { ShortPageText } from '../short-page.ts';

export const fr: ShortPageText = {
  title: 'Postes à pourvoir',
  description:
    'Les postes à pourvoir chez eArc, avec le domaine, le lieu et le nombre de postes, pour jeunes diplômés et profils expérimentés.',
  body: [
    'Les postes à pourvoir paraissent sur cette page avec l’intitulé, le domaine, le lieu, le nombre de postes et la date de parution. Si aucune liste n’apparaît, aucun poste n’est proposé en ce moment.',
    { heading: 'Jeunes diplômés et profils expérimentés' },
    'Il y a deux voies : l’une pour celles et ceux qui viennent d’obtenir leur diplôme, l’autre pour les profils expérimentés. Ce qui les distingue est décrit à la page [Travailler chez eArc](/career#tracks).',
  ],
  next: {
    title: 'Rien qui vous convienne ?',
    text: 'Une candidature spontanée est toujours possible, quel que soit votre domaine.',
    action: 'Candidature spontanée',
    alternative: 'Travailler chez eArc',
  },
};
