import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Typed without any formatting: `years : town – firm : job`, open-ended dashes, summer jobs. */
export const sheet: Sheet = {
  language: 'fr',
  facts: {
    name: 'Élodie Marchand',
    dateOfBirth: '1993-12-02',
    nationality: null,
    email: 'elo.marchand@example.org',
    phone: '06 39 98 00 77',
    currentAddress: ['6 bis rue des Lilas, 21000 Dijon', '6 bis rue des Lilas 21000 DIJON'],
    positionAppliedFor: 'Assistante ressources humaines',
    pastIndustry: [
      'ressources humaines',
      'rh',
      'recrut',
      'agroalim',
      'aliment',
      'moutard',
      ...industry('fr', 'trade'),
    ],
  },
  positions: [
    {
      title: 'Assistante RH',
      organisation: 'Moutarderie des Ducs',
      place: 'Chenôve',
      start: '2021-01',
      end: 'present',
    },
    {
      title: 'Chargée de recrutement',
      organisation: 'Agence Côté Emploi',
      start: '2017-10',
      end: '2020-12',
    },
    {
      title: 'Vendeuse',
      organisation: 'Librairie Grangier-Neuve',
      start: '2015',
      end: '2017',
    },
  ],
  text: `
Mademoiselle Élodie MARCHAND
6 bis rue des Lilas
21000 DIJON
Tél. perso : 06 39 98 00 77 / Mail perso : elo.marchand@example.org
02/12/1993 – Permis B, véhiculée
**Objet : candidature au poste d'assistante ressources humaines**
**EXPÉRIENCE PROFESSIONNELLE**
janv. 2021 - ... : Assistante RH, Moutarderie des Ducs (Chenôve)
Paie de 140 salariés, formation, intégration
oct. 2017 / déc. 2020 : Chargée de recrutement, Agence Côté Emploi (Dijon)
Annonces, entretiens, suivi des intérimaires
2015 / 2017 : Vendeuse, Librairie Grangier-Neuve (Dijon)
**ÉTUDES**
2015 / 2017 : Licence Ressources humaines, Université de la Côte
2014 : BTS Assistant de manager, Lycée Montchapet
**EN PLUS**
Chorale depuis 2011, aviron
`,
};
