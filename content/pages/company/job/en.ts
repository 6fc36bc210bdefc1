import type { ShortPageText } from '../short-page.ts';

export const en: ShortPageText = {
  title: 'Open positions',
  description:
    'Open positions at eArc with category, location and number of openings, for fresh graduates and for experienced people.',
  body: [
    'Open positions are listed on this page with job title, category, location, number of openings and release date. If there is no list, no position is being advertised at present.',
    { heading: 'For fresh graduates and experienced people' },
    'There are two tracks: one for those who have just graduated, one for those who bring experience. What sets them apart is described under [careers](/career#tracks).',
  ],
  next: {
    title: 'Nothing suitable?',
    text: 'An open application is always possible, whatever your field.',
    action: 'Open application',
    alternative: 'Careers at eArc',
  },
};
