import type { OffTwoText } from './text.ts';

export const fr: OffTwoText = {
  title: 'Le solaire hors réseau sur l’eau et sur rail',
  description:
    'Modules sans verre pour yachts et trains : brouillard salin, ponts et toits courbes, le train solaire de Byron Bay et ce que nous ne promettons pas.',
  hero: {
    title: 'Du solaire là-haut, presque sans poids',
    text: 'Sur un yacht, chaque kilo posé sur le pont est bien au-dessus de la quille ; sur un train, rien n’est plus haut que le toit. À environ {off-grid-215.weightPerArea}, des modules collés y ajoutent peu de poids.',
    action: 'Nous consulter pour un bateau ou un train',
    alternative: 'Voir les cas',
  },
  tests: {
    title: 'Du sel dans l’air, du sable sur la voie',
    text: 'Trois de nos essais de durabilité comptent le plus sur l’eau et sur rail. Ils portent sur le module. La colle, les joints et les passages de câbles restent à contrôler par vos soins.',
    testsTitle: 'Essais de durabilité',
    saltMist: {
      name: 'Brouillard salin',
      text: 'Pour les ponts de bateau, les ports et les lignes côtières.',
    },
    blownSand: {
      name: 'Vent de sable',
      text: 'Pour les lignes en région sèche.',
    },
    fire: {
      name: 'Feu',
      text: 'Un essai du module. Il ne remplace pas l’homologation d’un bateau ou d’un véhicule ferroviaire.',
    },
  },
  byronBay: {
    text: 'En décembre 2017, un train de Byron Bay, en Australie, portait 6,5 kWc de modules solaires sur son propre toit.',
    basis: 'S’y ajoutent 30 kWc sur la toiture de sa remise.',
    source: 'The Northern Star, Australie',
  },
  rail: {
    title: 'Sur rail, le toit est déjà là',
    text: 'Le long toit cintré d’un autorail n’a pas de mât et, sur les lignes sans caténaire, presque pas d’ombre. Les modules minces suivent sa courbe au lieu d’en dépasser. Collés sans lame d’air, ils chauffent davantage. Les règles incendie et l’homologation dépendent du véhicule et du pays ; interrogez l’autorité compétente avant de coller le premier module.',
    action: 'Voir les modèles hors réseau',
  },
  questions: {
    title: 'Trois questions avant de commander',
    walking: {
      question: 'L’équipage peut-il marcher sur les modules ?',
      answer:
        'Mieux vaut ne pas le prévoir. Nous ne publions aucune valeur pour le passage à pied ; nous ne disons donc pas que les modules sont praticables. Disposez-les de façon à laisser un passage à l’équipage et au personnel d’entretien.',
    },
    curve: {
      question: 'Jusqu’où peut-on cintrer un module ?',
      answer:
        'Cela dépend du modèle et du sens de la courbe. Nous ne publions pas de rayon minimal ; envoyez-nous un plan ou un gabarit du pont ou du toit, et nous le vérifierons.',
    },
    shade: {
      question: 'Quel est l’effet de l’ombre d’un mât ?',
      answer:
        'L’ombre portée sur une cellule peut freiner toute une chaîne de cellules. Éloignez autant que possible les modules du mât, de la bôme et des antennes, et donnez leur propre régulateur de charge aux zones ombragées à des heures différentes.',
    },
    action: 'Demander un module sur mesure',
  },
  cases: {
    title: 'Un train, sa remise et un yacht',
    text: 'Le train et la remise sont des cas publiés. Le yacht est un exemple.',
    train: {
      place: 'Train solaire, Byron Bay (Australie)',
      text: 'Des modules sur le toit du train lui-même.',
      roof: 'Toit de train',
      source: 'The Northern Star, Australie',
    },
    shed: {
      place: 'Remise du train, Byron Bay (Australie)',
      text: 'La plus grande part de la puissance est sur le bâtiment.',
      roof: 'Toiture de la remise',
      source: 'The Northern Star, Australie',
    },
    yacht: {
      place: 'Exemple : voilier',
      text: 'Deux modules sur le pont avant, de part et d’autre du capot de pont, avec un passage libre.',
      roof: 'Pont bombé en fibre de verre',
      method: 'Collage',
    },
  },
  products: 'Pour le pont, le train et la remise',
  quote: {
    title: 'Parlez-nous de votre bateau ou de votre train',
    text: 'Indiquez-nous la surface libre, la courbe, le matériau et la tension de la batterie. Nous répondons par un plan de pose, et nous vous dirons si un pont ou un toit ne convient pas.',
  },
};
