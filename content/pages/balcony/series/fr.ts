import type { SeriesText } from './text.ts';

export const fr: SeriesText = {
  title: 'Gamme balcon',
  description:
    'Kits solaires de balcon pour l’autoconsommation, avec des modules sans verre de {balcony-400.weightPerArea} : leur contenu, leur fixation et les questions à poser avant.',
  hero: {
    title: 'Du solaire pour le garde-corps que vous avez déjà',
    text: 'Les modules de la gamme balcon pèsent {balcony-400.weightPerArea}. Pas de verre : une seule personne monte un module par l’escalier, et des sangles le tiennent au garde-corps.',
    kits: 'Voir les kits',
    quote: 'Demander un devis',
  },
  scale: {
    title: 'Le même mètre carré, avec et sans verre',
    text: 'Un garde-corps est fait pour éviter les chutes, pas pour porter une charge. Chaque kilo retiré est un kilo que ses poteaux et ses fixations n’ont pas à tenir.',
    glass: 'Module en verre (valeur déduite)',
    ours: 'Gamme balcon',
    basis:
      'Le module seul, sans sangles, onduleur ni câble. La valeur du verre est déduite, non mesurée : un module SMF pèse environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins que le verre.',
  },
  contents: {
    title: 'Ce que contient un kit',
    text: 'Cette liste est une donnée d’exemple : elle montre à quoi s’attendre. Votre devis précise les pièces prévues pour votre pays.',
    parts: [
      'Des modules solaires sans verre : un dans le Balcon 400, deux dans le Balcon 800',
      'Des sangles et des crochets pour le garde-corps, une corde de sécurité par module et des entretoises qui laissent passer l’air derrière le module',
      'Un micro-onduleur, qui transforme le courant continu des modules en courant alternatif',
      'Le câble et la fiche, dans la version de votre pays',
      'Un manuel d’installation, avec les contrôles du garde-corps, des sangles et du vent',
    ],
  },
  kits: {
    title: 'Deux kits, un même module',
    text: 'Les deux kits utilisent le même module. Le choix dépend de la longueur de votre garde-corps et de la puissance que vous avez le droit de raccorder.',
    basis:
      '{balcony-400.weightPerArea} est une donnée du produit : le poids d’un mètre carré du module sans verre, non d’un module entier. Les données d’exemple tiennent lieu des valeurs de la fiche technique. Tensions et dimensions sont celles d’un module.',
  },
  hanging: {
    title: 'Des sangles plutôt qu’une perceuse',
    text: 'Les sangles passent dans les œillets du bord supérieur, par-dessus la main courante, puis reviennent. D’autres tiennent le bord inférieur, et des entretoises l’écartent de la dalle. Rien n’est percé : il n’y a donc rien à reboucher quand vous partez. L’air derrière le module compte aussi : il évacue la chaleur.',
    action: 'Préparer votre balcon',
  },
  rules: {
    title: 'Demander avant de brancher',
    text: 'En France, un kit se déclare au gestionnaire de réseau, même branché sur une prise ; la façade et la copropriété ont aussi leurs règles. Locataire, demandez l’accord écrit du bailleur ; en copropriété, celui de l’assemblée générale. D’autres pays ont d’autres règles, y compris sur le droit de brancher un kit sur une prise. Les règles françaises, datées et sourcées, figurent dans le guide de préparation.',
  },
  faq: {
    title: 'Trois questions sur le balcon',
    questions: [
      {
        question: 'Mon garde-corps est-il assez solide ?',
        answer:
          'Une photo ne permet pas de le dire, et personne ne devrait s’y risquer. Les modules ajoutent {balcony-400.weightPerArea}, mais le vent peut tirer plus fort que le poids. Demandez au fabricant du garde-corps, au gestionnaire de l’immeuble ou à un ingénieur structure si les poteaux et les fixations peuvent reprendre les efforts de cette surface supplémentaire. Un garde-corps qui bouge ou qui rouille n’est pas fait pour un module.',
      },
      {
        question: 'Un module vertical produit-il assez ?',
        answer:
          'Il produit moins qu’un module à l’inclinaison optimale. L’écart dépend du lieu, de l’orientation et des ombres. Nous avons déroulé un exemple complet, avec toutes ses hypothèses.',
      },
      {
        question: 'Puis-je emporter le kit si je déménage ?',
        answer:
          'Oui. Débranchez, détachez les sangles, descendez le module. Avant de le remonter ailleurs, examinez sangles et œillets, contrôlez le nouveau garde-corps depuis le début et déclarez l’installation à la nouvelle adresse là où c’est exigé.',
      },
    ],
    action: 'Voir l’exemple de calcul',
  },
  quote: {
    title: 'Demandez un kit pour votre balcon',
    text: 'Indiquez-nous le pays, la longueur et le type de garde-corps, et son orientation. Un mot sur le propriétaire de l’immeuble nous aide aussi.',
  },
};
