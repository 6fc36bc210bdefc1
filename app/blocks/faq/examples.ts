import type { Example } from '../example.ts';

export const examples: Example<'faq'>[] = [
  {
    name: 'three questions',
    block: {
      blockType: 'faq',
      id: 'faq-full',
      title: 'Frequently asked questions',
      text: 'Not answered here? Write to us.',
      questions: [
        {
          id: 'roof',
          question: 'Can my roof carry it?',
          answer:
            'An eArc module weighs about 2.8 kg per square metre. Whether your roof can carry that is for a structural engineer to say.\n\nWe provide the loads and drawings the check needs.',
        },
        {
          id: 'holes',
          question: 'Do you drill into the roof?',
          answer: 'No. SMF modules are bonded to the roof skin, without a single hole.',
        },
        {
          id: 'membrane',
          question: 'Welche Kunststoffdachbahnen und Stehfalzdacheindeckungen eignen sich?',
          answer: 'TPO- und PVC-Bahnen sowie Stehfalzdächer.',
        },
      ],
      actions: [{ id: 'ask', label: 'Ask a question', href: '/home#quote' }],
    },
  },
  {
    name: 'one question',
    block: {
      blockType: 'faq',
      id: 'faq-sparse',
      title: 'Questions',
      questions: [{ id: 'one', question: 'How thick is a module?', answer: '2 mm.' }],
    },
  },
];
