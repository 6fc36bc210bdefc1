import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** Typed without any style: capitals for headings, one letter for labels, why each job ended. */
export const en10: Sheet = {
  language: 'en',
  css: "body { font-family: 'DejaVu Sans Mono'; font-size: 9pt }",
  facts: {
    name: "Declan O'Rourke",
    dateOfBirth: '1988-05-03',
    nationality: ['IE', 'GB'],
    email: 'declan_orourke@example.ie',
    phone: '+353 85 555 0142',
    currentAddress: [
      'The Old Forge, Kilbride Road, Bray, Co. Wicklow, A98 X2C4',
      'The Old Forge, Kilbride Road, Bray, Co. Wicklow A98 X2C4',
    ],
    positionAppliedFor: 'Site Manager',
    pastIndustry: [...industry('en', 'construction', 'engineering'), 'civil'],
  },
  positions: [
    {
      title: 'Assistant Site Manager',
      organisation: 'Harlow & Finch Building Contractors',
      start: '2019-09',
      end: 'present',
    },
    {
      title: 'Site Engineer',
      organisation: 'Brennan Civil Engineering Ltd',
      start: '2013-03',
      end: '2019-08',
    },
    {
      title: 'General Operative',
      organisation: 'Wicklow County Council',
      start: '2009',
      end: '2009',
    },
  ],
  text: `
DECLAN O'ROURKE
A: The Old Forge, Kilbride Road,
Bray, Co. Wicklow,
A98 X2C4
M: +353 85 555 0142
E: declan_orourke@example.ie
D.O.B.: 03.05.1988
Nationality: Dual Irish/British
POSITION APPLIED FOR: Site Manager (Ref. 221/B)
KEY STRENGTHS
- Fifteen years on site, from groundworks to handover
- Safe Pass, SMSTS, First Aid
EMPLOYMENT TO DATE
HARLOW & FINCH BUILDING CONTRACTORS, Dublin 12
Sept. 2019 - to date
Assistant Site Manager
Running a scheme of 64 apartments, five subcontractors.
BRENNAN CIVIL ENGINEERING LTD, Arklow
March 2013 - Aug. 2019
Site Engineer
Setting out, drainage and roads.
Reason for leaving: career progression
WICKLOW COUNTY COUNCIL
Summer 2009
General Operative
SCHOOL AND COLLEGE
2009 - 2013 BSc in Construction Management, Leinster Institute of Technology
2003 - 2009 St. Kevin's Secondary School, Bray
SPORTS AND PASTIMES
Hurling; treasurer of the Bray Wanderers juniors, 2018 - 2021
REFEREES
Mr. Tom Finch, Director, Harlow & Finch, tel. 01 555 0199, tom.finch@example.ie
Ms. Aoife Brennan, 0402 555 01
`,
};

/** American: job, firm and town in one line; ranks in parentheses below a firm; volunteering. */
export const en11: Sheet = {
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
