import type { GuideText } from '../text.ts';

export const fr: GuideText = {
  title: 'Véhicules : collage et câblage',
  text: 'Pour les modules hors réseau sur camping-cars, camions fourgons, bus et bateaux : implantation, collage sur peinture, aluminium ou fibre de verre, entrée du câble et circuit jusqu’à la batterie.',
  tools: [
    'Dessin du toit avec lanterneaux, aérateurs, antennes et joints',
    'Gabarits en carton à la taille des modules',
    'Nettoyant, tampon abrasif et, s’il est exigé, primaire : ceux que nomme la fiche technique de la colle',
    'Colle pour carrosserie, d’un seul lot, non périmée, et son pistolet',
    'Ruban de masquage, cales pour l’épaisseur du cordon, rouleau souple',
    'Échantillons de la même surface pour l’essai d’adhérence',
    'Passe-câble et son mastic, protection d’arête, colliers',
    'Fusibles et porte-fusibles, câble de la section que donne le manuel du régulateur de charge, multimètre',
  ],
  conditions: [
    'Lieu : à l’abri, de niveau, sans soleil ; le véhicule reste sur place jusqu’à ce que la colle ait durci.',
    'Surface : peinture d’origine saine, aluminium nu ou fibre de verre, préparés selon la fiche technique. Mastic de carrosserie, zones repeintes et films comptent comme des surfaces à part ; testez chacune.',
    'Température et humidité : toit, module et colle dans la plage de la fiche technique. Un toit sombre au soleil peut être bien au-delà.',
    'Courbe : dans un seul sens, au rayon convenu avec nous pour ce module.',
    'Charge : modules, colle et câbles tiennent dans la charge utile, et la hauteur ne dépasse pas celle qu’indiquent les papiers du véhicule.',
    'Personnes : deux par module ; pour le circuit, une personne qualifiée en électricité des véhicules.',
  ],
  steps: {
    title: 'Du gabarit à la première charge',
    steps: [
      {
        title: 'Disposer les gabarits',
        text: 'Les lanterneaux peuvent s’ouvrir, personne n’a à marcher sur un module et une brosse passe entre eux. Marquez la place des boîtes de jonction et du passe-câble.',
      },
      {
        title: 'Essayer à blanc',
        text: 'Posez les modules sans colle, passez les câbles et tracez les contours au ruban.',
      },
      {
        title: 'Nettoyer et préparer',
        text: 'Seulement dans les contours, en une fois ; ensuite, n’y touchez plus.',
      },
      {
        title: 'Faire d’abord entrer le câble',
        text: 'Si vous percez, faites-le seulement là où le constructeur du véhicule l’admet et où le plan du module livré montre le câble, jamais au droit d’un élément d’ossature. Protégez l’arête, étanchez le passe-câble, laissez une boucle d’égouttement.',
      },
      {
        title: 'Déposer les cordons',
        text: 'En long, dans le sens de la marche, avec un cordon sans interruption en travers du bord avant. Les cales fixent l’épaisseur du cordon.',
      },
      {
        title: 'Poser et presser',
        text: 'D’un côté à l’autre, sans enfermer d’air. Maintenez les bords le temps que donne la fiche technique.',
      },
      {
        title: 'Raccorder dans le bon ordre',
        text: 'Le manuel du régulateur de charge fixe l’ordre dans lequel batterie et modules se raccordent, et celui dans lequel ils se débranchent. Le fusible se place près de la batterie.',
      },
      {
        title: 'Rouler doucement au début',
        text: 'Pas avant que la colle ait durci. Arrêtez-vous après les premiers kilomètres et regardez chaque bord avant.',
      },
    ],
  },
  checks: [
    'Le cordon est sans interruption le long de chaque bord avant.',
    'Lanterneaux, antennes et aérateurs sont libres, et l’eau s’écoule.',
    'Le passe-câble est étanche : arrosez-le et regardez à l’intérieur.',
    'Les câbles sont fixés et ne frottent pas ; chaque trou a sa protection.',
    'La polarité est bonne ; la tension en circuit ouvert reste sous la tension d’entrée maximale du régulateur de charge, même par gel.',
    'Les fusibles ont le calibre donné par les manuels et restent accessibles.',
    'La batterie se charge ; sa tension en fin de charge est celle que donne son manuel.',
    'Hauteur et poids sont portés sur les papiers du véhicule, là où c’est exigé.',
  ],
  care: [
    'Après le premier long trajet, puis avant chaque saison : bords avant, coins, passe-câble.',
    'Lavez à la main ; brosses des stations de lavage et haute pression restent loin des bords.',
    'Ôtez neige et feuilles sans gratter.',
    'Si un bord se soulève, ne reprenez pas la route avant d’avoir solidement fixé le module.',
  ],
  decisions: [
    {
      document: 'Manuel d’installation du module',
      decides: 'Cintrage, cordons, distances, câbles et connecteurs, où ne pas marcher',
    },
    {
      document: 'Fiche technique de la colle',
      decides:
        'Surfaces, préparation, épaisseur du cordon, température, quand le véhicule peut rouler',
    },
    {
      document: 'Manuel du régulateur de charge',
      decides: 'Tension et courant d’entrée maximaux, sections, fusibles, ordre de raccordement',
    },
    {
      document: 'Manuel de la batterie',
      decides: 'Tension et courant de charge, températures, emplacement admis',
    },
    {
      document: 'Constructeur du véhicule ou carrossier',
      decides: 'Perçages et charges admis, peinture, airbags et antennes, garantie',
    },
    {
      document: 'Service d’immatriculation et organisme de contrôle',
      decides:
        'Si hauteur, poids ou circuit sont à contrôler et à inscrire sur les papiers du véhicule',
    },
  ],
  record: {
    lines: [
      'Véhicule : marque, modèle, immatriculation',
      'Surface du toit, préparation',
      'Colle : produit, lot, péremption',
      'Température de la surface',
      'Essai d’adhérence : date, localisation de la rupture',
      'Régulateur de charge et batterie : modèles',
      'Peut rouler à partir de : date, heure',
    ],
    columns: [
      'Module',
      'Bords contrôlés',
      'Polarité',
      'Voc mesurée (V)',
      'Fusible (A)',
      'Charge (A)',
      'Visa',
    ],
  },
};
