import { industry } from '../../industries.ts';
import type { Sheet } from './sheet.ts';

/** A career changer's functional page: skills with proofs first, a short list of jobs after. */
export const en14: Sheet = {
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

/** An engineer's page of two columns with icons; job, firm and place in bars, quarters and months. */
export const en15: Sheet = {
  language: 'en',
  css: 'aside { background: #f5f5f5 } h2 { text-transform: uppercase; letter-spacing: 3px; font-size: 11pt } h1 { letter-spacing: 5px; text-transform: uppercase; font-weight: 400 }',
  facts: {
    name: 'Nikhil Deshpande',
    dateOfBirth: null,
    nationality: 'IN',
    email: 'nikhil.deshpande@example.dev',
    phone: '+65 9123 4567',
    currentAddress: ['Blk 412 Bedok North Ave 2, #09-310, Singapore 460412'],
    positionAppliedFor: null,
    pastIndustry: [
      ...industry('en', 'electronics', 'software'),
      'semiconductor',
      'battery',
      'energy',
    ],
  },
  positions: [
    {
      title: 'Staff Firmware Engineer',
      organisation: 'Voltaic Cells Pte. Ltd.',
      start: '2022-04',
      end: 'present',
    },
    {
      title: 'Firmware Engineer',
      organisation: 'Merlion Semiconductor',
      start: '2018-08',
      end: '2022-03',
    },
    {
      title: 'Embedded Software Intern',
      organisation: 'Pune Instruments Pvt. Ltd.',
      start: '2017-05',
      end: '2017-07',
    },
  ],
  text: `
## Contact
✉ nikhil.deshpande@example.dev
☎ +65 9123 4567
⌂ Blk 412 Bedok North Ave 2,
#09-310, Singapore 460412
## Citizenship
Indian (Singapore PR)
## Stack
C / C++ / Rust
Zephyr, FreeRTOS
CAN, BMS
## Languages
English, Marathi, Hindi
---
# Nikhil Deshpande
Firmware Engineer — Battery Management Systems
## Experience
**Staff Firmware Engineer | Voltaic Cells Pte. Ltd. | Singapore**
Apr 2022 – Now
- Own the state-of-charge estimator, shipped in 40,000 packs
- Mentor four engineers
**Firmware Engineer | Merlion Semiconductor | Singapore**
Aug 2018 – Mar 2022
- Bootloader and secure update for three chip families
**Embedded Software Intern | Pune Instruments Pvt. Ltd. | Pune, India**
May – Jul 2017
- Test bench in Python
## Education
**M.Sc. Embedded Systems | Lion City University**
Aug 2016 – Jun 2018
**B.E. Electronics | Deccan Institute of Technology**
2012 – 2016
## Side projects
**OpenBMS** (2020 – 2023)
A battery management board with 900 stars.
`,
};
