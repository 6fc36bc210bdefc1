import type { EngineeringText } from './text.ts';

export const fr: EngineeringText = {
  documents: {
    commercial: 'Documents sur SMF et SMH',
    dragonfly: 'Documents sur SMH 520',
    smf520: 'Documents sur SMF 520',
    smf430: 'Documents sur SMF 430',
    offGrid: 'Documents sur les modèles 110 et 215',
    charger: 'Documents sur le chargeur',
    balcony: 'Documents sur les deux kits',
    balcony400: 'Documents sur Balcon 400',
    balcony800: 'Documents sur Balcon 800',
  },
  documentsText:
    'Fiches techniques, manuels et paramètres sous forme de fichiers, sans inscription.',
  strings: {
    dragonfly: {
      title: 'Combien de Dragonfly par chaîne ?',
      text: 'Le cadre ne change rien au circuit : ce sont le gel et la tension système qui fixent la limite. Saisissez vos modules et le matin le plus froid.',
    },
    smf520: {
      title: 'Vérifiez votre chaîne',
      text: 'Saisissez le nombre de modules et la température minimale du site. Vous voyez la tension de la chaîne au matin le plus froid et combien de modules conviennent.',
    },
    smf430: {
      title: 'Vérifiez une chaîne de SMF 430',
      text: 'Avec {smf-430.openCircuitVoltage} contre {smf-520.openCircuitVoltage} (données d’exemple), SMF 430 a une tension un peu plus élevée que SMF 520. Sa chaîne atteint la limite un peu plus tôt.',
    },
  },
  stringsBasis:
    'La tension en circuit ouvert et les coefficients de température sont des données d’exemple : modules en verre de la même classe dans la liste CEC de NREL SAM. La tension système est celle du manuel de 2019.',
  chargeController: {
    title: 'Votre régulateur de charge convient-il ?',
    text: 'En série, les tensions des modules s’additionnent, surtout par temps de gel. Saisissez la tension d’entrée maximale du régulateur et voyez si elle est respectée.',
    basis:
      'Toutes les valeurs électriques sont des données d’exemple ; le coefficient de température est celui de l’exemple du SMF 520, en proportion de la tension.',
  },
};
