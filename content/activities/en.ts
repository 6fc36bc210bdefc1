import type { ActivitiesText } from './text.ts';

export const en: ActivitiesText = {
  place: 'Example location',
  training: {
    title: 'Example: training day for installers',
    summary:
      'Prepare a surface, apply an adhesive bead, set clamps, connect and measure: a day of practice on sample sheets.',
    body: [
      'This is an example, not a real date: the day does not take place. It shows how an announcement on this page looks.',
      '[What a training day is like](/activity_detail#training)',
      {
        list: [
          'Morning: surface, adhesion test, adhesive bead',
          'Afternoon: clamps on a standing seam, connecting, measuring',
          'Please bring work clothes and sturdy shoes',
        ],
      },
      'A real announcement also states the address, the conditions and whom to ask.',
    ],
  },
  questions: {
    title: 'Example: online question hour on bonding',
    summary:
      'An hour for questions about coatings, adhesives and the adhesion test, the awkward ones first.',
    body: [
      'This is an example, not a real date: the hour does not take place. It shows how an announcement on this page looks.',
      'You can send your question with the registration. What cannot be answered within the hour is answered afterwards in writing.',
    ],
  },
  visit: {
    title: 'Example: visit to the gigafactory',
    summary: 'From the first cell string to the flash test, with questions along the way.',
    body: [
      'This is an example, not a real date: the visit does not take place. It shows how an announcement on this page looks.',
      '[What a visit is like](/activity_detail#visit)',
      'Whether pictures may be taken is agreed beforehand.',
    ],
  },
  laboratory: {
    title: 'Example: a day in the laboratory',
    summary:
      'Salt mist, ammonia, fire, blown sand or PID: one test, a measurement, and an evaluation of your own.',
    body: [
      'This is an example, not a real date: the day does not take place. It shows how an announcement on this page looks.',
      '[What a day in the laboratory is like](/activity_detail#laboratory)',
      'For planners, students and applicants. Groups are small, so that everybody stands at the bench.',
    ],
  },
};
