import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * Typeset: firm and town at either end of a line, job and dates at either end of the next; a
 * header.
 */
export const sheet: Sheet = {
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
