import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** From the Gulf: a ruled table, job and firm in a sentence, the salary, a passport. */
export const sheet: Sheet = {
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
