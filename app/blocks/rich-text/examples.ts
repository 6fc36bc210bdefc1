import type { Example } from '../example.ts';

export const examples: Example<'richText'>[] = [
  {
    name: 'headings, lists, links',
    block: {
      blockType: 'richText',
      body: {
        html: '<h2>Before the work begins</h2><p>Test the <a href="/home">adhesion</a> on the real roof.</p><ul><li>Clean and dry</li><li>Between 5 and 40 °C</li></ul>',
      },
    },
  },
];
