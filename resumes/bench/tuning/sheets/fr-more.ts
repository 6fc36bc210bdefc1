import type { Sheet } from './sheet.ts';

/** From French Switzerland: a share of work, a permit, jobs in capitals with the firm in brackets. */
export const fr10: Sheet = {
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

/** A scholar's: posts in universities, theses, supervision and papers with years. */
export const fr11: Sheet = {
  language: 'fr',
  font: 'serif',
  colour: '#1b3a57',
  facts: {
    name: 'Gwenaëlle Le Dantec',
    dateOfBirth: '1982-01-11',
    nationality: 'FR',
    email: 'gwenaelle.ledantec@univ-armor.example.fr',
    phone: '02 61 91 00 11',
    currentAddress: ['2, venelle du Stang, 29000 Quimper', '2, venelle du Stang – 29000 Quimper'],
    positionAppliedFor: null,
    pastIndustry: ['enseign', 'recherche', 'éducat', 'univers', 'chimi'],
  },
  positions: [
    {
      title: 'Maîtresse de conférences en chimie',
      organisation: "Université de l'Armor",
      start: '2012',
      end: 'present',
      accepted: { title: ['Maîtresse de conférences'] },
    },
    {
      title: 'Post-doctorante',
      organisation: 'Institut des Polymères de Leyde',
      start: '2010',
      end: '2012',
      accepted: { organisation: ['Institut des Polymères de Leyde (Pays-Bas)'] },
    },
    {
      title: 'ATER',
      organisation: 'Université des Monts',
      start: '2009',
      end: '2010',
      accepted: { title: ["Attachée temporaire d'enseignement et de recherche (ATER)"] },
    },
  ],
  text: `
# Gwenaëlle Le Dantec
Née le 11 janvier 1982 à Quimperlé (29), nationalité française, 2 enfants
Adresse personnelle : 2, venelle du Stang – 29000 Quimper
Tél. : 02 61 91 00 11 – Mél : gwenaelle.ledantec@univ-armor.example.fr
## Fonctions exercées
Depuis 2012 **Maîtresse de conférences en chimie**, Université de l'Armor
2010-2012 **Post-doctorante**, Institut des Polymères de Leyde (Pays-Bas)
2009-2010 **ATER**, Université des Monts
## Titres universitaires
2018 Habilitation à diriger des recherches, Université de l'Armor
2006-2009 Doctorat de chimie, Université des Monts, directeur : P. Sarrazin
2006 Master recherche Chimie des matériaux
## Encadrement
2019-2022 Thèse de M. Kone, « Encapsulants sans fluor »
2021 Stage de master de L. Petit
## Publications choisies
2021 G. Le Dantec, M. Kone, Films minces, Revue inventée des polymères, 14, p. 3-19
2017 G. Le Dantec, Vieillissement des EVA, Annales fictives, 8, p. 101-110
## Responsabilités collectives
2016-2020 Membre élue du conseil de département
`,
};
