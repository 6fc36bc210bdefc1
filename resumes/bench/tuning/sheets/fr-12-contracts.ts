import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * The job with its contract and the dates at either end of a line, firm and town below; education
 * first.
 */
export const sheet: Sheet = {
  language: 'fr',
  colour: '#c2410c',
  facts: {
    name: 'Aïssatou Ndiaye',
    dateOfBirth: null,
    nationality: 'SN',
    email: 'aissatou.ndiaye@example.fr',
    phone: '07.00.00.45.67',
    currentAddress: ['Villeurbanne (69)', 'Villeurbanne', '69100 Villeurbanne'],
    positionAppliedFor: 'Contrôleuse de gestion',
    pastIndustry: [
      'pharma',
      'santé',
      'compta',
      'financ',
      ...industry('fr', 'chemistry', 'logistics'),
    ],
  },
  positions: [
    {
      title: 'Contrôleuse de gestion junior',
      organisation: 'Biotech Confluence',
      place: 'Lyon',
      start: '2023-03',
      end: 'present',
    },
    {
      title: 'Assistante comptable',
      organisation: 'Transports Rhodaniens',
      place: 'Vénissieux',
      start: '2021-09',
      end: '2023-02',
    },
    {
      title: 'Alternante contrôle de gestion',
      organisation: 'Pharma Gerland',
      place: 'Lyon',
      start: '2019-09',
      end: '2021-08',
    },
  ],
  text: `
# Aïssatou NDIAYE >> M. 07.00.00.45.67
Contrôle de gestion >> @ aissatou.ndiaye@example.fr
29 ans – Nationalité : Sénégalaise – Permis B >> Villeurbanne (69)
**Poste recherché :** Contrôleuse de gestion
## ❖ FORMATION
**Master Contrôle de gestion** >> 2019 – 2021
IAE des Deux Fleuves, Lyon
**Licence Économie-gestion** >> 2016 – 2019
Université Cheikh-Inventé, Dakar
## ❖ EXPÉRIENCE
**Contrôleuse de gestion junior** (CDI) >> Depuis mars 2023
Biotech Confluence – Lyon
- Clôtures mensuelles, tableaux de bord, budgets de recherche
**Assistante comptable** (CDD) >> Sept. 2021 – févr. 2023
Transports Rhodaniens – Vénissieux
- Factures fournisseurs, rapprochements bancaires
**Alternante contrôle de gestion** >> Sept. 2019 – août 2021
Pharma Gerland – Lyon
- Suivi des coûts de production
## ❖ LANGUES
Français, wolof : langues maternelles – Anglais : C1
## ❖ ENGAGEMENTS
**Trésorière** >> Depuis 2022
Association des étudiants de Dakar à Lyon
`,
};
