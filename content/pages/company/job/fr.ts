import type { JobPageText } from './text.ts';

export const fr: JobPageText = {
  title: 'Postes à pourvoir',
  description:
    'Les postes à pourvoir chez eArc, avec le domaine, le lieu et le nombre de postes, pour jeunes diplômés et profils expérimentés.',
  tracks: {
    title: 'Jeunes diplômés et profils expérimentés',
    text: 'Il y a deux voies : l’une pour les jeunes diplômés, l’autre pour les personnes expérimentées. Toutes deux mènent aux mêmes matériaux, machines et toitures ; ce qui change, c’est ce que nous vous demandons de montrer.',
    action: 'Ce qui distingue les deux voies',
  },
  next: {
    title: 'Rien qui vous convienne ?',
    text: 'Une candidature spontanée est toujours possible, quel que soit votre domaine.',
    action: 'Candidature spontanée',
    alternative: 'Travailler chez eArc',
  },
};
