import type { ProductOffText } from './text.ts';

export const fr: ProductOffText = {
  title: 'Gamme hors réseau : véhicules, bateaux et trains',
  description:
    'Modules solaires ultralégers pour site isolé, environ {off-grid-215.weightPerArea} : modèles, adaptation au 12 et au 24 V, conseils sur le cintrage, le collage et la chaleur.',
  hero: {
    title: 'Le solaire qui voyage léger',
    text: 'À environ {off-grid-215.weightPerArea}, les modules hors réseau se posent à plat sur un toit ou un pont, épousent une courbe dans un seul sens et chargent une batterie de 12 V ou 24 V par un régulateur de charge.',
    action: 'Voir les modèles',
    alternative: 'Demander un devis',
  },
  scenes: {
    title: 'Ils sont du voyage',
    motorhome: {
      name: 'Camping-cars',
      text: 'Collés entre aérateurs et lanterneaux, sans rails et sans perçage.',
    },
    boxTruck: {
      name: 'Camions fourgons et bus',
      text: 'Un grand toit régulier, capable d’alimenter les équipements de bord.',
    },
    yacht: {
      name: 'Yachts',
      text: 'Sur un pont ou un toit de cabine, là où un cadre gênerait.',
    },
    train: {
      name: 'Trains',
      text: 'À Byron Bay, en Australie, un train équipé de 6,5 kWc a été mis en service en décembre 2017 (northernstar.com.au).',
    },
    charger: {
      name: 'Chargeur solaire portable',
      text: 'Il reste dans le sac jusqu’à l’étape et se passe de toit.',
    },
  },
  models: {
    title: 'Deux modèles : les caractéristiques en un coup d’œil',
    text: 'Le poids surfacique est notre propre chiffre. Les dimensions et les valeurs électriques sont des données d’exemple, en attendant la fiche technique : bonnes pour comparer, pas pour commander du câble.',
    power: 'Puissance nominale',
    size: {
      criterion: 'Dimensions',
      ours: '{off-grid-110.length} × {off-grid-110.width}',
      other: '{off-grid-215.length} × {off-grid-215.width}',
    },
    weight: 'Poids',
    place: {
      criterion: 'Où il se place',
      ours: 'Bandes étroites entre lanterneaux, aérations et antennes',
      other: 'Grandes surfaces planes : moins de raccords et de câble',
    },
    small: 'Hors réseau 110',
    large: 'Hors réseau 215',
    assumption:
      'Tous deux pèsent environ {off-grid-215.weightPerArea} ; la colle et les câbles s’y ajoutent.',
  },
  voltage: [
    { heading: 'S’accorder au 12 V et au 24 V' },
    'Un module ne charge une batterie que si sa tension dépasse la tension de charge de celle-ci. Entre les deux se trouve un régulateur de charge. Un régulateur MPPT transforme l’excédent de tension en courant.',
    {
      list: [
        '12 V : la tension d’un module doit rester supérieure à la tension de charge même par forte chaleur, car elle baisse quand les cellules chauffent.',
        '24 V : montez deux modules identiques en série ou choisissez un régulateur élévateur. En parallèle, seuls les courants s’ajoutent.',
        'Limite haute : par temps froid, la tension en circuit ouvert monte. Même par le matin le plus froid, les modules en série doivent rester sous la tension d’entrée maximale du régulateur.',
        'Batterie : c’est sa propre fiche technique qui fixe la tension de charge, non le module.',
      ],
    },
    'Pour votre véhicule, nous calculons avec les valeurs du module livré. En attendant, [vérifiez votre régulateur de charge](/off_series#string-check) avec les données d’exemple.',
  ],
  handling: {
    title: 'Cintrer, coller, prévoir la chaleur',
    text: 'Sur un toit en mouvement, la durée de vie d’un module tient à trois points.',
    bend: {
      title: 'Cintrer dans un seul sens',
      text: 'Un module épouse un cylindre, pas une coupole. Il n’existe pas de rayon de courbure général : indiquez-nous le vôtre avant de commander. Ne pliez jamais un module, ne le cintrez jamais sur la boîte de jonction.',
    },
    bond: {
      title: 'Tester la colle sur la vraie surface',
      text: 'Peinture, gelcoat et aluminium se comportent différemment. Collez un échantillon, laissez durcir, arrachez-le. Le vent relatif soulève le bord avant : là, le cordon doit être continu.',
    },
    heat: {
      title: 'Prévoir la chaleur',
      text: 'Collés sans lame d’air, les modules chauffent davantage et produisent moins ; ce qu’un essai a mesuré figure parmi les limites d’eArc. Tenez-en compte et isolez le plafond en dessous.',
    },
  },
  faq: {
    title: 'Questions avant la pose',
    questions: [
      {
        question: 'Peut-on marcher sur les modules ?',
        answer:
          'Faites en sorte que personne n’ait à le faire. Un talon peut casser une cellule sans laisser de trace. Si un pont doit rester praticable, dites-le-nous ; nous répondons pour le modèle en question, et la réponse peut être non.',
      },
      {
        question: 'Un module suffira-t-il à mes besoins ?',
        answer:
          'Additionnez les wattheures d’une journée et envoyez-nous la liste. Le toit d’un véhicule est rarement bien orienté, et l’hiver donne bien moins que l’été. Nous tenons compte des deux.',
      },
      {
        question: 'Peut-on retirer un module ?',
        answer:
          'Un module collé est fait pour rester. On peut couper la colle, mais il en sort souvent abîmé. Si vous comptez le déplacer, demandez-nous une autre fixation.',
      },
    ],
    action: 'Quel modèle pour votre toit ?',
  },
  quote: {
    title: 'Demandez un devis pour votre véhicule ou votre bateau',
    text: 'Informations utiles : type et année, surface libre, courbure, matériau de la surface, tension de la batterie et régulateur de charge.',
  },
};
