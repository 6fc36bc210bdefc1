import type { AccessibilityText } from './text.ts';

export const en: AccessibilityText = {
  title: 'Accessibility statement',
  description:
    'What this website aims for (WCAG 2.2 AA), what has been tested and how, which limits we know of, and how to report a barrier.',
  status: [
    'Everyone should be able to use this website: with a keyboard, with a screen reader, enlarged, in light or dark colours, with or without scripts.',
    { heading: 'Status' },
    'Our target is WCAG 2.2, level AA. We test for it automatically and fix what the tests find. That does not prove conformance: such tests find only some of the barriers, and nobody outside has audited the site yet. Status of this statement: 21 November 2026.',
  ],
  tests: [
    { heading: 'What is tested, and how' },
    {
      list: [
        'axe-core, with its rules for WCAG 2.0, 2.1 and 2.2 at levels A and AA: on pages and their states, such as an open menu, a form with errors, a form that was sent, or a page that does not exist; each in light and dark colours, on a phone and a large screen.',
        'Keyboard: menus, language selection and forms work without a mouse. After sending, the focus moves to the error summary or the confirmation.',
        'Without scripts: pages can be read and forms sent with JavaScript switched off.',
        'Movement: scrolling is not animated where the device asks for reduced motion.',
      ],
    },
  ],
  limits: [
    { heading: 'Known limits' },
    {
      list: [
        'People who rely on assistive technology have not tested the site yet. Nor have we tried it systematically with common screen readers.',
        'Documents to download, such as data sheets and certificates, may not be accessible PDF files. Ask us for the content in another form.',
        'Drawings to scale give their figures as text as well. The impression of proportion itself is visual.',
        'Text that is not translated yet appears in English. It is marked as English, so that screen readers can pronounce it correctly.',
        'The back office for staff comes from another supplier and is not covered by this statement.',
      ],
    },
  ],
  barrier: {
    title: 'Have you met a barrier?',
    text: 'Tell us which page it was, what you wanted to do and what stood in the way. The feedback form needs neither name nor email address; leave an address if you would like an answer. On request we give you the content in another form.',
  },
  enforcement: [
    { heading: 'Enforcement' },
    'In the United Kingdom, the Equality Act 2010 applies, and the Equality Advisory and Support Service advises you. In the EU, the European Accessibility Act has covered consumer e-commerce since 28 June 2025; contact and booking forms may count as part of it. Counsel confirms which law applies to this site. If our answer does not help you, the authority responsible in your country can; the operator names it here before publication.',
  ],
  ending: {
    title: 'Tell us what is in the way',
    text: 'One sentence and the name of the page are enough.',
    action: 'Report a barrier',
    alternative: 'Contact',
  },
};
