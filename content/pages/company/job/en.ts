import type { JobPageText } from './text.ts';

export const en: JobPageText = {
  title: 'Open positions',
  description:
    'Open positions at eArc with category, location and number of openings, for fresh graduates and for experienced people.',
  tracks: {
    title: 'Graduates and experienced professionals',
    text: 'There are two tracks: one for those who have just graduated, one for those who bring experience. Both lead to the same materials, machines and roofs; what sets them apart is what we ask you to show us.',
    action: 'What sets the tracks apart',
  },
  next: {
    title: 'Nothing suitable?',
    text: 'An open application is always possible, whatever your field.',
    action: 'Open application',
    alternative: 'Careers at eArc',
  },
};
