import type { Sheet } from '../sheet.ts';

/** French: the age beside the address, the job in capitals, the employer in parentheses. */
export const sheet: Sheet = {
  language: 'fr',
  colour: '#0a6b4f',
  columns: { 2: [22, 78] },
  facts: {
    name: 'Amélie Courtecuisse',
    dateOfBirth: null,
    nationality: 'FR',
    email: 'amelie.courtecuisse@example.fr',
    phone: '06 39 98 12 34',
    currentAddress: '14 bis, impasse des Tisserands, 59100 Roubaix',
    positionAppliedFor: 'Responsable qualité',
    pastIndustry: ['agroaliment', 'aliment', 'textile'],
  },
  positions: [
    {
      title: 'Responsable qualité site',
      organisation: 'Biscuiterie du Mélantois',
      place: 'Seclin',
      start: '2019-02',
      end: 'present',
    },
    {
      title: 'Animatrice qualité',
      organisation: 'Conserveries Hainaut SAS',
      place: 'Valenciennes',
      start: '2014-10',
      end: '2019-01',
    },
    {
      title: 'Technicienne de laboratoire',
      organisation: 'Laiterie des Weppes',
      place: 'Armentières',
      start: '2012-09',
      end: '2014-09',
      accepted: { title: ['Technicienne de laboratoire (CDD)'] },
    },
  ],
  text: `
Amélie COURTECUISSE >> 37 ans, nationalité française
14 bis, impasse des Tisserands >> Permis B
59100 Roubaix
06 39 98 12 34
amelie.courtecuisse@example.fr
^ # RESPONSABLE QUALITÉ
^ Poste visé : Responsable qualité
## MON PARCOURS
Depuis 02/2019 || **RESPONSABLE QUALITÉ SITE** (Biscuiterie du Mélantois, Seclin)\\\\Management de 5 personnes, certification IFS
10/2014 à 01/2019 || **ANIMATRICE QUALITÉ** (Conserveries Hainaut SAS, Valenciennes)\\\\Audits internes, traitement des réclamations
09/2012 à 09/2014 || **TECHNICIENNE DE LABORATOIRE** (Laiterie des Weppes, Armentières)\\\\Analyses microbiologiques
## MES DIPLÔMES
2012 || Licence professionnelle Sécurité des aliments – Université de la Deûle
2011 || BTS Bioanalyses – Lycée des Flandres
## ET AUSSI
Anglais : B2 – Espagnol : A2
Trésorière d'un club de badminton
`,
};
