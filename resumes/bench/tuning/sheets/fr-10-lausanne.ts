import type { Sheet } from '../sheet.ts';

/**
 * From French-speaking Switzerland: a workload, a permit, jobs in capitals with the firm in
 * brackets.
 */
export const sheet: Sheet = {
  language: 'fr',
  hasRules: true,
  columns: { 2: [26, 74] },
  facts: {
    name: ['Inês Carvalho Rochat', 'Carvalho Rochat Inês'],
    dateOfBirth: '1990-09-21',
    nationality: ['PT', 'CH'],
    email: 'ines.rochat@example.ch',
    phone: '+41 79 000 12 34',
    currentAddress: 'Chemin de Montelly 40, 1007 Lausanne',
    positionAppliedFor: 'Gestionnaire de sinistres',
    pastIndustry: ['assuranc', 'financ', 'banque'],
  },
  positions: [
    {
      title: 'Collaboratrice service sinistres',
      organisation: 'Léman Assurances SA',
      place: 'Lausanne',
      start: '2018-03-01',
      end: 'present',
      accepted: { title: ['Collaboratrice service sinistres (80 %)'] },
    },
    {
      title: 'Employée de commerce',
      organisation: 'Fiduciaire Bovet & Cie',
      place: 'Morges',
      start: '2013-08-01',
      end: '2018-02-28',
    },
    {
      title: 'Apprentie employée de commerce',
      organisation: 'Commune de Prilly',
      start: '2010-08',
      end: '2013-07',
    },
  ],
  text: `
^ # CURRICULUM VITAE
Nom et prénom || Carvalho Rochat Inês
Adresse || Chemin de Montelly 40\\\\1007 Lausanne
Natel || +41 79 000 12 34
Courriel || ines.rochat@example.ch
Date de naissance || 21 septembre 1990
Nationalité || portugaise et suisse
Poste souhaité || Gestionnaire de sinistres
## PARCOURS
01.03.2018 – à ce jour || COLLABORATRICE SERVICE SINISTRES (80 %)\\\\Léman Assurances SA, Lausanne\\\\Gestion de 400 dossiers de responsabilité civile
01.08.2013 – 28.02.2018 || EMPLOYÉE DE COMMERCE\\\\Fiduciaire Bovet & Cie, Morges\\\\Comptabilité de petites entreprises, TVA
08.2010 – 07.2013 || APPRENTIE EMPLOYÉE DE COMMERCE\\\\Commune de Prilly
## FORMATION
2016 || Brevet fédéral en assurance (en cours d'emploi)
2013 || CFC d'employée de commerce, Gymnase du soir de Lausanne
## LANGUES
Français || langue maternelle
Portugais || langue maternelle
Allemand || B1
## RÉFÉRENCES
Mme Anne Bovet || Fiduciaire Bovet & Cie, 021 000 00 00
`,
};
