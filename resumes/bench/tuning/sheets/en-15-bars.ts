import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * An engineer, in two columns with icons; job, firm and place between bars, quarters and months.
 */
export const sheet: Sheet = {
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
