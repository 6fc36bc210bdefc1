import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/** A career changer's functional CV: skills with evidence first, then a short list of jobs. */
export const sheet: Sheet = {
  language: 'en',
  colour: '#6b4c9a',
  facts: {
    name: "Siobhán N. O'Leary-Grant",
    dateOfBirth: null,
    nationality: null,
    email: 'siobhan.olearygrant@example.co.uk',
    phone: '+44 7700 900 764',
    currentAddress: ['Bishopston, Bristol BS7', 'Bishopston, Bristol', 'Bristol BS7'],
    positionAppliedFor: 'Sustainability Coordinator',
    pastIndustry: [
      ...industry('en', 'trade'),
      'education',
      'school',
      'hospitality',
      'teach',
      'charit',
      'social',
    ],
  },
  positions: [
    {
      title: 'Geography Teacher & Eco-Schools Lead',
      organisation: 'Ashton Vale Academy',
      start: '2016-09',
      end: 'present',
    },
    { title: 'Duty Manager', organisation: 'The Lamb & Flag', start: '2011-02', end: '2015-08' },
    {
      title: 'Sales Assistant (part-time)',
      organisation: 'Outdoor World',
      start: '2008',
      end: '2010',
      accepted: { title: ['Sales Assistant'] },
    },
  ],
  text: `
# Siobhán N. O'Leary-Grant
Sustainability Coordinator – application to eArc Ltd
Bishopston, Bristol BS7 · +44 7700 900 764 · siobhan.olearygrant@example.co.uk
## Why me
I have spent eight years making a school of 1,100 pupils greener and now want to do the same in industry.
## What I bring
**Project delivery.** Raised £42,000 for a 30 kWp solar roof in 2022 and saw it built.
**Data.** Track energy and waste figures; report to governors each term.
**People.** Train staff and run a club of 40.
## Where I have worked
Ashton Vale Academy: Geography Teacher & Eco-Schools Lead (September 2016 to the present day)
The Lamb & Flag: Duty Manager (February 2011 to August 2015)
Outdoor World: Sales Assistant (part-time) (2008 to 2010)
## What I have studied
PGCE Secondary Geography, Severnside University, 2016
BSc Environmental Science (2:1), Severnside University, 2011
IEMA Foundation Certificate, 2023
## When I am not working
Trustee of Avon Cycle Hub since 2020; allotment; open-water swimming.
## Who can speak for me
Ms J. Park, Headteacher, Ashton Vale Academy, j.park@example.sch.uk, 0117 496 0123
`,
};
