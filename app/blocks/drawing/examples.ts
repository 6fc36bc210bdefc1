import type { Example } from '../example.ts';

export const examples: Example<'drawing'>[] = [
  {
    name: 'with numbers and an example measure',
    block: {
      blockType: 'drawing',
      drawing: 'module',
      shown: {
        width: 310,
        height: 120,
        title: 'The module',
        alternative: 'Line drawing of a module from the front; 1: junction box',
        legend: ['Junction box, shown schematically'],
        hasExamples: true,
        shapes: [
          { kind: 'path', path: 'M60 10H250V90H60Z', stroke: 'outline', fill: 'paper' },
          { kind: 'path', path: 'M66 45h8v12h-8Z', stroke: 'line', fill: 'tint' },
          { kind: 'path', path: 'M60 104H250', stroke: 'fine' },
          { kind: 'text', x: 155, y: 112, text: '1,060 *' },
        ],
      },
    },
  },
  {
    name: 'of a model without a size',
    block: { blockType: 'drawing', drawing: 'module', shown: null },
  },
];
