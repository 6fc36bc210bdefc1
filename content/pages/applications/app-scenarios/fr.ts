import type { AppScenariosText } from './text.ts';

export const fr: AppScenariosText = {
  title: 'Le solaire pour toitures à faible portance',
  description:
    'Où poser des modules sans verre : toitures à faible portance, membranes TPO et PVC, façades, ombrières et équipements publics. Avec des cas publiés.',
  hero: {
    title: 'Là où la structure dit non au verre',
    text: 'Beaucoup de bâtiments ont du soleil, de la place et un raccordement au réseau, mais pas de réserve de capacité portante. Environ {excludedRoofs} des toitures tertiaires et industrielles ne peuvent pas porter une installation classique à modules en verre. Avec des modules d’environ {smf-520.weightPerArea}, beaucoup méritent un second examen.',
    action: 'Nous consulter pour votre bâtiment',
    alternative: 'Vérifier votre toiture',
  },
  load: {
    title: 'La réserve qu’il faut à une toiture',
    text: 'Il faut au moins {minimumRoofLoad} de réserve pour une installation classique à modules en verre ; un module eArc seul n’en pèse qu’une fraction. Il faut y ajouter la colle, les câbles et, le cas échéant, la structure de support.',
    glass: 'Réserve exigée par une installation à modules en verre',
    dragonfly: 'SMH « Dragonfly » avec fixations et câbles',
    smf: 'SMF avec colle et câbles',
    basis:
      'Installations complètes : pour eArc, le module et 0,8 kg/m² de colle ou de fixations et de câbles (données d’exemple) ; pour le verre, la réserve que la toiture doit avoir. La part des toitures exclues est notre propre estimation (2026). Autres estimations publiées : de 30 à 40 % des bâtiments (Couleenergy) et 60 % des toitures industrielles (vwi.org, 2019).',
  },
  scenes: {
    title: 'Cinq lieux pour un module léger',
    lowLoad: {
      name: 'Toitures à faible portance',
      text: 'Les bâtiments légers à charpente métallique sont souvent calculés pour leur propre bac, le vent et la neige, et guère plus. Un module SMF collé ajoute environ {smf-520.weightPerArea} sans un seul percement.',
    },
    membrane: {
      name: 'Toitures avec membrane TPO ou PVC',
      text: 'Une étanchéité doit rester intacte. Sur toiture-terrasse, les modules reposent sur une structure de support basse en aluminium, sans percement de la toiture.',
    },
    facade: {
      name: 'Façades',
      text: 'Des modules minces peuvent suivre l’angle arrondi d’un bâtiment. Ce que permettent le bardage et les règles incendie se décide d’abord avec le concepteur de la façade.',
    },
    carport: {
      name: 'Ombrières photovoltaïques',
      text: 'Moins de poids en hauteur peut permettre des poteaux et des poutres plus fins, et la couverture peut être cintrée. De combien, c’est la note de calcul qui le dit.',
    },
    publicFacility: {
      name: 'Équipements publics',
      text: 'Gymnases, musées, halles de marché : les toitures publiques sont souvent anciennes, pentues ou courbes. Deux des cas ci-dessous concernent de tels bâtiments.',
    },
  },
  limits: {
    title: 'Ce que la légèreté ne résout pas',
    text: 'Même léger, un module demande une toiture saine, une surface qui accepte la colle et un calcul au vent ; sans lame d’air, il chauffe davantage. Ce que nous savons sur chacun de ces points, nous le disons ouvertement.',
    action: 'Choisir la méthode selon la toiture',
    alternative: 'Lire les limites',
  },
  cases: {
    title: 'Cas publiés et deux exemples',
    text: 'Trois installations décrites par des sources publiques, puis deux exemples qui montrent seulement à quoi peut ressembler un projet.',
    sydney: {
      place: 'Musée maritime, Wharf 7, Sydney',
      text: '812 modules sur une toiture pentue. Économie annoncée : environ 50 000 dollars australiens par an.',
      roof: 'Toiture à forte pente',
      source: 'Clean Energy Regulator, Australie',
    },
    waldkirch: {
      place: 'Gymnase, Waldkirch (Allemagne)',
      text: 'Les premiers articles parlaient de collage. Nous l’avons fait rectifier : les modules sont cadrés et tenus par des pinces. Une autre source indique 190 kWc.',
      roof: 'Zinc-titane',
      method: 'Modules cadrés, fixés par pinces',
      source: 'pv magazine Allemagne, 2019 ; Leichtbauwelt',
    },
    dreihausen: {
      place: 'Chaufferie, Dreihausen (Allemagne)',
      text: 'Une petite installation de 16 modules, présentée par la régie municipale.',
      method: 'Collage',
      source: 'Stadtwerke Marburg (régie municipale)',
    },
    hall: {
      place: 'Exemple : entrepôt logistique',
      text: 'Un entrepôt léger à charpente métallique, avec une faible réserve de capacité portante.',
      roof: 'Bac acier',
      method: 'SMF, collage',
    },
    carPark: {
      place: 'Exemple : parking du personnel',
      text: 'Une ombrière neuve, conçue dès le départ pour le module léger.',
      roof: 'Ombrière',
      method: 'SMH « Dragonfly », brides',
    },
  },
  products: 'Des modules pour ces bâtiments',
  elsewhere: {
    title: 'Un véhicule, un bateau ou un balcon ?',
    text: 'Véhicules, bateaux et trains demandent d’autres modules et d’autres précautions. Pour un balcon, il faut d’abord savoir si c’est permis. Chacun a ses pages.',
    road: 'Sur la route',
    waterAndRail: 'Sur l’eau et sur rail',
    home: 'À la maison',
  },
  quote: {
    title: 'Parlez-nous de votre bâtiment',
    text: 'Indiquez-nous le type de toiture, l’année, le pays et, si vous la connaissez, la réserve de capacité portante. Nous répondons par une estimation des charges et une proposition de fixation. La vérification de la structure revient à votre ingénieur.',
  },
};
