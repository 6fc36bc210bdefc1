import type { Example } from '../example.ts';

export const examples: Example<'callToAction'>[] = [
  {
    name: 'with text',
    block: {
      blockType: 'callToAction',
      title: 'Is your roof one of them?',
      text: 'Send us its load reserve and a picture.',
      actions: [{ id: 'a', label: 'Ask about your roof', href: '/home#quote' }],
    },
  },
  {
    name: 'title only',
    block: {
      blockType: 'callToAction',
      title: 'Talk to an engineer',
      actions: [
        { id: 'a', label: 'Get a quote', href: '/home#quote' },
        { id: 'b', label: 'Installation methods', href: '/home' },
      ],
    },
  },
];
