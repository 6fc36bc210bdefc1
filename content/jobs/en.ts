import type { JobsText } from './text.ts';

export const en: JobsText = {
  location: 'Example location',
  engineer: {
    title: 'Example: application engineer, bonding and clamps',
    description: [
      'This is an example, not a real position: we are not recruiting for it. It shows what an advertisement on this page looks like. An [open application](/resume_submit) is always possible.',
      { heading: 'What you would do' },
      {
        list: [
          'Assess roofs from drawings and pictures: sheet, coating, slope, seam spacing',
          'Attend adhesion tests on site and record them',
          'Say no where a method does not fit',
        ],
      },
      { heading: 'What you would bring' },
      {
        list: [
          'Experience with metal roofs, adhesives or facades',
          'Willingness to travel and to work on roofs',
        ],
      },
      'A real advertisement also states pay range, place of work and type of contract.',
    ],
  },
  tester: {
    title: 'Example: test engineer for ageing outdoors',
    description: [
      'This is an example, not a real position: we are not recruiting for it. It shows what an advertisement on this page looks like. An [open application](/resume_submit) is always possible.',
      { heading: 'What you would do' },
      {
        list: [
          'Measure modules before and after tests: salt mist, ammonia corrosion, blown sand, PID',
          'Evaluate measurements and describe what went wrong',
        ],
      },
      { heading: 'What you would bring' },
      {
        list: [
          'A degree in materials, electrical engineering or physics',
          'Patience with measurements that take months',
        ],
      },
      'A real advertisement also states pay range, place of work and type of contract.',
    ],
  },
};
