import type { Example } from '../example.ts';

export const examples: Example<'scale'>[] = [
  {
    name: 'weight scale',
    block: {
      blockType: 'scale',
      id: 'scale-full',
      title: 'What a square metre weighs',
      text: 'The same square metre of roof, with glass and without.',
      unit: 'kg/m²',
      rows: [
        {
          id: 'glass',
          label: 'Roof load a conventional glass system needs',
          value: 15,
          qualifier: 'atLeast',
        },
        {
          id: 'dragonfly',
          label: 'SMH “Dragonfly”',
          value: 4.1,
          qualifier: 'exactly',
          isOurs: true,
        },
        { id: 'off-grid', label: 'Off-grid series', value: 3, qualifier: 'about', isOurs: true },
        { id: 'smf', label: 'SMF', value: 2.8, qualifier: 'about', isOurs: true },
      ],
      basis:
        'Weight of the module by itself; for glass, the load a roof must be able to carry for the whole system.',
    },
  },
  {
    name: 'a range',
    block: {
      blockType: 'scale',
      id: 'scale-range',
      title: 'What a roof needs',
      unit: 'kg/m²',
      rows: [
        { id: 'glass', label: 'Glass system', value: 15, maximum: 20, qualifier: 'exactly' },
        { id: 'smf', label: 'SMF', value: 2.8, qualifier: 'about', isOurs: true },
      ],
    },
  },
  {
    name: 'with the limit of a roof, long words',
    block: {
      blockType: 'scale',
      id: 'scale-limit',
      title: 'Trapezblechdachtragfähigkeitsreserve',
      unit: 'kg/m²',
      rows: [
        {
          id: 'glass',
          label: 'Glas-Glas-Standardmodulmontagesystem',
          value: 15,
          qualifier: 'atLeast',
        },
        { id: 'smf', label: 'SMF', value: 2.8, qualifier: 'about', isOurs: true },
      ],
      limit: { label: 'Spare capacity of this roof', value: 9, isExample: true },
    },
  },
];
