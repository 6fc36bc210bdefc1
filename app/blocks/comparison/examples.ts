import type { Example } from '../example.ts';

export const examples: Example<'comparison'>[] = [
  {
    name: 'eArc and glass',
    block: {
      blockType: 'comparison',
      id: 'comparison-full',
      title: 'eArc and glass, side by side',
      text: 'What differs, and where glass has its place.',
      ours: 'eArc (SMF)',
      other: 'Glass module',
      rows: [
        {
          id: 'load',
          criterion: 'Weight on the roof',
          ours: 'about 2.8 kg/m²',
          other: 'at least 15 kg/m²',
          note: 'For eArc the module; for glass the load the roof must be able to carry.',
        },
        {
          id: 'fixing',
          criterion: 'Fixing',
          ours: 'Bonded, no penetration',
          other: 'Rails and clamps',
          isExample: true,
          note: 'Adhesion is tested on the real roof before work begins.',
        },
        {
          id: 'heat',
          criterion: 'Air behind the module',
          ours: 'None when bonded',
          other: 'A gap of several centimetres',
          isExample: true,
          note: 'Without a gap cells run warmer; one test near 44 °C measured about 9 % less power.',
        },
        {
          id: 'size',
          criterion: 'Modulabmessungstoleranz',
          ours: '± 2 mm',
          other: '± 2 mm',
          isExample: true,
        },
      ],
      assumptions: [
        {
          id: 'a',
          text: 'Glass: a framed module on a flush-mounted substructure, without ballast.',
        },
        { id: 'b', text: 'eArc: SMF, bonded to trapezoidal metal, without the adhesive’s weight.' },
      ],
    },
  },
  {
    name: 'one row without notes',
    block: {
      blockType: 'comparison',
      id: 'comparison-sparse',
      title: 'Thickness',
      ours: 'eArc',
      other: 'Glass',
      rows: [
        { id: 'thickness', criterion: 'Laminate', ours: '2 mm', other: '4.7 mm', isExample: true },
      ],
    },
  },
];
