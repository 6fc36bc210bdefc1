import type { EngineeringText } from './text.ts';

export const fr: EngineeringText = {
  documents: {
    commercial: 'Documents du SMF et du SMH',
    dragonfly: 'Documents du SMH 520',
    smf520: 'Documents du SMF 520',
    smf430: 'Documents du SMF 430',
    offGrid: 'Documents des modèles 110 et 215',
    charger: 'Documents du chargeur',
    balcony: 'Documents des deux kits',
    balcony400: 'Documents du Balcon 400',
    balcony800: 'Documents du Balcon 800',
  },
  documentsText:
    'Fiches techniques, guides et caractéristiques sous forme de fichiers, sans inscription.',
  strings: {
    dragonfly: {
      title: 'Combien de Dragonfly par chaîne ?',
      text: 'Le cadre ne change rien au circuit : ce sont le gel et la tension maximale du système qui fixent la limite. Saisissez le nombre de modules et la température du matin le plus froid.',
    },
    smf520: {
      title: 'Vérifiez votre chaîne',
      text: 'Saisissez le nombre de modules et la température minimale du site. Vous voyez la tension de la chaîne au matin le plus froid et combien de modules conviennent.',
    },
    smf430: {
      title: 'Vérifiez une chaîne de SMF 430',
      text: 'Avec {smf-430.openCircuitVoltage} contre {smf-520.openCircuitVoltage} (données d’exemple), le SMF 430 a une tension un peu plus élevée que le SMF 520. Sa chaîne atteint la limite un peu plus tôt.',
    },
  },
  stringsBasis:
    'La tension en circuit ouvert et les coefficients de température sont des données d’exemple : modules en verre de la même classe dans la liste CEC de NREL SAM. La tension maximale du système est celle de notre manuel de 2019.',
  chargeController: {
    title: 'Votre régulateur de charge convient-il ?',
    text: 'En série, les tensions des modules s’additionnent, et par temps de gel chacune est plus élevée. Saisissez la tension d’entrée maximale du régulateur et voyez si elle est respectée.',
    basis:
      'Toutes les valeurs électriques sont des données d’exemple ; le coefficient de température est celui de l’exemple du SMF 520, en proportion de la tension.',
  },
};
