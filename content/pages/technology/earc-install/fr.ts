import type { EArcInstallText } from './text.ts';

export const fr: EArcInstallText = {
  title: 'Méthodes de pose : collage et brides',
  description:
    'Collage sans percement sur bac acier, joint debout et toiture-terrasse, ou fixation mécanique par brides : chaque mode de pose, étape par étape.',
  hero: {
    title: 'Colle ou brides : c’est la toiture qui décide',
    text: 'Les modules sans cadre se collent avec une colle à prise rapide, sans percement de la toiture. Les modules cadrés sont tenus par des brides, ou par des pinces sur joint debout. Voici les méthodes, étape par étape.',
    action: 'Le collage',
    alternative: 'Les brides',
  },
  preparation: [
    { heading: 'Avant le premier module : la structure' },
    'Un ingénieur structure confirme la réserve de capacité portante pour les modules, la colle, les cadres et les câbles, ainsi que le soulèvement au vent en rive et aux angles.',
  ],
  adhesion: [
    { heading: 'Avant le collage : la surface et l’adhérence' },
    {
      list: [
        'Surface : identifiez la tôle, son revêtement et son âge. Saleté, farinage, rouille et revêtement décollé doivent disparaître. Sur les revêtements PVDF, le collage n’est pas fiable (support.s-5.com).',
        'Essai d’adhérence : collez des échantillons sur votre propre toiture, laissez la colle durcir complètement, puis arrachez-les. La rupture doit se produire dans la colle (rupture cohésive). Si la colle se détache net du revêtement, cette surface ne convient pas en l’état.',
        'Météo : travaillez sur une surface sèche, dans la plage de température de la colle. À titre de comparaison, un silicone structurel neutre courant s’applique entre 5 et 40 °C et durcit sur 3 mm en 12 heures (piedmontplastics.com). Ce n’est pas la valeur de notre colle.',
      ],
    },
  ],
  bonding: {
    title: 'Collage sur toiture en bac acier',
    text: 'Le module repose sur les nervures. Aucun trou n’est percé. Une chaufferie de Dreihausen, en Allemagne, porte 16 modules collés (Stadtwerke Marburg).',
    steps: [
      {
        title: 'Tracer les rangées',
        text: 'Partez d’une ligne droite. Laissez des passages d’entretien et restez à l’écart des chéneaux, des recouvrements de tôles et des zones exclues par le calcul au vent.',
      },
      {
        title: 'Nettoyer les nervures',
        text: 'Utilisez le nettoyant indiqué par le manuel, laissez sécher et ne touchez plus les bandes de collage.',
      },
      {
        title: 'Déposer les cordons de colle',
        text: 'Sur chaque nervure, avec la longueur et la section données par le manuel. Les cordons suivent la pente pour que l’eau s’écoule entre eux.',
      },
      {
        title: 'Poser le module et presser',
        text: 'À deux, abaissez-le sans trop le cintrer et pressez le long des cordons. Il ne porte aucune charge tant que la colle n’a pas durci.',
      },
      {
        title: 'Raccorder et consigner',
        text: 'Tenez les câbles à distance de la tôle. Contrôlez la polarité, mesurez la tension de chaque chaîne et notez le tout.',
      },
    ],
  },
  standingSeam: {
    title: 'Collage sur toiture à joint debout',
    text: 'La tôle se dilate avec la chaleur et ses joints doivent rester libres. L’implantation commence donc par les joints.',
    steps: [
      {
        title: 'Mesurer l’écartement et la hauteur des joints',
        text: 'Ils déterminent quel module convient et où passent les cordons. Là où le collage ne convient pas, des pinces sur le joint sont la solution.',
      },
      {
        title: 'Nettoyer les bacs et tester',
        text: 'Métal nu et métal revêtu se comportent différemment. L’essai d’adhérence se fait sur cette tôle, non sur une tôle semblable.',
      },
      {
        title: 'Déposer les cordons le long des joints',
        text: 'L’eau de pluie et de fonte doit pouvoir s’écouler sous le module. Aucun cordon n’enjambe un joint.',
      },
      {
        title: 'Presser en suivant la courbe',
        text: 'Sur une toiture cintrée, commencez par un bord et avancez vers l’autre. Maintenez la pression le temps indiqué par le manuel.',
      },
    ],
  },
  flatRoof: {
    title: 'Toiture-terrasse et structure de support en aluminium',
    text: 'Sur membranes d’étanchéité TPO et PVC et sur les autres toitures-terrasses, les modules sont collés sur une structure de support en aluminium. Elle leur donne la rigidité qu’une surface souple n’offre pas.',
    steps: [
      {
        title: 'Contrôler la membrane et l’évacuation des eaux',
        text: 'Cherchez vieillissement, soudures ouvertes et eau stagnante. Demandez l’accord du fabricant de la membrane afin de conserver sa garantie.',
      },
      {
        title: 'Monter la structure de support',
        text: 'Positions et appuis découlent du calcul de structure et du calcul au vent. Protégez la membrane à chaque appui ; rien ne la traverse.',
      },
      {
        title: 'Coller les modules sur les profilés',
        text: 'Nettoyez l’aluminium, déposez les cordons, pressez. L’essai d’adhérence se fait sur le même profilé.',
      },
    ],
  },
  clamps: {
    title: 'Fixation mécanique par brides',
    text: 'Pour le SMH « Dragonfly », à cadre de montage intégré en usine : la pose prend {installationTimeSaving} de temps en moins. En 2019, un gymnase de Waldkirch, en Allemagne, a reçu des modules cadrés, fixés par pinces sur zinc-titane : 245 kWc (pv-magazine.de).',
    steps: [
      {
        title: 'Mettre les brides en place',
        text: 'Sur joint debout, c’est une pince qui saisit le joint lui-même : ici non plus, on ne perce pas.',
      },
      {
        title: 'Respecter l’écartement des brides',
        text: 'Notre manuel de 2019 indique de 250 à 450 mm pour les modules de 6 × 12 cellules, de 210 à 400 mm pour 6 × 10 et de 200 à 350 mm pour 4 × 9.',
      },
      {
        title: 'Serrer à la clé dynamométrique',
        text: 'Le couple figure dans le manuel de la bride. Vérifiez-le encore avant la réception et consignez-le.',
      },
    ],
  },
  cables: {
    title: 'Câbles et chaînes : notre manuel de 2019',
    voltage: 'tension maximale du système',
    cable: 'section du câble photovoltaïque, prévu pour 90 °C',
    factor: 'coefficient sur Isc et Voc pour dimensionner conducteurs et fusibles',
    strings: 'chaînes en parallèle au plus, sans fusible',
  },
  notice: {
    title: 'Le manuel de votre module fait foi',
    text: 'Les valeurs de ce guide viennent de notre manuel de 2019. Font foi le manuel d’installation fourni avec votre module, la notice de la colle ou de la bride, et les règles locales. Retirer les connecteurs annule la garantie. Les travaux électriques reviennent à des électriciens qualifiés.',
  },
  next: {
    title: 'Décrivez la toiture, nous indiquons la méthode',
    text: 'Couverture, revêtement, écartement des joints, pente et quelques photos suffisent pour une première réponse.',
    action: 'Demander un devis',
    alternative: 'Voir les guides de pose',
  },
};
