import type { CareerText } from './text.ts';

export const fr: CareerText = {
  title: 'Carrières',
  description:
    'En quoi consiste le travail, à quoi s’attendre et comment postuler chez eArc, jeune diplômé ou avec de l’expérience.',
  hero: {
    title: 'Travailler sur ce qui remplace le verre',
    text: 'La plupart des modules solaires reposent sur le verre. Pas les nôtres. Cela soulève des questions sur les matériaux, les machines, les toitures et les véhicules, et toutes n’ont pas encore trouvé de réponse. Nous cherchons des personnes pour y répondre avec nous.',
    action: 'Voir les postes à pourvoir',
    alternative: 'Deux voies d’entrée',
  },
  vision: {
    text: 'Notre vision : que personne n’ait à renoncer au solaire pour la seule raison que le verre est trop lourd.',
    basis:
      'Environ {excludedRoofs} des toitures tertiaires et industrielles ne peuvent pas porter la charge supplémentaire d’au moins {minimumRoofLoad} qu’apporte une installation classique à modules en verre (notre propre estimation, 2026).',
  },
  joining: [
    { heading: 'Notre mission' },
    'Nous fabriquons des modules sans verre, nous vérifions ce à quoi ils résistent et nous écrivons où ils n’ont pas leur place.',
    { heading: 'Le travail qui vous attend' },
    {
      list: [
        'Matériaux : sans verre, quelles couches protègent une cellule, et combien de temps ?',
        'Production : une gigafactory d’une capacité de {capacity}, de la première chaîne de cellules au flash-test.',
        'Essais : brouillard salin, corrosion à l’ammoniac, feu, vent de sable et dégradation induite par le potentiel (PID).',
        'Application : collage et fixation par brides sur toitures, véhicules et bateaux, avec celles et ceux qui répondent du résultat.',
      ],
    },
    { heading: 'Ce qu’il faut savoir' },
    'Il vous arrivera de dire non : à un revêtement sur lequel rien n’adhère de façon fiable, à une affirmation sans mesure. Et il faut de la patience, car le vieillissement en extérieur ne se presse pas.',
    'Vous ne trouverez pas ici de liste d’avantages ; ils dépendent du pays et du contrat. La fourchette de salaire, le lieu de travail et le type de contrat doivent figurer dans chaque annonce. S’il en manque un, demandez-le avant l’entretien.',
  ],
  tracks: [
    { heading: 'Jeunes diplômés' },
    'Vous avez étudié les matériaux, le génie électrique, les structures, la chimie, la gestion ou les langues. Nous n’attendons pas d’expérience professionnelle. Montrez-nous quelque chose que vous avez fait vous-même, comme un mémoire, une mesure ou un programme, et racontez-nous ce qui a mal tourné en chemin.',
    { heading: 'Profils expérimentés' },
    'Vous connaissez les lignes de lamination, les colles, les structures de toiture, la certification ou la vente. Parlez-nous d’une décision que vous prendriez autrement aujourd’hui. Si vous venez d’un autre secteur, dites-nous ce qui peut en servir ici.',
  ],
  activities: {
    title: 'Nos événements',
    text: 'On peut découvrir le travail avant de postuler : lors d’une visite, d’une journée de formation pour installateurs ou d’une journée au laboratoire. Voici les prochaines dates ; celles qui sont passées figurent dans la liste de tous les événements. Celles qui sont signalées comme données d’exemple n’ont pas lieu.',
  },
  next: {
    title: 'Postuler',
    text: 'Parcourez les postes à pourvoir. Si le vôtre n’y est pas, une candidature spontanée est toujours possible.',
    action: 'Postes à pourvoir',
    alternative: 'Candidature spontanée',
  },
};
