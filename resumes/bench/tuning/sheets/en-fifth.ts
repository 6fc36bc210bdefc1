import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Typeset: firm and town at the two ends of a line, job and time at those of the next; a header. */
export const en16: Sheet = {
  language: 'en',
  font: 'serif',
  header: 'Theodora Vasquez-Lindholm · Résumé',
  css: 'h1 { text-align: center; font-variant: small-caps }',
  facts: {
    name: 'Theodora Vasquez-Lindholm',
    dateOfBirth: null,
    nationality: null,
    email: 'theodora.vl@example.edu',
    phone: '(206) 555-0188',
    currentAddress: ['4518 Wallingford Ave N, Apt 3B, Seattle, WA 98103'],
    positionAppliedFor: null,
    pastIndustry: [...industry('en', 'software', 'logistics'), 'aerospace', 'aviation', 'data'],
  },
  positions: [
    {
      title: 'Data Science Lead',
      organisation: 'Cascadia Freight Analytics',
      start: '2021-09',
      end: 'present',
    },
    {
      title: 'Data Analyst II',
      organisation: 'Rainier Aerostructures, Inc.',
      start: '2018-01',
      end: '2021-08',
    },
    {
      title: 'Graduate Research Assistant',
      organisation: 'University of Puget',
      start: '2015-09',
      end: '2017-12',
    },
  ],
  text: `
# Theodora Vasquez-Lindholm
^ 4518 Wallingford Ave N, Apt 3B, Seattle, WA 98103
^ (206) 555-0188 — theodora.vl@example.edu — github.com/theovl
## Experience
**Cascadia Freight Analytics** >> Seattle, WA
Data Science Lead >> Sep 2021 – Present
- Demand models for 1,200 lanes; forecast error down 19%
- Hired and coached a team of five
**Rainier Aerostructures, Inc.** >> Everett, WA
Data Analyst II >> Jan 2018 – Aug 2021
- Dashboards for scrap and rework
**University of Puget** >> Tacoma, WA
Graduate Research Assistant >> Sep 2015 – Dec 2017
- Bayesian methods for sensor drift
## Education
**University of Puget** >> Tacoma, WA
M.S. in Applied Statistics >> 2015 – 2017
**Willamette Valley College** >> Salem, OR
B.A. in Mathematics, magna cum laude >> 2011 – 2015
## Talks and Papers
Forecasting thin lanes. INFORMS Annual Meeting >> Oct 2022
## Skills
Python, R, SQL, dbt
`,
};

/** A care worker's form: labels before each fact of a job, short years, a gap explained. */
export const en17: Sheet = {
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
