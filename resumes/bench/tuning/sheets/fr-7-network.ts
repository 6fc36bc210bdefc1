import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * A profile from a professional network: contact details in the narrow column, durations, several
 * ranks at one firm.
 */
export const sheet: Sheet = {
  language: 'fr',
  facts: {
    name: 'Thibault de La Ferrière',
    dateOfBirth: null,
    nationality: null,
    email: 'thibault.dlf+cv@example.com',
    phone: '+33 6 39 98 45 67',
    currentAddress: ['Toulouse, Occitanie, France', 'Toulouse'],
    positionAppliedFor: null,
    pastIndustry: ['aéro', 'spati', ...industry('fr', 'software')],
  },
  positions: [
    {
      title: 'Responsable ingénierie logicielle',
      organisation: 'Aérovia Systèmes',
      start: '2023-01',
      end: 'present',
    },
    {
      title: 'Ingénieur logiciel embarqué senior',
      organisation: 'Aérovia Systèmes',
      start: '2019-05',
      end: '2022-12',
    },
    {
      title: 'Développeur C++',
      organisation: 'Pyrène Avionique',
      start: '2015-09',
      end: '2019-04',
    },
    {
      title: 'Stagiaire développement',
      organisation: 'Numérilab',
      start: '2015-03',
      end: '2015-08',
    },
  ],
  text: `
## Coordonnées
+33 6 39 98 45 67 (Mobile)
thibault.dlf+cv@example.com
www.linkedin.example/in/tdelaferriere (LinkedIn)
## Principales compétences
C++
DO-178C
Gestion d'équipe
## Languages
Français (Native or Bilingual)
Anglais (Professional Working)
## Certifications
Scrum Master
---
# Thibault de La Ferrière
Responsable ingénierie logicielle chez Aérovia Systèmes
Toulouse, Occitanie, France
## Résumé
Dix ans de logiciel embarqué pour l'aéronautique.
## Expérience
Aérovia Systèmes
6 ans 8 mois
**Responsable ingénierie logicielle**
janvier 2023 - Present (3 ans)
Toulouse et périphérie, France
Encadrement de douze personnes sur trois programmes.
**Ingénieur logiciel embarqué senior**
mai 2019 - décembre 2022 (3 ans 8 mois)
Toulouse et périphérie, France
Pyrène Avionique
**Développeur C++**
septembre 2015 - avril 2019 (3 ans 8 mois)
Blagnac
Numérilab
**Stagiaire développement**
mars 2015 - août 2015 (6 mois)
Labège
## Formation
**École d'ingénieurs du Lauragais**
Diplôme d'ingénieur, Informatique · (2012 - 2015)
**Lycée Pierre-Inventé**
Classes préparatoires, MPSI · (2010 - 2012)
`,
};
