import type { Kit800Text } from './text.ts';

export const fr: Kit800Text = {
  title: 'Balcon 800 : deux modules pour un long garde-corps',
  description:
    'Le Balcon 800, pour un long garde-corps ou un angle : deux modules sans verre sur un seul micro-onduleur. Poids, pose, sécurité et caractéristiques.',
  hero: {
    title: 'Sur un long garde-corps, il y a de la place pour deux',
    text: 'Avec le Balcon 800, deux modules sont accrochés au garde-corps et reliés à un même micro-onduleur. Si le garde-corps tourne à l’angle, l’un prend le soleil du matin et l’autre celui du soir.',
    parameters: 'Voir les caractéristiques',
    single: 'Voir le Balcon 400',
  },
  choice: {
    title: 'Un module ou deux ?',
    text: 'C’est le même module dans les deux cas. C’est la place qui tranche d’abord, puis les règles qui valent chez vous.',
    pair: 'Balcon 800',
    single: 'Balcon 400',
    modules: { criterion: 'Modules', pair: 'deux', single: 'un' },
    power: {
      criterion: 'Puissance nominale',
      pair: '{balcony-800.nominalPower}',
      single: '{balcony-400.nominalPower}',
    },
    weight: {
      criterion: 'Poids des modules',
      pair: '{balcony-800.weight}',
      single: '{balcony-400.weight}',
    },
    length: {
      criterion: 'Longueur libre du garde-corps',
      pair: 'deux fois {balcony-800.length}, plus un écart',
      single: '{balcony-400.length}',
    },
    directions: {
      criterion: 'Orientations',
      pair: 'une, ou deux à l’angle',
      single: 'une',
    },
    assumptions: [
      'Les modules sont posés à l’horizontale.',
      'Poids sans sangles, micro-onduleur ni câble.',
      'En France, les deux kits se déclarent au gestionnaire de réseau, qui indique la puissance admise.',
    ],
  },
  scale: {
    title: 'Tout le garde-corps d’un coup',
    text: 'Sur un long garde-corps, le poids s’additionne. Voici les deux modules ensemble et, à côté, la même surface en verre.',
    glass: 'Deux modules en verre de cette taille (valeur déduite)',
    ours: 'Balcon 800, les deux modules',
    basis:
      'Données d’exemple : deux modules couvrant un peu moins de 4 m². Pour le verre, nous retenons environ {glassModule} ; cette valeur est déduite du SMF qui, avec environ {smf-520.weightPerArea}, pèse {lighterThanGlass} de moins. Modules seuls.',
  },
  mounting: {
    title: 'Poser deux modules',
    text: 'Quatre mains, un temps sec, pas de vent : deux modules demandent plus de place à la manœuvre qu’un seul. Le manuel d’installation de votre kit passe avant tout ce qui suit.',
    steps: [
      {
        title: 'Partager la longueur',
        text: 'Contrôlez poteaux et fixations sur toute la longueur. Marquez le début et la fin de chaque module, et laissez un écart pour qu’ils puissent bouger sans se toucher.',
      },
      {
        title: 'Accrocher le premier module',
        text: 'Attachez une corde de sécurité avant que le module ne passe par-dessus la main courante. Attachez les sangles du haut, placez les entretoises, puis attachez celles du bas.',
      },
      {
        title: 'Le deuxième à la même hauteur',
        text: 'Il reçoit sa propre corde de sécurité. Alignez-le sur le bord supérieur du premier et tirez sur toutes les sangles des deux.',
      },
      {
        title: 'Une entrée par module',
        text: 'Dans ce kit (données d’exemple), chaque module a sa propre entrée sur le micro-onduleur. Une ombre sur l’un ne freine donc pas forcément l’autre. Ne raccordez jamais les deux en série, sauf si le manuel le demande.',
      },
      {
        title: 'Brancher et vérifier deux fois',
        text: 'Branchez une fois l’installation déclarée, là où c’est exigé. Par une journée ensoleillée, vérifiez que les deux modules produisent.',
      },
    ],
  },
  safety: {
    title: 'Deux fois la surface, deux fois la prise au vent',
    text: 'Le poids de deux modules est faible, la force du vent ne l’est pas : elle augmente avec la surface et avec la hauteur du balcon. Faites confirmer par un ingénieur structure ou par le fabricant du garde-corps que les poteaux et les fixations y résistent. Un module est sous tension dès qu’il reçoit de la lumière. Contrôlez les sangles après chaque tempête ; avant une tempête, en cas de doute, rentrez les deux modules.',
  },
  parameters: {
    title: 'Caractéristiques du Balcon 800',
    text: 'La puissance et le poids valent pour les deux modules ensemble, les tensions et les dimensions pour un seul.',
    basis:
      'Le poids surfacique est une donnée du produit. Les autres valeurs sont des données d’exemple et tiennent lieu de celles de la fiche technique.',
  },
  next: {
    title: 'La place pour deux ? Cinq vérifications le diront',
    text: 'Emportez le guide sur le balcon. Avec vos mesures et un mot sur le propriétaire de l’immeuble, nous pourrons vous répondre avec précision.',
    planning: 'Préparer votre balcon',
    quote: 'Demander un devis',
  },
};
