import type { Sheet } from '../sheet.ts';

/** An academic: university posts, theses, supervision and papers with years. */
export const sheet: Sheet = {
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
