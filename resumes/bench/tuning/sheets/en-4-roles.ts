import type { Sheet } from '../sheet.ts';

/** British: no heading for contact details, jobs as `Title at Company`, two-digit years. */
export const sheet: Sheet = {
  language: 'en',
  facts: {
    name: 'Priya Ramaswamy-Jones',
    dateOfBirth: null,
    nationality: 'GB',
    email: 'priya.rj@example.co.uk',
    phone: '07700 900 461',
    currentAddress: ['Flat 4, 18 Beech Close, Leeds LS6 3QT', '18 Beech Close, Leeds LS6 3QT'],
    positionAppliedFor: null,
    pastIndustry: ['health', 'hospital', 'medical', 'care'],
  },
  positions: [
    {
      title: 'Ward Manager',
      organisation: 'Aireside General Hospital',
      place: 'Leeds',
      start: '2020-05',
      end: 'present',
    },
    {
      title: 'Senior Staff Nurse',
      organisation: 'Aireside General Hospital',
      place: 'Leeds',
      start: '2016-09',
      end: '2020-05',
    },
    {
      title: 'Care Assistant',
      organisation: 'Willow Bank Residential Home',
      start: '2012-07',
      end: '2013-08',
    },
  ],
  text: `
^ # Priya Ramaswamy-Jones RN
^ Flat 4, 18 Beech Close, Leeds LS6 3QT | 07700 900 461 | priya.rj@example.co.uk
^ British citizen, full UK driving licence
## PERSONAL STATEMENT
Registered nurse with ten years of acute experience, looking for a role in occupational health.
## CAREER HISTORY
**Aireside General Hospital, Leeds**
**Ward Manager**, May 2020 – Present
- Lead a team of 32 on a 28-bed respiratory ward
- Cut agency spend by 18% within a year
**Senior Staff Nurse**, Sept 2016 – May 2020
- Mentored students and new starters
**Willow Bank Residential Home**
**Care Assistant**, July 2012 – Aug 2013
- Personal care for 24 residents
## EDUCATION & TRAINING
BSc (Hons) Adult Nursing, Pennine University, 2013 – 2016
A levels: Biology, Chemistry, English, Roundhay Sixth Form, 2012
## REFERENCES
Available on request
`,
};
