import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * Typed without any formatting: capitals for headings, single letters for labels, reasons for
 * leaving.
 */
export const sheet: Sheet = {
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
