import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const fr1: Person = {
  language: 'fr',
  facts: {
    name: ['Élodie Marchand-Lefèvre', 'Élodie MARCHAND-LEFÈVRE'],
    dateOfBirth: '1990-05-12',
    nationality: 'FR',
    email: 'elodie.marchand@example.org',
    phone: '06 39 98 12 47',
    currentAddress: '18 rue des Tanneurs, 69003 Lyon',
    positionAppliedFor: null,
    pastIndustry: industry('fr', 'solar', 'engineering', 'construction'),
  },
  documentTitle: 'Curriculum vitae',
  name: 'Élodie MARCHAND-LEFÈVRE',
  contactHeading: 'Coordonnées',
  contact: [
    ['Adresse', '18 rue des Tanneurs\n69003 Lyon'],
    ['Téléphone', '06 39 98 12 47'],
    ['Courriel', 'elodie.marchand@example.org'],
  ],
  detailsHeading: 'État civil',
  details: [
    ['Née le', '12 mai 1990'],
    ['Nationalité', 'française'],
    ['Permis', 'B'],
  ],
  dates: { month: 'MMMM YYYY', range: '{start} – {end}', open: '{start} – aujourd’hui' },
  sections: [
    {
      heading: 'Expérience professionnelle',
      positions: [
        {
          title: 'Ingénieure d’études photovoltaïques',
          organisation: 'Solévia Ingénierie',
          place: 'Lyon',
          start: '2019-03',
          end: 'present',
          points: [
            'Dimensionnement de toitures légères jusqu’à 2 MWc',
            'Suivi des bureaux de contrôle',
          ],
        },
        {
          title: 'Chargée d’affaires',
          organisation: 'Toitures du Rhône SAS',
          place: 'Villeurbanne',
          start: '2015-09',
          end: '2019-02',
          points: ['Réponse aux appels d’offres publics'],
        },
        {
          title: 'Stagiaire ingénieure',
          organisation: 'Bureau Calcis',
          place: 'Grenoble',
          start: '2015-02',
          end: '2015-07',
        },
      ],
    },
    {
      heading: 'Formation',
      entries: [
        {
          title: 'Diplôme d’ingénieur, génie énergétique',
          organisation: 'École polytechnique de l’Isère',
          start: '2012-09',
          end: '2015-07',
        },
      ],
    },
    {
      heading: 'Langues',
      lines: ['Français : langue maternelle', 'Anglais : courant', 'Italien : notions'],
      aside: true,
    },
    { heading: 'Compétences', lines: ['PVsyst, AutoCAD, Eurocodes'], aside: true },
  ],
};

export const fr2: Person = {
  language: 'fr',
  facts: {
    name: 'Mathieu de La Brosse',
    dateOfBirth: '1982-01-30',
    nationality: 'BE',
    email: 'm.delabrosse@example.com',
    phone: '+33 1 99 00 45 12',
    currentAddress: ['7 bis, avenue du Parc, 59000 Lille', '7 bis avenue du Parc, 59000 Lille'],
    positionAppliedFor: ['Responsable logistique', 'Responsable logistique (H/F)'],
    pastIndustry: industry('fr', 'logistics'),
  },
  documentTitle: 'CV',
  name: 'Mathieu de La Brosse',
  headline: 'Poste recherché : Responsable logistique (H/F)',
  contactHeading: 'Contact',
  contact: [
    ['Adresse', '7 bis, avenue du Parc\n59000 Lille'],
    ['Tél.', '+33 1 99 00 45 12'],
    ['E-mail', 'm.delabrosse@example.com'],
  ],
  detailsHeading: 'Informations personnelles',
  details: [
    ['Date de naissance', '30/01/1982'],
    ['Nationalité', 'belge'],
  ],
  dates: { month: 'MM/YYYY', range: 'de {start} à {end}', open: 'depuis {start}' },
  sections: [
    {
      heading: 'Parcours professionnel',
      positions: [
        {
          title: 'Responsable d’exploitation',
          organisation: 'Translys Nord',
          place: 'Lille',
          start: '2016-05',
          end: 'present',
          points: ['Entrepôt de 22 000 m², 60 personnes', 'Liaison avec la Pologne et l’Espagne'],
        },
        {
          title: 'Chef d’équipe réception',
          organisation: 'Entrepôts de la Lys',
          place: 'Armentières',
          start: '2010-10',
          end: '2016-04',
        },
        {
          title: 'Agent de quai',
          organisation: 'Entrepôts de la Lys',
          place: 'Armentières',
          start: '2006-09',
          end: '2010-09',
        },
      ],
    },
    {
      heading: 'Formation',
      entries: [
        {
          title: 'BTS Transport et prestations logistiques',
          organisation: 'Lycée des Trois-Canaux',
          start: '2004-09',
          end: '2006-06',
        },
      ],
    },
    { heading: 'Langues', lines: ['Français, néerlandais, anglais'], aside: true },
    { heading: 'Centres d’intérêt', lines: ['Cyclisme, jardinage'], aside: true },
    {
      heading: 'Références',
      lines: [
        'Mme Claire Vasseur, directrice, Translys Nord, claire.vasseur@example.net, 01 99 00 88 21',
      ],
    },
  ],
};

export const fr3: Person = {
  language: 'fr',
  facts: {
    name: 'Nadia Benkirane',
    dateOfBirth: null,
    nationality: 'MA',
    email: 'nadia.benkirane@example.net',
    phone: '06 39 98 77 03',
    currentAddress: ['Toulouse', '31000 Toulouse'],
    positionAppliedFor: null,
    pastIndustry: [...industry('fr', 'solar', 'chemistry', 'engineering'), 'recherche'],
  },
  name: 'Nadia Benkirane',
  headline: 'Jeune diplômée en génie des matériaux',
  contactHeading: 'Contact',
  contact: [
    ['Adresse', '31000 Toulouse'],
    ['Téléphone', '06 39 98 77 03'],
    ['E-mail', 'nadia.benkirane@example.net'],
  ],
  detailsHeading: 'Profil',
  details: [
    ['Nationalité', 'marocaine'],
    ['Âge', '24 ans'],
  ],
  dates: { month: 'MMM YYYY', range: '{start} - {end}', open: 'depuis {start}' },
  sections: [
    {
      heading: 'Stages',
      positions: [
        {
          title: 'Stagiaire recherche et développement',
          organisation: 'Polymères d’Occitanie',
          place: 'Toulouse',
          start: '2024-02',
          end: '2024-07',
          points: ['Vieillissement de films d’encapsulation'],
        },
        {
          title: 'Stagiaire qualité',
          organisation: 'Modulo Solaire',
          place: 'Albi',
          start: '2023-04',
          end: '2023-08',
        },
      ],
    },
    {
      heading: 'Formation',
      entries: [
        {
          title: 'Master Génie des matériaux',
          organisation: 'Université de la Garonne',
          start: '2022-09',
          end: '2024-07',
        },
        {
          title: 'Licence de chimie',
          organisation: 'Université de la Garonne',
          start: '2019-09',
          end: '2022-06',
        },
      ],
    },
    {
      heading: 'Projets',
      entries: [
        {
          title: 'Panneau souple pour vélo cargo',
          organisation: 'Atelier étudiant',
          start: '2023-10',
          end: '2024-01',
        },
      ],
    },
    { heading: 'Langues', lines: ['Arabe, français, anglais'], aside: true },
    { heading: 'Informatique', lines: ['Python, LaTeX, Origin'], aside: true },
  ],
};
