import type { OffGridText } from './text.ts';

export const fr: OffGridText = {
  title: 'Chargeur portable et modules sur mesure',
  description:
    'Le chargeur solaire portable et ses caractéristiques, et un formulaire pour les constructeurs qui cherchent un module hors réseau sur mesure.',
  hero: {
    title: 'Le solaire à déplier, ou sur mesure',
    text: 'Deux réponses pour les lieux sans prise : un chargeur qui, plié, tient dans un sac, et des modules à la taille et à la forme de votre véhicule ou de votre bateau.',
    action: 'Le chargeur portable',
    alternative: 'Sur mesure',
  },
  use: {
    title: 'Charger en trois gestes',
    unfold: {
      title: 'Déplier',
      text: 'À plat, appuyé ou suspendu. Ne le pliez que le long des coutures.',
    },
    aim: {
      title: 'Orienter vers le soleil',
      text: 'Réorientez-le toutes les deux ou trois heures. Même une ombre étroite coûte plus de puissance que sa taille ne le suggère.',
    },
    connect: {
      title: 'Brancher à l’ombre',
      text: 'Gardez l’appareil lui-même à l’abri du soleil : une batterie chaude se charge mal. Derrière une vitre, le soleil est plus faible qu’il n’y paraît.',
    },
  },
  charger: {
    title: 'Le chargeur solaire portable',
    text: 'Toutes les valeurs de ce tableau sont des données d’exemple. Ce que fournit le chargeur varie avec le soleil, l’angle et la chaleur ; la puissance nominale est une valeur de laboratoire.',
    basis: 'Données d’exemple, que la fiche technique remplacera.',
  },
  gallery: {
    title: 'Là où s’arrêtent les formats standard',
    sightseeingCar: 'Navette touristique : un toit étroit, cintré dans sa longueur.',
    boxTruck: 'Camion fourgon : des modules disposés autour des trappes et des bords.',
  },
  custom: [
    { heading: 'Du sur-mesure pour les constructeurs' },
    'Si vous construisez des véhicules, des bateaux ou des trains, dites-nous ce que permet le toit. Nous vérifions si les cellules, leurs chaînes et la tension s’accommodent de cette forme, et nous le disons si ce n’est pas le cas. Ces informations accélèrent notre réponse :',
    {
      list: [
        'Plan ou croquis avec surface libre, obstacles et rayon de courbure',
        'Matériau et revêtement de la surface',
        'Tension de la batterie, régulateur de charge et besoin quotidien',
        'Ampleur du projet : pièce unique, petite série ou série',
        'Besoin éventuel d’une station électrique portable',
        'Date à laquelle vous devez décider',
      ],
    },
    'Avant le lancement d’une série, l’adhérence est testée sur un échantillon de votre surface.',
  ],
  request: {
    title: 'Votre demande',
    text: 'Pour commencer, il suffit d’un nom, d’une adresse e-mail et de vos besoins. Le pays, l’ampleur du projet et la station électrique portable ont leur propre champ ; le reste de la liste va dans vos besoins. Vous pouvez joindre des photos et des plans, cinq fichiers au plus.',
  },
};
