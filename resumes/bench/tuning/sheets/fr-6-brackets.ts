import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** The newer Europass: dates in brackets, labelled town and country, dates to the day. */
export const sheet: Sheet = {
  language: 'fr',
  colour: '#0e47a1',
  facts: {
    name: 'Maëlle Van Den Broeck',
    dateOfBirth: '1991-02-14',
    nationality: 'BE',
    email: 'maelle.vdb@example.be',
    phone: '(+32) 470 12 34 56',
    currentAddress: [
      '27, Rue de la Colline, 5000 Namur (Belgique)',
      '27, Rue de la Colline, 5000 Namur, Belgique',
      '27, Rue de la Colline, 5000 Namur',
    ],
    positionAppliedFor: null,
    pastIndustry: ['environnement', 'eau', ...industry('fr', 'engineering')],
  },
  positions: [
    {
      title: "Chargée d'études environnement",
      organisation: 'Bureau Verhoest SRL',
      start: '2020-03-01',
      end: 'present',
    },
    {
      title: 'Assistante de projet',
      organisation: 'Intercommunale des Eaux du Condroz',
      start: '2016-09-05',
      end: '2020-02-28',
    },
  ],
  text: `
**europass**
# Maëlle VAN DEN BROECK
**Date de naissance :** 14/02/1991 | **Nationalité :** Belge | **Sexe :** Féminin | **Téléphone :** (+32) 470 12 34 56 (Portable) | **Adresse électronique :** maelle.vdb@example.be
**Adresse :** 27, Rue de la Colline, 5000 Namur (Belgique) (Domicile)
## EXPÉRIENCE PROFESSIONNELLE
[ 01/03/2020 – Actuel ] **Chargée d'études environnement**
**Bureau Verhoest SRL**
**Ville :** Gembloux | **Pays :** Belgique
- Études d'incidences pour des carrières et des zones d'activité
[ 05/09/2016 – 28/02/2020 ] **Assistante de projet**
**Intercommunale des Eaux du Condroz**
**Ville :** Ciney | **Pays :** Belgique
- Suivi des captages
## ÉDUCATION ET FORMATION
[ 15/09/2011 – 30/06/2016 ] **Bioingénieur en sciences agronomiques**
**Université du Hoyoux**
## COMPÉTENCES LINGUISTIQUES
Langue(s) maternelle(s) : **français**
Autre(s) langue(s) : **néerlandais** B2
## PERMIS DE CONDUIRE
**Permis de conduire :** B
`,
};
