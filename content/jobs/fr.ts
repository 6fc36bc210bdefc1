import type { JobsText } from './text.ts';

export const fr: JobsText = {
  location: 'Lieu d’exemple',
  engineer: {
    title: 'Exemple : ingénieur d’application, collage et brides (H/F)',
    description: [
      'Ceci est un exemple et non un vrai poste : nous ne recrutons pas pour ce poste en ce moment. Il montre à quoi ressemble une annonce sur cette page. Une [candidature spontanée](/resume_submit) est toujours possible.',
      { heading: 'Missions' },
      {
        list: [
          'Évaluer des toitures d’après des plans et des photos : tôle, revêtement, pente, écartement des joints',
          'Suivre les essais d’adhérence sur place et en consigner les résultats',
          'Dire non là où un mode de pose ne convient pas',
        ],
      },
      { heading: 'Profil' },
      {
        list: [
          'Expérience des toitures métalliques, des colles ou des façades',
          'Disponibilité pour les déplacements et le travail en toiture',
        ],
      },
      'Une vraie annonce indique aussi la fourchette de salaire, le lieu de travail et le type de contrat.',
    ],
  },
  tester: {
    title: 'Exemple : ingénieur d’essais, vieillissement en extérieur (H/F)',
    description: [
      'Ceci est un exemple et non un vrai poste : nous ne recrutons pas pour ce poste en ce moment. Il montre à quoi ressemble une annonce sur cette page. Une [candidature spontanée](/resume_submit) est toujours possible.',
      { heading: 'Missions' },
      {
        list: [
          'Mesurer des modules avant et après les essais : brouillard salin, corrosion à l’ammoniac, vent de sable, PID',
          'Exploiter les mesures et décrire ce qui n’a pas marché',
        ],
      },
      { heading: 'Profil' },
      {
        list: [
          'Diplôme en matériaux, génie électrique ou physique',
          'De la patience pour des mesures qui durent des mois',
        ],
      },
      'Une vraie annonce indique aussi la fourchette de salaire, le lieu de travail et le type de contrat.',
    ],
  },
};
