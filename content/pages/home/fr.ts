import type { HomeText } from './text.ts';

export const fr: HomeText = {
  title: 'Modules solaires ultralégers sans verre',
  description:
    'Les modules solaires eArc pèsent environ 2,8 kg/m², soit 70 % de moins que le verre. Pour les toitures, véhicules, bateaux et balcons où les modules en verre sont trop lourds.',
  hero: {
    title: 'Le solaire pour les toitures qui ne peuvent pas porter de verre',
    text: 'Les modules eArc sont en silicium cristallin, sans verre : environ 2,8 kg/m², soit 70 % de moins que des modules classiques. Ils sont assez minces pour épouser une courbe.',
    action: 'Demander un devis',
    alternative: 'Voir les produits',
  },
  products: {
    title: 'Une technologie, cinq gammes',
    text: 'Le même laminé de cellules sans verre, conçu pour l’endroit où il va travailler.',
    smf: {
      name: 'SMF',
      text: 'Module sans cadre pour toitures commerciales et industrielles. Collé sur la couverture, sans un seul perçage.',
      figure: 'environ 2,8 kg/m²',
    },
    smh: {
      name: 'SMH « Dragonfly »',
      text: 'Avec cadre de montage déjà intégré, pour une fixation mécanique par pinces. La pose prend 40 % de temps en moins.',
      figure: '520 W · 4,1 kg/m²',
    },
    offGrid: {
      name: 'Gamme hors réseau',
      text: 'Pour camping-cars, camions fourgons, bus, yachts et trains : partout où chaque kilo est du voyage.',
      figure: 'environ 3 kg/m²',
    },
    balcony: {
      name: 'Gamme balcon',
      text: 'Des modules solaires assez légers pour un garde-corps. Une seule personne les monte par l’escalier.',
      figure: '2,7 kg/m²',
    },
    charger: {
      name: 'Chargeur solaire portable',
      text: 'Dépliez-le, branchez, et le soleil recharge ce que vous emportez.',
      figure: 'pliable',
    },
  },
  commercial: {
    title: 'Gamme commerciale et industrielle : les toitures laissées de côté',
    text: 'Un système classique en verre exige une réserve de capacité portante d’au moins 15 kg/m². Environ 40 % des toitures commerciales et industrielles ne l’ont pas. À environ 2,8 kg/m², les modules eArc justifient, pour beaucoup d’entre elles, l’étude d’un ingénieur : bac acier, joint debout, membranes d’étanchéité TPO et PVC.',
    action: 'Nous consulter pour votre toiture',
  },
  research: {
    title: 'Centre de R&D : se passer du verre',
    text: 'Tout est parti d’une question : sans verre, de quoi une cellule en silicium a-t-elle besoin pour durer en extérieur ? Le fondateur a publié plus de 100 articles scientifiques et détient 80 brevets. Au laboratoire, les modules sont soumis au brouillard salin, à l’ammoniac, au feu, au sable projeté et à la dégradation induite par le potentiel (PID).',
  },
  gigafactory: {
    title: 'Gigafactory : le premier gigawatt',
    text: 'Notre première gigafactory fabrique des modules en silicium cristallin sans verre, avec une capacité de 1 GW par an. Cellules, laminé et cadre sont réunis sur une même ligne, de la première chaîne au flash-test.',
  },
  salesCentre: {
    title: 'Service commercial : une seule équipe dès la première question',
    text: 'Écrivez-nous dans votre langue. Nous vous répondons avec une estimation des charges, une proposition de fixation et les documents que demandera votre ingénieur structure.',
    action: 'Écrire au service commercial',
  },
  distribution: {
    title: 'Distribution professionnelle',
    text: 'Installateurs et grossistes travaillent directement avec nous. Ils reçoivent des conseils sur le collage et la fixation par pinces, et des documents dans leur langue.',
    action: 'Devenir partenaire',
  },
  figures: {
    title: 'Où nous en sommes',
    salesCountries: 'pays où nous vendons',
    capacity: 'de capacité annuelle dans la première gigafactory',
    patents: 'brevets détenus par le fondateur',
    shipped: 'de modules expédiés au total',
    years: 'de projets sur le terrain',
    gigawatt: 'GW',
    yearsUnit: 'ans',
  },
  quote: {
    title: 'Demandez un devis pour votre projet',
    text: 'Parlez-nous de la toiture, du véhicule ou du balcon. Plus nous en saurons, plus notre réponse sera précise.',
  },
};
