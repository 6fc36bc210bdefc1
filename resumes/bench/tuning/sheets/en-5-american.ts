import type { Sheet } from '../sheet.ts';

/** American: the town alone, employer and town on the left, dates on the right. */
export const sheet: Sheet = {
  language: 'en',
  font: 'serif',
  facts: {
    name: 'Marcus T. Delacroix',
    dateOfBirth: null,
    nationality: null,
    email: 'mtdelacroix@example.com',
    phone: '(504) 555-0147',
    currentAddress: ['Baton Rouge, LA 70808', 'Baton Rouge, LA'],
    positionAppliedFor: null,
    pastIndustry: ['oil', 'gas', 'energy', 'chemi', 'engineering'],
  },
  positions: [
    {
      title: 'Process Safety Lead',
      organisation: 'Gulfmark Refining Co.',
      start: '2017-06',
      end: 'present',
    },
    {
      title: 'Process Engineer II',
      organisation: 'Bayou Petrochemicals LLC',
      start: '2012-08',
      end: '2017-05',
    },
    { title: 'Engineering Co-op', organisation: 'Pelican Fertilizer', start: '2010', end: '2011' },
  ],
  text: `
^ # MARCUS T. DELACROIX
^ Baton Rouge, LA 70808 • (504) 555-0147 • mtdelacroix@example.com
## Professional Experience
**GULFMARK REFINING CO.**, Baton Rouge, LA >> June 2017 – Present
Process Safety Lead
- Led hazard reviews for three crude units
- Reported to the Plant Manager
**BAYOU PETROCHEMICALS LLC**, Lake Charles, LA >> Aug. 2012 – May 2017
Process Engineer II
- Debottlenecked an ethylene unit
**PELICAN FERTILIZER**, Donaldsonville, LA >> 2010 – 2011
Engineering Co-op
## Education
**MAGNOLIA STATE UNIVERSITY** >> 2012
B.S. in Chemical Engineering, GPA 3.6
## Leadership & Service
Food bank volunteer, 2015 – present
`,
};
