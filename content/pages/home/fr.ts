import type { HomeText } from './text.ts';

export const fr: HomeText = {
  title: 'Modules solaires ultralégers sans verre',
  description:
    'Panneaux photovoltaïques sans verre : les modules eArc pèsent environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins que des modules en verre. Pour toitures, véhicules, bateaux et balcons.',
  hero: {
    title: 'Le solaire pour les toitures qui ne peuvent pas porter de verre',
    text: 'Les modules eArc sont en silicium cristallin, sans verre : environ {smf-520.weightPerArea}, soit {lighterThanGlass} de moins que des modules classiques. Ils sont assez minces pour épouser une courbe.',
    action: 'Demander un devis',
    alternative: 'Voir les produits',
  },
  ways: {
    question: 'Quel est votre projet ?',
    visitors: {
      roof: ['Une toiture', 'Voir ce qui y tient'],
      engineering: ['Une étude technique', 'Tous les paramètres'],
      vehicle: ['Un véhicule ou un bateau', 'Dimensionner modules et batterie'],
      balcony: ['Un balcon', 'Estimer la production'],
      career: ['Un nouveau poste', 'Offres d’emploi'],
      press: ['Un article sur nous', 'Dossier de presse'],
    },
  },
  products: {
    title: 'Une technologie, cinq gammes',
    text: 'Le même laminé de cellules, sans verre, conçu pour l’endroit où il servira.',
  },
  weight: {
    title: 'Ce qu’un toit doit porter',
    text: 'Un mètre carré de chaque, à la même échelle. C’est sa réserve de capacité portante qui détermine ce qu’un toit peut recevoir.',
    glass: 'Module en verre',
    dragonfly: 'SMH « Dragonfly », fixé par brides',
    smf: 'SMF, collé',
    basis:
      'Les modules seuls. Le poids du module en verre est déduit : {smf-520.weightPerArea} représentent {lighterThanGlass} de moins qu’environ {glassModule}. La colle ou les fixations et les câbles s’y ajoutent et font partie de tout contrôle de charge ; une installation classique à modules en verre exige une réserve d’au moins {minimumRoofLoad}.',
  },
  statement: 'Le verre fait l’essentiel du poids d’un module en verre. Nous l’avons donc retiré.',
  applications: {
    title: 'Là où le poids décide',
    scenes: {
      roof: [
        'Toitures à faible portance',
        'Fixation par pinces sur joint debout, sans un seul percement.',
      ],
      motorhome: ['Camping-cars', 'Chaque kilo gagné est un kilo de charge utile.'],
      yacht: ['Yachts', 'Épouse le pont, testé au brouillard salin.'],
      train: ['Trains', 'L’un d’eux a été mis en service à Byron Bay en décembre 2017.'],
      balcony: ['Balcons', 'Une personne porte le module, des sangles le tiennent.'],
    },
  },
  commercial: {
    title: 'Gamme tertiaire et industrielle : pour les toitures laissées de côté',
    text: 'Une installation classique à modules en verre exige une réserve de capacité portante d’au moins {minimumRoofLoad}. Environ {excludedRoofs} des toitures tertiaires et industrielles ne l’ont pas (notre propre estimation, 2026). Avec des modules eArc d’environ {smf-520.weightPerArea}, beaucoup méritent l’étude d’un ingénieur : bac acier, joint debout, membranes d’étanchéité TPO et PVC.',
    action: 'Nous consulter pour votre toiture',
  },
  research: {
    title: 'Centre de R&D : se passer du verre',
    text: 'Tout est parti d’une question : sans verre, de quoi une cellule en silicium a-t-elle besoin pour durer en extérieur ? Notre fondateur a publié plus de {papers} articles scientifiques et détient {patents} brevets. Au laboratoire, les modules sont soumis au brouillard salin, à l’ammoniac, au feu, au vent de sable et à la dégradation induite par le potentiel (PID).',
  },
  gigafactory: {
    title: 'Gigafactory : le premier gigawatt',
    text: 'Notre première gigafactory fabrique des modules en silicium cristallin sans verre, avec une capacité de {capacity} par an. En modules de {smf-520.nominalPower}, cela représente environ 1,9 million d’unités.',
  },
  salesCentre: {
    title: 'Service commercial : une seule équipe dès la première question',
    text: 'Écrivez-nous dans votre langue. Nous vous répondons avec une estimation des charges, une proposition de fixation et les documents que demandera votre ingénieur structure.',
    action: 'Écrire au service commercial',
  },
  distribution: {
    title: 'Distribution professionnelle',
    text: 'Installateurs et grossistes travaillent directement avec nous. Ils disposent de guides de collage et de fixation par brides, et de documents en sept langues.',
    action: 'Devenir partenaire',
  },
  figures: {
    title: 'eArc en chiffres',
    salesCountries: 'pays où nous vendons',
    capacity: 'de capacité annuelle dans notre première gigafactory',
    patents: 'brevets détenus par notre fondateur',
    shipped: 'de modules expédiés à ce jour',
    years: 'd’expérience de projets',
    gigawatt: 'GW',
    yearsUnit: 'ans',
  },
  quote: {
    title: 'Demandez un devis pour votre projet',
    text: 'Parlez-nous de la toiture, du véhicule ou du balcon. Plus nous en saurons, plus notre réponse sera précise.',
  },
};
