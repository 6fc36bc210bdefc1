import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** The newer Europass: dates in brackets, town and country labelled, day for day. */
export const fr6: Sheet = {
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

/** A network's profile: contacts in the narrow column, durations, several ranks in one firm. */
export const fr7: Sheet = {
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

/** Headings as questions, `job – house, town | dates` on one line, a season as a date. */
export const fr8: Sheet = {
  language: 'fr',
  colour: '#7a3e9d',
  css: 'aside { background: #402a54; color: white } h2 { border-bottom: 1pt solid }',
  facts: {
    name: 'Kévin Ollivier',
    dateOfBirth: null,
    nationality: null,
    email: 'kevin.ollivier17@example.fr',
    phone: '06.39.98.77.10',
    currentAddress: '3 quai Valin, 17000 La Rochelle',
    positionAppliedFor: 'Responsable de salle',
    pastIndustry: ['restaura', 'hôtel', 'touris', 'gastro'],
  },
  positions: [
    {
      title: "Maître d'hôtel adjoint",
      organisation: 'Hôtel des Pertuis',
      place: 'Île de Ré',
      start: '2022-09',
      end: 'present',
    },
    {
      title: 'Chef de rang',
      organisation: 'Brasserie du Vieux Port',
      place: 'La Rochelle',
      start: '2019-04',
      end: '2022-08',
    },
    {
      title: 'Serveur saisonnier',
      organisation: 'Camping Les Dunes',
      place: 'Royan',
      start: '2017',
      end: '2017',
    },
  ],
  text: `
# Kévin OLLIVIER
34 ans, célibataire, permis B
📍 3 quai Valin\\\\17000 La Rochelle
📞 06.39.98.77.10
📧 kevin.ollivier17@example.fr
## MES ATOUTS
Sens du service
Calme en plein coup de feu
Anglais courant
## MES LOISIRS
Voile, cuisine du monde
---
**Poste recherché : Responsable de salle**
## QUI SUIS-JE ?
Dix ans de salle, du bistrot à l'hôtel quatre étoiles. J'aime former les plus jeunes.
## QU'AI-JE FAIT JUSQU'ICI ?
**Maître d'hôtel adjoint** – Hôtel des Pertuis, Île de Ré | depuis septembre 2022
- Salle de 80 couverts, équipe de 9 personnes
**Chef de rang** – Brasserie du Vieux Port, La Rochelle | avril 2019 à août 2022
- Conseil des vins, encaissement
**Serveur saisonnier** – Camping Les Dunes, Royan | été 2017
- Service du soir
## OÙ AI-JE APPRIS LE MÉTIER ?
**BTS Hôtellerie-restauration** – Lycée hôtelier d'Aunis | 2014 à 2016
**Baccalauréat technologique** – Lycée hôtelier d'Aunis | 2014
`,
};

/** A classic letterhead; the dates first with a colon, a foreign nationality in a sentence. */
export const fr9: Sheet = {
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
