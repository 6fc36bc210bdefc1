import type { ShortPageText } from '../short-page.ts';

export const en: ShortPageText = {
  title: 'Search',
  description:
    'Find products, applications, technology, documents and contacts on the eArc website.',
  body: [
    'These are the shortest ways to what visitors look for most often.',
    { heading: 'Products' },
    {
      list: [
        '[C&I series](/product) and [SMH “Dragonfly”](/dragonfly)',
        '[Off-grid series](/product_off) and [custom-made modules](/off_grid)',
        '[Balcony series](/product_balcony)',
      ],
    },
    { heading: 'Planning and knowledge' },
    {
      list: [
        '[eArc technology](/eArc) and [installation methods](/eArc_install)',
        '[Applications on buildings](/app_scenarios), [on the move](/off_one) and [on the balcony](/app_balcony)',
        '[Data sheets, guides and certificates](/download)',
      ],
    },
    { heading: 'Company' },
    { list: ['[About eArc](/about)', '[News centre](/news)', '[Careers](/career)'] },
  ],
  next: {
    title: 'Not found?',
    text: 'Ask us. If the answer is missing on this site, that is worth knowing.',
    action: 'Write to us',
    alternative: 'Get a quote',
  },
};
