import { industry } from '../../industries.ts';
import type { Sheet } from '../sheet.ts';

/**
 * As exported by a professional network: the duration of each job, and several jobs at one firm.
 */
export const sheet: Sheet = {
  language: 'en',
  css: 'aside { background: #293e49; color: white } h2 { font-weight: normal; font-size: 15pt }',
  facts: {
    name: 'Callum Okonkwo-Reid',
    dateOfBirth: null,
    nationality: null,
    email: 'callum.okonkwo@example.co.uk',
    phone: '07700900318',
    currentAddress: ['Bristol, England, United Kingdom', 'Bristol, England', 'Bristol'],
    positionAppliedFor: null,
    pastIndustry: [...industry('en', 'logistics', 'trade'), 'food', 'beverage'],
  },
  positions: [
    {
      title: 'Head of Supply Planning',
      organisation: 'Tarragon Foods',
      start: '2022-02',
      end: 'present',
    },
    {
      title: 'Supply Chain Manager',
      organisation: 'Tarragon Foods',
      start: '2018-09',
      end: '2022-02',
    },
    {
      title: 'Demand Planner',
      organisation: 'Severn Brewing Company',
      start: '2014-07',
      end: '2018-08',
    },
  ],
  text: `
Contact
07700900318 (Mobile)
callum.okonkwo@example.co.uk
www.linkedin.com/in/callum-
okonkwo-reid (LinkedIn)
Top Skills
S&OP
Inventory Management
Team Leadership
Languages
English (Native or Bilingual)
Igbo (Limited Working)
Certifications
APICS CPIM
---
# Callum Okonkwo-Reid
Head of Supply Planning at Tarragon Foods | S&OP | Chilled & ambient
Bristol, England, United Kingdom
## Summary
Supply chain leader with ten years in fast-moving consumer goods. Open to roles abroad.
## Experience
Tarragon Foods
5 years 9 months
**Head of Supply Planning**
February 2022 - Present (2 years 4 months)
Bristol, England, United Kingdom
Leading a team of nine planners over four sites.
**Supply Chain Manager**
September 2018 - February 2022 (3 years 6 months)
Avonmouth
Severn Brewing Company
**Demand Planner**
July 2014 - August 2018 (4 years 2 months)
Gloucester, United Kingdom
Built the first statistical forecast of the brewery.
## Education
Mercia University
Bachelor of Science - BS, Mathematics · (2011 - 2014)
`,
};
