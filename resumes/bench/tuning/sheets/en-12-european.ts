import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** Europass as printed since 2020: facts on one line with bars, place and dates above each job. */
export const sheet: Sheet = {
  language: 'en',
  colour: '#004494',
  facts: {
    name: 'Ioana-Raluca Dumitrescu',
    dateOfBirth: '1991-02-19',
    nationality: 'RO',
    email: 'ioana.dumitrescu@example.eu',
    phone: '(+353) 871234567',
    currentAddress: [
      '12 Grattan Parade, Drumcondra, Dublin, D09 W2K5, Ireland',
      '12 Grattan Parade, Drumcondra, D09 W2K5, Dublin, Ireland',
    ],
    positionAppliedFor: 'Environmental Health and Safety Officer',
    pastIndustry: [
      ...industry('en', 'chemistry', 'engineering'),
      'pharma',
      'environment',
      'health',
      'waste',
    ],
  },
  positions: [
    {
      title: 'EHS Specialist',
      organisation: 'Liffey Biopharma Ltd',
      start: '2021-03-01',
      end: 'present',
    },
    {
      title: 'Environmental Technician',
      organisation: 'EcoDunărea Waste Management S.R.L.',
      start: '2016-10-03',
      end: '2021-01-29',
    },
    {
      title: 'Laboratory Intern',
      organisation: 'Institutul de Chimie Galați',
      start: '2015-07-01',
      end: '2015-09-15',
    },
  ],
  text: `
# Ioana-Raluca Dumitrescu
**Date of birth:** 19/02/1991 | **Nationality:** Romanian | **Gender:** Female | **Phone number:** (+353) 871234567 (Mobile)
**Email address:** ioana.dumitrescu@example.eu | **Website:** https://ioana.example.eu
**Address:** 12 Grattan Parade, Drumcondra, D09 W2K5, Dublin, Ireland (Home)
## ● JOB APPLIED FOR
Environmental Health and Safety Officer
## ● WORK EXPERIENCE
01/03/2021 – CURRENT Dublin, Ireland
**EHS SPECIALIST** LIFFEY BIOPHARMA LTD
Incident investigation, permits, training of 300 employees.
03/10/2016 – 29/01/2021 Galați, Romania
**ENVIRONMENTAL TECHNICIAN** ECODUNĂREA WASTE MANAGEMENT S.R.L.
Sampling, reporting to the authority.
01/07/2015 – 15/09/2015 Galați, Romania
**LABORATORY INTERN** INSTITUTUL DE CHIMIE GALAȚI
## ● EDUCATION AND TRAINING
01/10/2014 – 30/06/2016 Iași, Romania
**MSC IN ENVIRONMENTAL ENGINEERING** Universitatea Tehnică Moldova
01/10/2010 – 30/06/2014 Galați, Romania
**BSC IN CHEMISTRY** Universitatea Dunării
## ● LANGUAGE SKILLS
Mother tongue(s): ROMANIAN
Other language(s): ENGLISH C1, FRENCH B1
## ● VOLUNTEERING
10/05/2019 – CURRENT Galați
Danube clean-up, team leader
`,
};
