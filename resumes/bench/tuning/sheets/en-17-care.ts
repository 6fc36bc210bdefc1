import type { Sheet } from '../sheet.ts';

/** A care worker's form: labels before each fact of a job, two-digit years, a gap explained. */
export const sheet: Sheet = {
  language: 'en',
  columns: { 2: [26, 74] },
  facts: {
    name: 'Blessing Adaeze Nwosu',
    dateOfBirth: '1990-01-17',
    nationality: ['NG', 'GB'],
    email: 'b.nwosu90@example.com',
    phone: '07700 900 535',
    currentAddress: '23b Harcourt Road, Croydon, Surrey CR0 4LP',
    positionAppliedFor: 'Senior Healthcare Assistant',
    pastIndustry: ['health', 'care', 'hospital', 'social', 'medical', 'nurs'],
  },
  positions: [
    {
      title: 'Healthcare Assistant (Band 3)',
      organisation: 'Croydon Riverside NHS Trust',
      start: '2021-03',
      end: 'present',
      accepted: { title: ['Healthcare Assistant'] },
    },
    {
      title: 'Support Worker',
      organisation: 'Oakfield Supported Living',
      start: '2017-06',
      end: '2019-11',
    },
    {
      title: 'Ward Clerk',
      organisation: 'Enugu Mission Hospital',
      start: '2012-02',
      end: '2016-12',
    },
  ],
  text: `
^ # APPLICATION FORM / CV
Post applied for: || Senior Healthcare Assistant
Full name: || Miss Blessing Adaeze Nwosu
Home address: || 23b Harcourt Road\\\\Croydon\\\\Surrey CR0 4LP
Tel (mob): || 07700 900 535
E-mail: || b.nwosu90@example.com
D.O.B: || 17 Jan 1990
Nationality: || Nigerian / British
**EMPLOYMENT HISTORY (most recent first)**
Employer: || Croydon Riverside NHS Trust
Post held: || Healthcare Assistant (Band 3)
Dates: || Mar 21 – present
Duties: || Observations, personal care, escorting patients
Employer: || Oakfield Supported Living
Post held: || Support Worker
Dates: || Jun 17 – Nov 19
Duties: || Supporting six adults with learning disabilities
Employer: || Enugu Mission Hospital
Post held: || Ward Clerk
Dates: || Feb 12 – Dec 16
Duties: || Admissions and records
Gaps in employment: || Dec 2019 – Feb 2021: caring for a relative
**EDUCATION AND QUALIFICATIONS**
2020 || NVQ Level 3 Health and Social Care, Croydon College
2007 – 2011 || BSc Sociology, Niger State University
**REFEREES**
Name: || Sister Joan Pike, Ward Manager
Tel: || 020 7946 0999
E-mail: || joan.pike@example.nhs.uk
`,
};
