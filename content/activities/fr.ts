import type { ActivitiesText } from './text.ts';

export const fr: ActivitiesText = {
  place: 'Lieu d’exemple',
  training: {
    title: 'Exemple : journée de formation pour installateurs',
    summary:
      'Préparer la surface, déposer le cordon de colle, poser les pinces, raccorder et mesurer : une journée de pratique sur des tôles d’essai.',
    body: [
      'Ceci est un exemple et non une date réelle : la journée n’aura pas lieu. Il montre à quoi ressemble une annonce sur cette page.',
      '[Le déroulement d’une journée de formation](/activity_detail#training)',
      {
        list: [
          'Matin : surface, essai d’adhérence, cordon de colle',
          'Après-midi : pinces sur un joint debout, raccordement, mesure',
          'Prévoir des vêtements de travail et de bonnes chaussures',
        ],
      },
      'Une annonce réelle indique aussi l’adresse, les conditions et la personne à contacter.',
    ],
  },
  questions: {
    title: 'Exemple : une heure de questions en ligne sur le collage',
    summary:
      'Une heure pour vos questions sur les revêtements, les colles et l’essai d’adhérence, les plus gênantes d’abord.',
    body: [
      'Ceci est un exemple et non une date réelle : la séance n’aura pas lieu. Il montre à quoi ressemble une annonce sur cette page.',
      'Vous pouvez envoyer votre question avec l’inscription. Nous répondons ensuite par écrit à ce qui n’a pas pu l’être pendant l’heure.',
    ],
  },
  visit: {
    title: 'Exemple : visite de la gigafactory',
    summary: 'De la première chaîne de cellules au flash-test, avec des questions en chemin.',
    body: [
      'Ceci est un exemple et non une date réelle : la visite n’aura pas lieu. Il montre à quoi ressemble une annonce sur cette page.',
      '[Le déroulement d’une visite](/activity_detail#visit)',
      'La prise de photos est convenue à l’avance.',
    ],
  },
  laboratory: {
    title: 'Exemple : une journée au laboratoire',
    summary:
      'Brouillard salin, ammoniac, feu, vent de sable ou PID : un essai, une mesure, et des résultats que vous exploitez vous-même.',
    body: [
      'Ceci est un exemple et non une date réelle : la journée n’aura pas lieu. Il montre à quoi ressemble une annonce sur cette page.',
      '[Le déroulement d’une journée au laboratoire](/activity_detail#laboratory)',
      'Pour les bureaux d’études, les étudiants et les candidats. Les groupes sont petits, pour que chacun puisse manipuler.',
    ],
  },
};
