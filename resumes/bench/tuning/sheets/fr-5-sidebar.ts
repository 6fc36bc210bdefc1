import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** French: a side column with labels above their values. */
export const sheet: Sheet = {
  language: 'fr',
  facts: {
    name: 'Karim Benhaddou',
    dateOfBirth: '1990-11-03',
    nationality: 'FR',
    email: 'k.benhaddou@example.fr',
    phone: '+33 6 39 98 55 66',
    currentAddress: [
      'Rés. Les Cèdres, bât. C, 27 av. Jean-Jaurès, 69007 Lyon',
      '27 av. Jean-Jaurès, 69007 Lyon',
    ],
    positionAppliedFor: 'Conducteur de travaux',
    pastIndustry: [...industry('fr', 'construction'), 'travaux'],
  },
  positions: [
    {
      title: 'Conducteur de travaux adjoint',
      organisation: 'Couvertures du Rhône',
      start: '2020-09',
      end: 'present',
    },
    {
      title: 'Chef de chantier',
      organisation: 'Étanchéité Saint-Fons SARL',
      start: '2015-03',
      end: '2020-08',
    },
    {
      title: 'Étancheur',
      organisation: 'Étanchéité Saint-Fons SARL',
      start: '2011-09',
      end: '2015-02',
    },
  ],
  text: `
**Né le**
3 novembre 1990 à Vénissieux
**Nationalité**
Française
**Adresse**
Rés. Les Cèdres, bât. C
27 av. Jean-Jaurès
69007 Lyon
**Mobile**
+33 6 39 98 55 66
**Mail**
k.benhaddou@example.fr
**Permis**
B et CACES
---
# Karim BENHADDOU
Objectif : Conducteur de travaux
## EXPÉRIENCES
**Sept. 2020 – aujourd'hui : Couvertures du Rhône**
Conducteur de travaux adjoint
- Suivi de dix chantiers de toiture par an
**Mars 2015 – août 2020 : Étanchéité Saint-Fons SARL**
Chef de chantier
- Encadrement de deux équipes
**Sept. 2011 – févr. 2015 : Étanchéité Saint-Fons SARL**
Étancheur
## FORMATION
**2009 – 2011 : Lycée du bâtiment Gerland**
Bac pro Étanchéité
`,
};
