import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** American: job, firm and town on one line; ranks in parentheses below a firm; volunteering. */
export const sheet: Sheet = {
  language: 'en',
  font: 'serif',
  css: 'h2 { border-bottom: 1px solid; text-transform: uppercase; font-size: 11pt }',
  facts: {
    name: 'Guadalupe "Lupe" Hernández',
    dateOfBirth: null,
    nationality: null,
    email: 'lupe.hernandez@example.com',
    phone: '214.555.0173',
    currentAddress: ['Fort Worth, TX 76107', 'Fort Worth, TX'],
    positionAppliedFor: ['Plant Maintenance Manager'],
    pastIndustry: [...industry('en', 'engineering'), 'food', 'beverage', 'packag'],
  },
  positions: [
    {
      title: 'Maintenance Superintendent',
      organisation: 'Lone Star Bottling Company',
      start: '2021',
      end: 'present',
    },
    {
      title: 'Maintenance Supervisor',
      organisation: 'Lone Star Bottling Company',
      start: '2017',
      end: '2021',
    },
    {
      title: 'Reliability Technician',
      organisation: 'Lone Star Bottling Company',
      start: '2014',
      end: '2017',
    },
    {
      title: 'Millwright',
      organisation: 'Trinity Paper & Board',
      place: 'Dallas, TX',
      start: '2008-06',
      end: '2013-11',
    },
  ],
  text: `
^ # Guadalupe "Lupe" Hernández
^ Fort Worth, TX 76107 | 214.555.0173 | lupe.hernandez@example.com | linkedin.com/in/lupeh
## Objective
Seeking the position of Plant Maintenance Manager where safety and uptime come first.
## Areas of Expertise
TPM • CMMS • Arc Flash • PLC Troubleshooting
## Professional Experience
**Lone Star Bottling Company** — Fort Worth, TX >> 2014 – Present
Maintenance Superintendent (2021 – Present)
- Lead 26 mechanics and electricians across three shifts
- Reduced unplanned downtime 34% from 2021 to 2023
Maintenance Supervisor (2017 – 2021)
- Rolled out a computerized maintenance system
Reliability Technician (2014 – 2017)
**Millwright**, Trinity Paper & Board, Dallas, TX >> 06/2008 – 11/2013
- Rebuilt paper machine drives and gearboxes
## Volunteer Experience
**Board Member**, Tarrant County Food Bank >> 2019 – Present
## Certifications
CMRP, 2018; OSHA 30, 2016
## Education
**Associate of Applied Science, Industrial Maintenance**, Cross Timbers College >> 2008
`,
};
