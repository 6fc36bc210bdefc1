import type { AppTwoText } from './text.ts';

export const fr: AppTwoText = {
  title: 'Collage ou brides ? Le guide toiture par toiture',
  description:
    'Bac acier, joint debout, membrane, toiture-terrasse, façade, ombrière : quelle fixation choisir, que vérifier d’abord et combien coûte un renforcement.',
  hero: {
    title: 'Quelle fixation pour quelle toiture ?',
    text: 'Un module sans verre s’installe de deux façons : le SMF, sans cadre, se colle ; le SMH « Dragonfly », cadré, se fixe par brides. C’est la toiture qui décide.',
    action: 'Comparer par toiture',
    alternative: 'Que vérifier d’abord',
  },
  roofs: {
    title: 'Sept supports, deux méthodes',
    text: 'Un point de départ, pas une autorisation. L’essai sur la toiture réelle précède la décision.',
    ours: 'SMF, collage',
    other: 'SMH, brides',
    trapezoidal: {
      criterion: 'Toiture en bac acier',
      ours: 'Premier choix : collé sur les nervures, sans percement',
      other: 'Seulement avec une bride conçue pour le profil',
      note: 'Renseignez-vous sur le revêtement : tous n’acceptent pas la colle.',
    },
    standingSeam: {
      criterion: 'Toiture à joint debout',
      ours: 'Possible, si la largeur plane entre les joints suffit',
      other: 'Premier choix : des pinces serrent le joint, sans percement',
      note: 'C’est le choix fait à Waldkirch : modules cadrés et pinces.',
    },
    membrane: {
      criterion: 'Toiture avec membrane TPO ou PVC',
      ours: 'Sur structure de support en aluminium',
      other: 'Sur structure de support en aluminium, si la capacité portante le permet',
      note: 'Demandez l’accord du fabricant de la membrane : sa garantie peut en dépendre.',
    },
    flat: {
      criterion: 'Autre toiture-terrasse',
      ours: 'Sur structure de support en aluminium, sans percement de la toiture',
      other: 'Si la structure de support et le calcul au vent le permettent',
      note: 'La structure de support compte dans la charge.',
    },
    facade: {
      criterion: 'Façade',
      ours: 'Sur un bardage lisse et sain, même courbe',
      other: 'Sur un bardage à ossature porteuse',
      note: 'Les règles incendie et de construction passent d’abord.',
    },
    carport: {
      criterion: 'Ombrière photovoltaïque',
      ours: 'Sur une couverture fermée, même cintrée',
      other: 'Sur une ossature ouverte en profilés',
      note: 'Ouverte de tous côtés : faites calculer le soulèvement par le dessous.',
    },
    publicFacility: {
      criterion: 'Équipement public',
      ours: 'Pour les auvents et les toitures courbes',
      other: 'Si les modules doivent pouvoir être déposés pour réparer la toiture',
      note: 'Voyez tôt le classement éventuel du bâtiment, l’accès des pompiers et l’entretien.',
    },
    namedSurfaces:
      'Le collage est prévu pour les toitures en bac acier, à joint debout et les toitures-terrasses. Façades, ombrières et équipements publics sont étudiés au cas par cas.',
    weights:
      'Le SMF pèse environ {smf-520.weightPerArea} et le SMH {smh-520.weightPerArea}, sans colle, brides, câbles ni structure de support.',
  },
  check: {
    title: 'Que vérifier d’abord',
    text: 'Dans cet ordre : une réponse obtenue tôt peut vous épargner les étapes suivantes.',
    load: {
      title: 'La réserve de capacité portante',
      text: 'Demandez-la en kg/m² à un ingénieur structure, vent et neige compris selon la NF EN 1991. Comparez-la au total du module, de la colle ou des brides, des câbles et de la structure de support.',
    },
    skin: {
      title: 'La couverture',
      text: 'Matériau, revêtement, âge. En cas de rouille, de peinture farinante ou de membrane fatiguée, rénovez la couverture avant d’y fixer quoi que ce soit.',
    },
    adhesion: {
      title: 'L’adhérence',
      text: 'Collez des échantillons sur la toiture réelle, en plusieurs endroits, laissez durcir et arrachez-les. Ce que dit cet essai, aucune fiche technique ne peut vous le dire.',
    },
    heat: {
      title: 'La chaleur',
      text: 'Derrière un module collé, il n’y a pas d’air : une toiture chaude coûte de la production. Tenez compte de cette perte dans l’estimation ; ce qu’un essai a mesuré figure parmi les limites d’eArc.',
    },
    clamps: {
      title: 'Les brides',
      text: 'La bride ou la pince convient-elle, et l’écartement est-il celui du manuel ? Si oui, le cadre intégré en usine réduit le temps de pose de {installationTimeSaving}.',
    },
  },
  cost: {
    text: 'Renforcer une toiture coûte de 100 000 à 250 000 € par mégawatt, avant même la pose du premier module.',
    basis:
      'Chiffres d’un autre fabricant de modules, qui indique aussi de 5 000 à 7 000 m² bruts pour 1 MWc. Nous en déduisons de 14 à 50 € environ par mètre carré. Ce n’est pas un devis : chaque toiture demande son propre calcul.',
    source: 'LONGi, sur eu.longi.com',
  },
  cases: {
    title: 'Une toiture, une méthode',
    text: 'Deux installations publiées et deux exemples, avec des fixations et des supports différents.',
    dreihausen: {
      place: 'Chaufferie, Dreihausen (Allemagne)',
      text: '16 modules.',
      method: 'Collage',
      source: 'Stadtwerke Marburg (régie municipale)',
    },
    waldkirch: {
      place: 'Gymnase, Waldkirch (Allemagne)',
      text: 'Fixés par pinces, et non collés comme on l’avait d’abord écrit. Une autre source indique 190 kWc.',
      roof: 'Zinc-titane',
      method: 'Modules cadrés, fixés par pinces',
      source: 'pv magazine Allemagne, 2019 ; Leichtbauwelt',
    },
    coldStore: {
      place: 'Exemple : entrepôt frigorifique',
      text: 'La membrane reste intacte ; la structure de support compte dans la charge.',
      roof: 'Toiture-terrasse, membrane TPO',
      method: 'SMF sur structure de support en aluminium',
    },
    office: {
      place: 'Exemple : immeuble de bureaux',
      text: 'Des bandeaux entre les fenêtres, cintrés à l’angle du bâtiment.',
      roof: 'Façade, bardage métallique lisse',
      method: 'SMF, collage',
    },
  },
  products: 'Les deux modules',
  quote: {
    title: 'Décrivez-nous votre toiture',
    text: 'Le profil ou le type de membrane, le revêtement et l’année de construction nous aident le plus. Nous répondons par une méthode et la liste des essais à prévoir.',
  },
};
