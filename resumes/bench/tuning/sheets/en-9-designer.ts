import type { Sheet } from '../sheet.ts';

/**
 * A designer: side column on the right, headings in capitals worded as questions and statements,
 * years only.
 */
export const sheet: Sheet = {
  language: 'en',
  css: 'body { direction: rtl } aside, main { direction: ltr } h2 { letter-spacing: 2px } h1 { line-height: 1 }',
  facts: {
    name: 'Sofia Marchetti-Lowe',
    dateOfBirth: null,
    nationality: null,
    email: 'hello+sofia@example.design',
    phone: '+1 (415) 555-0136',
    currentAddress: ['Oakland, California', 'Oakland, CA'],
    positionAppliedFor: null,
    pastIndustry: ['design', 'media', 'marketing', 'advertis', 'brand', 'creative'],
  },
  positions: [
    {
      title: 'Freelance Brand Designer',
      organisation: 'Self-employed',
      start: '2021',
      end: 'present',
    },
    {
      title: 'Senior Visual Designer',
      organisation: 'Paper Lantern Studio',
      start: '2017',
      end: '2021',
    },
    { title: 'Design Intern', organisation: 'Hughes & Park', start: '2016', end: '2016' },
  ],
  text: `
## SAY HELLO
+1 (415) 555-0136
hello+sofia@example.design
Oakland, California
sofiamakes.example
## WHAT I USE
Figma
Illustrator
After Effects
## WHAT I SPEAK
English, Italian
---
# SOFIA\\\\MARCHETTI-LOWE
BRAND DESIGNER
## WHO I AM
I turn messy ideas into calm brands. Ten years in studios and on my own.
## WHERE I HAVE WORKED
**FREELANCE BRAND DESIGNER**
Self-employed | 2021 – Present
- Identities for twelve food and wellness start-ups
**SENIOR VISUAL DESIGNER**
Paper Lantern Studio | 2017 – 2021
- Led the redesign of a museum's signage
**DESIGN INTERN**
Hughes & Park | Summer 2016
## WHERE I STUDIED
**BFA GRAPHIC DESIGN**
Redwood College of Art | 2013 – 2017
## WHO VOUCHES FOR ME
**Martin Hughes**
Partner, Hughes & Park
martin@example.org, +1 (415) 555-0199
`,
};
