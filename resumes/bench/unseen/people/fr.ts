import { industry } from '../../industries.ts';
import type { Person } from '../../person.ts';

export const fr1: Person = {
  language: 'fr',
  facts: {
    name: 'Jean-Baptiste Le Goff',
    dateOfBirth: '1978-04-01',
    nationality: 'FR',
    email: 'jb.legoff@example.org',
    phone: '+33 (0)6 39 98 45 67',
    currentAddress: [
      '3, place des Voiliers, 44000 Nantes',
      '3 place des Voiliers, 44000 Nantes, France',
    ],
    positionAppliedFor: null,
    pastIndustry: [...industry('fr', 'solar', 'trade'), 'nautique', 'naval'],
  },
  name: 'Jean-Baptiste Le Goff',
  headline: 'Directeur commercial – énergies marines et toitures légères',
  contactHeading: 'Me joindre',
  contact: [
    ['Domicile', '3, place des Voiliers\n44000 Nantes'],
    ['Portable', '+33 (0)6 39 98 45 67'],
    ['Mél', 'jb.legoff@example.org'],
  ],
  detailsHeading: 'Situation',
  details: [
    ['Né le', '1er avril 1978 à Brest'],
    ['Nationalité', 'Française'],
    ['Situation familiale', 'marié, trois enfants'],
  ],
  dates: { month: 'MMM YYYY', range: '{start} à {end}', open: 'Depuis {start}' },
  sections: [
    {
      heading: 'En bref',
      lines: ['Vingt ans de vente technique en France, en Belgique et au Japon.'],
    },
    {
      heading: 'Expériences',
      positions: [
        {
          title: 'Directeur commercial',
          organisation: 'Voile Solaire Atlantique',
          place: 'Nantes',
          start: '2020-01',
          end: 'present',
          points: ['Équipe de quinze vendeurs', 'Chiffre d’affaires doublé'],
        },
        {
          title: 'Responsable grands comptes',
          organisation: 'Voile Solaire Atlantique',
          place: 'Nantes',
          start: '2014-09',
          end: '2019-12',
        },
        {
          title: 'Technico-commercial',
          organisation: 'Accastillage Penfeld',
          place: 'Brest',
          start: '2002-10',
          end: '2014-08',
        },
      ],
    },
    {
      heading: 'Études',
      entries: [
        {
          title: 'Maîtrise de gestion',
          organisation: 'Université d’Iroise',
          start: '1998-09',
          end: '2002-06',
        },
      ],
    },
    { heading: 'Langues pratiquées', lines: ['Anglais bilingue, espagnol, breton'], aside: true },
    {
      heading: 'Vie associative',
      entries: [
        {
          title: 'Président',
          organisation: 'Club nautique des Trois-Phares',
          start: '2015-03',
          end: 'present',
        },
      ],
    },
  ],
};

export const fr2: Person = {
  language: 'fr',
  facts: {
    name: ['Aïcha Diallo', 'DIALLO Aïcha'],
    dateOfBirth: '1996-07-14',
    nationality: 'SN',
    email: 'aicha.diallo@example.com',
    phone: '06.39.98.31.08',
    currentAddress: [
      'Résidence Les Acacias, bât. C, 12 rue Jules-Ferry, 38100 Grenoble',
      'Résidence Les Acacias bâtiment C, 12 rue Jules-Ferry, 38100 Grenoble',
    ],
    positionAppliedFor: ['Technicienne de maintenance', 'Technicienne de maintenance (F/H)'],
    pastIndustry: industry('fr', 'electronics', 'engineering', 'solar'),
  },
  documentTitle: 'CURRICULUM VITAE',
  name: 'DIALLO Aïcha',
  photo: 'Photo d’identité',
  headline: 'Candidature au poste de Technicienne de maintenance',
  contactHeading: 'Coordonnées',
  contact: [
    ['Adresse', 'Résidence Les Acacias, bât. C\n12 rue Jules-Ferry\n38100 Grenoble'],
    ['Téléphone', '06.39.98.31.08'],
    ['Adresse électronique', 'aicha.diallo@example.com'],
  ],
  detailsHeading: 'Identité',
  details: [
    ['Date de naissance', '14.07.1996'],
    ['Nationalité', 'Sénégalaise'],
    ['Permis de conduire', 'B'],
  ],
  dates: { month: 'MM.YYYY', range: '{start} – {end}', open: '{start} – ce jour' },
  sections: [
    {
      heading: 'Diplômes et formations',
      entries: [
        {
          title: 'BTS Maintenance des systèmes',
          organisation: 'Lycée du Vercors',
          start: '2015-09',
          end: '2017-06',
        },
        {
          title: 'Baccalauréat',
          organisation: 'Lycée de la Corniche',
          place: 'Dakar',
          start: '2011-10',
          end: '2014-07',
        },
      ],
    },
    {
      heading: 'Parcours en entreprise',
      positions: [
        {
          title: 'Technicienne de production',
          organisation: 'Microcarte Dauphiné',
          place: 'Crolles',
          start: '2019-01',
          end: 'present',
          points: ['Maintenance préventive de huit lignes', 'Formation des nouveaux arrivants'],
        },
        {
          title: 'Opératrice salle blanche',
          organisation: 'Microcarte Dauphiné',
          place: 'Crolles',
          start: '2017-09',
          end: '2018-12',
        },
      ],
    },
    { heading: 'Savoir-faire', lines: ['Pneumatique, automates, lecture de plans'], aside: true },
    { heading: 'Langues', lines: ['Wolof, français, anglais technique'], aside: true },
  ],
};

export const fr3: Person = {
  language: 'fr',
  facts: {
    name: 'Camille Roux',
    dateOfBirth: null,
    nationality: null,
    email: 'camille.roux@example.net',
    phone: '01 99 00 27 36',
    currentAddress: null,
    positionAppliedFor: null,
    pastIndustry: industry('fr', 'software', 'solar'),
  },
  name: 'Camille Roux',
  contactHeading: 'Contact',
  contact: [
    ['Tél', '01 99 00 27 36'],
    ['Email', 'camille.roux@example.net'],
  ],
  detailsHeading: 'Divers',
  details: [],
  dates: { month: 'YYYY', range: '{start}-{end}', open: '{start}-présent' },
  sections: [
    {
      heading: 'Mon parcours',
      positions: [
        {
          title: 'Cheffe de produit logiciel',
          organisation: 'Héliométrie',
          place: 'Rennes',
          start: '2021',
          end: 'present',
          points: ['Outil de supervision pour exploitants de centrales'],
        },
        {
          title: 'Développeuse web',
          organisation: 'Studio Granit',
          place: 'Rennes',
          start: '2017',
          end: '2021',
        },
        {
          title: 'Développeuse en alternance',
          organisation: 'Ouest Données',
          place: 'Laval',
          start: '2015',
          end: '2017',
        },
      ],
    },
    {
      heading: 'Ma formation',
      entries: [
        {
          title: 'Master informatique',
          organisation: 'École numérique de Bretagne',
          start: '2013',
          end: '2017',
        },
      ],
    },
    {
      heading: 'Bénévolat',
      entries: [
        {
          title: 'Animatrice',
          organisation: 'Repair café Sud-Gare',
          start: '2018',
          end: 'present',
        },
      ],
    },
    { heading: 'Outils', lines: ['TypeScript, SQL, Figma'], aside: true },
  ],
};
