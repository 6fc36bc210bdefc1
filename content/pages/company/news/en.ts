import type { NewsText } from './text.ts';

export const en: NewsText = {
  title: 'News centre',
  description:
    'News about eArc: products, projects and dates, each item with its date of publication and, where there is one, its source.',
  introduction:
    'New products, projects and dates: each item carries its date of publication. If it rests on someone else’s report, it names the source.',
  body: [
    { heading: 'Background' },
    {
      list: [
        '[eArc technology](/eArc): how the laminate is built, what has been tested, where its limits are',
        '[Installation methods](/eArc_install): bonding and clamps, roof by roof',
        '[Timeline](/about#history): what has been reported about eArc since 2017',
        '[Media cooperation](/about#media): press enquiries and pictures',
      ],
    },
  ],
  next: {
    title: 'Writing about eArc?',
    text: 'Sources, figures and pictures are in one place, and so is the form for your questions.',
    action: 'Press and media contact',
    alternative: 'How to write the names',
  },
};
