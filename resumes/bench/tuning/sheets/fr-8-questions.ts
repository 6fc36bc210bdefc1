import type { Sheet } from '../sheet.ts';

/** Headings as questions, `job – institution, town | dates` on one line, a season as a date. */
export const sheet: Sheet = {
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
