import type { JobsText } from './text.ts';

export const en: JobsText = {
  location: 'Example location',
  engineer: {
    title: 'Example: application engineer, bonding and clamps',
    description: [
      'This is an example, not a real position: nobody is being sought for it at present. It shows what an advertisement on this page looks like. An [open application](/resume_submit) is always possible.',
      { heading: 'Tasks' },
      {
        list: [
          'Judge roofs from drawings and pictures: sheet, coating, slope, seam spacing',
          'Accompany adhesion tests on site and record them',
          'Say no where a method does not fit',
        ],
      },
      { heading: 'Profile' },
      {
        list: [
          'Experience with metal roofs, adhesives or facades',
          'Readiness to travel and to work on roofs',
        ],
      },
      'A real advertisement also states pay range, place of work and type of contract.',
    ],
  },
  tester: {
    title: 'Example: test engineer for ageing outdoors',
    description: [
      'This is an example, not a real position: nobody is being sought for it at present. It shows what an advertisement on this page looks like. An [open application](/resume_submit) is always possible.',
      { heading: 'Tasks' },
      {
        list: [
          'Measure modules before and after tests: salt mist, ammonia corrosion, blown sand, PID',
          'Evaluate measurements and describe what went wrong',
        ],
      },
      { heading: 'Profile' },
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
