import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Europass as printed since 2020: facts in one line with bars, place and time above each job. */
export const en12: Sheet = {
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

/** From the Gulf: a table with rules, job and firm in a sentence, what is earned, a passport. */
export const en13: Sheet = {
  language: 'en',
  hasRules: true,
  columns: { 2: [30, 70], 4: [22, 30, 28, 20] },
  facts: {
    name: 'Rommel Dela Cruz Bautista',
    dateOfBirth: '1985-12-04',
    nationality: 'PH',
    email: 'rommelbautista85@example.ph',
    phone: '+974 5555 0123',
    currentAddress: ['Bldg. 14, Zone 25, Al Mansoura, Doha, Qatar', 'Al Mansoura, Doha, Qatar'],
    positionAppliedFor: 'Electrical Supervisor',
    pastIndustry: [...industry('en', 'construction', 'electronics', 'solar'), 'oil', 'gas'],
  },
  positions: [
    {
      title: 'Electrical Foreman',
      organisation: 'Al Rayyan Contracting W.L.L.',
      start: '2017-05',
      end: 'present',
    },
    {
      title: 'Electrician',
      organisation: 'Saudi Petro Services Co. Ltd.',
      start: '2011-02',
      end: '2017-03',
    },
    {
      title: 'Maintenance Electrician',
      organisation: 'Luzon Cement Corporation',
      start: '2007-06',
      end: '2010-12',
    },
  ],
  text: `
^ # BIO-DATA
Position Applied For || ELECTRICAL SUPERVISOR
## PERSONAL DATA
Name || ROMMEL DELA CRUZ BAUTISTA
Date of Birth || December 4, 1985
Place of Birth || Batangas, Philippines
Citizenship || Filipino
Civil Status || Married
Passport No. || P0000000A (valid until 11/2029)
Present Address || Bldg. 14, Zone 25, Al Mansoura, Doha, Qatar
Contact No. || +974 5555 0123 / +63 917 000 0000
Email Address || rommelbautista85@example.ph
## EMPLOYMENT RECORD
Inclusive Dates || Company || Position || Country
May 2017 – Present || Al Rayyan Contracting W.L.L. || Electrical Foreman || Qatar
Feb 2011 – Mar 2017 || Saudi Petro Services Co. Ltd. || Electrician || K.S.A.
Jun 2007 – Dec 2010 || Luzon Cement Corporation || Maintenance Electrician || Philippines
## DUTIES AND RESPONSIBILITIES
- Installs and terminates LV and MV cables
- Prepares material requests
## EDUCATIONAL ATTAINMENT
College || Batangas Institute of Technology, B.S. Electrical Engineering, 2002 – 2007
High School || San Jose National High School, 1998 – 2002
## TRAININGS AND SEMINARS
Basic Life Support || Red Crescent, Doha, 2019
## CHARACTER REFERENCES
Engr. Carlos Reyes || Project Manager, Al Rayyan Contracting W.L.L., +974 5555 0999
`,
};
