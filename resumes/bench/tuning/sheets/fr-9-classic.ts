import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A classic letterhead; dates first with a colon, a foreign nationality in a sentence. */
export const sheet: Sheet = {
  language: 'fr',
  font: 'serif',
  facts: {
    name: 'Sofiane Benmokhtar',
    dateOfBirth: '1988-05-03',
    nationality: 'DZ',
    email: 'sofiane.benmokhtar@example.fr',
    phone: '07 00 00 11 22',
    currentAddress: [
      '8 allée des Tanneurs, Bât. C, Appt 41, 44000 Nantes',
      '8 allée des Tanneurs Bât. C - Appt 41 44000 NANTES',
    ],
    positionAppliedFor: 'Conducteur de travaux principal',
    pastIndustry: ['btp', ...industry('fr', 'construction')],
  },
  positions: [
    {
      title: 'Conducteur de travaux',
      organisation: 'Sogebat Atlantique SA',
      place: 'Nantes',
      start: '2019-09',
      end: 'present',
    },
    {
      title: 'Aide conducteur de travaux',
      organisation: 'Entreprise Guillou Frères',
      place: 'Saint-Nazaire',
      start: '2015',
      end: '2019',
    },
    {
      title: "Stage de fin d'études",
      organisation: 'Constructions Rezéennes',
      start: '2014-02',
      end: '2014-07',
      accepted: { title: ["Stage de fin d'études (6 mois)", 'Stagiaire'] },
    },
  ],
  text: `
**Sofiane BENMOKHTAR** >> Né le 3 mai 1988 à Oran
8 allée des Tanneurs >> De nationalité algérienne, carte de résident
Bât. C - Appt 41 >> Marié, un enfant
44000 NANTES
Port. : 07 00 00 11 22
Courriel : sofiane.benmokhtar@example.fr
^ **CANDIDATURE AU POSTE DE CONDUCTEUR DE TRAVAUX PRINCIPAL**
## EXPÉRIENCES PROFESSIONNELLES
**Depuis septembre 2019 :** Conducteur de travaux, Sogebat Atlantique SA (Nantes)
Gros œuvre, logements collectifs, budgets de 2 à 9 M€.
**2015-2019 :** Aide conducteur de travaux, Entreprise Guillou Frères (Saint-Nazaire)
Suivi des sous-traitants, métrés.
**De février à juillet 2014 :** Stage de fin d'études (6 mois), Constructions Rezéennes
Planning d'un chantier de 42 logements.
## FORMATIONS
**2014 :** Master Génie civil, Université de l'Erdre
**2009 :** Licence de génie civil, Université d'Oran-Est
## ENGAGEMENT ASSOCIATIF
**2016-2020 :** Trésorier, club de football de Doulon
## DIVERS
Secteur : BTP. Logiciels : AutoCAD, MS Project. Arabe et anglais courants.
`,
};
