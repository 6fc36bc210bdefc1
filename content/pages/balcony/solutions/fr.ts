import type { SolutionsText } from './text.ts';

export const fr: SolutionsText = {
  title: 'Solutions pour balcon',
  description:
    'Garde-corps, murs sous fenêtre, abris de jardin, terrasses : où poser des modules légers autour du logement, avec une estimation détaillée.',
  hero: {
    title: 'Le soleil touche aussi les murs et les garde-corps',
    text: 'Autour d’un logement, il y a des surfaces que personne n’avait prévues pour des modules solaires. À {balcony-400.weightPerArea}, beaucoup méritent un coup d’œil, puis une vérification.',
    tool: 'Vérifier votre balcon',
    estimate: 'Suivre l’estimation',
  },
  places: [
    {
      title: 'Sur le garde-corps',
      text: 'Des sangles, aucun perçage, et du vent de tous côtés. [Comment les kits s’accrochent](/product_balcony).',
    },
    {
      title: 'Sous la fenêtre',
      text: 'La bande de façade entre deux fenêtres est souvent libre et bien exposée. Le module demande des fixations dans le mur, une lame d’air derrière lui et l’accord du propriétaire de la façade. C’est un travail d’installateur, pas de sangles.',
    },
    {
      title: 'Sur l’abri de jardin',
      text: 'Pour un toit léger en tôle, on pense au SMF : collé, à environ {smf-520.weightPerArea}. Seul un [essai d’adhérence](/eArc_install#adhesion) sur ce toit dira si la colle y tient. Un module collé chauffe plus qu’un module ventilé par l’arrière.',
    },
    {
      title: 'Autour de la terrasse',
      text: 'Un garde-corps bas ou une pergola prennent le soleil, et les invités s’y appuient. Gardez modules et câbles hors de portée des pieds, des chaises et des enfants.',
    },
  ],
  cases: {
    title: 'Quatre exemples',
    text: 'Ce ne sont pas des projets de clients. Les lieux sont inventés ; ils montrent comment nous nous y prendrions.',
    railing: {
      place: 'Troisième étage, long garde-corps',
      method: 'deux modules sur sangles',
      text: 'Le garde-corps est orienté au sud. Son fabricant valide les poteaux avant toute commande.',
    },
    window: {
      place: 'Maison mitoyenne, mur sous la fenêtre',
      method: 'un module sur rail, lame d’air derrière',
      text: 'Dans cet exemple, le mur est en maçonnerie : l’installateur peut choisir des chevilles adaptées.',
    },
    shed: {
      place: 'Abri de jardin à toit en tôle',
      method: 'un module SMF, collé',
      text: 'L’exemple commence par un essai d’adhérence. En cas d’échec, on passe à une fixation mécanique.',
    },
    terrace: {
      place: 'Toit-terrasse, angle ouvert',
      method: 'un module sur sangles au lieu de deux',
      text: 'Il y aurait la place pour deux. Dans cet exemple, le vent à l’angle plaide pour un seul, du côté abrité.',
    },
  },
  estimate: {
    title: 'Une estimation de production, pas à pas',
    text: 'Exemple : un garde-corps orienté au sud à Lyon, avec les deux modules du Balcon 800. Tout le calcul est sous vos yeux.',
    steps: [
      {
        title: 'Puissance',
        text: '2 modules × 400 W ÷ 1 000 = 0,8 kWc. La puissance des modules est une donnée d’exemple.',
      },
      {
        title: 'Production moyenne à l’inclinaison optimale',
        text: 'La moyenne française est de 1 236 kWh par kWc et par an (Banque mondiale et Solargis, 2020). 0,8 × 1 236 = environ 989 kWh. Ce chiffre suppose une inclinaison optimale, 3,5 % de pertes par salissure, 7,5 % d’autres pertes et aucun arrêt.',
      },
      {
        title: 'De l’inclinaison optimale au garde-corps',
        text: 'Un garde-corps est vertical. Nous multiplions par 0,70 : une hypothèse de cet exemple, sans source, à remplacer par un calcul pour votre lieu. 989 × 0,70 = environ 692 kWh par an. L’air circule derrière les modules : rien n’est déduit au titre du collage.',
      },
      {
        title: 'Fourchette',
        text: 'En France, la production à l’inclinaison optimale va de 1 109 à 1 385 kWh par kWc (de P10 à P90). Pour l’exemple, cela donne de 621 à 776 kWh environ.',
      },
      {
        title: 'Dioxyde de carbone',
        text: '692 kWh × 44 g = environ 30 kg d’équivalent CO₂ par an (Ember, moyenne du réseau français en 2024), à condition que chaque kilowattheure en remplace un du réseau.',
      },
      {
        title: 'Charge',
        text: 'Les modules pèsent {balcony-800.weight} ensemble (données d’exemple) ; s’y ajoutent sangles, micro-onduleur et câble. Comparez ce poids, et le vent, à ce que le garde-corps peut reprendre. Le meilleur résultat n’est jamais « sûr », mais « mérite l’étude d’un ingénieur ».',
      },
    ],
  },
  figures: {
    peakUnit: 'kWc',
    title: 'L’exemple en quatre chiffres',
    power: 'puissance nominale',
    tilted: 'par an à l’inclinaison optimale',
    upright: 'par an sur le garde-corps vertical',
    carbon: 'd’équivalent CO₂ par an, si tout remplace du courant du réseau',
  },
  limits: {
    title: 'Ce que cette estimation laisse de côté',
    text: 'C’est une moyenne nationale, ni celle de Lyon ni celle de votre balcon. La fourchette traduit l’écart entre les lieux, pas entre bonnes et mauvaises années. Ombres, neige, vieillissement, écrêtement et limite de l’onduleur ne sont pas comptés. La moyenne du réseau change chaque année. Ce n’est ni un devis, ni une garantie, ni une étude de structure.',
  },
  products: { title: 'Des modules pour ces endroits' },
  quote: {
    title: 'Décrivez-nous l’endroit',
    text: 'Garde-corps, mur, abri ou terrasse : indiquez-nous la commune, l’orientation, la surface et ce qui fait de l’ombre. Nous répondons par une estimation pour cet endroit.',
  },
};
