import type { Example } from '../example.ts';

export const examples: Example<'certificates'>[] = [
  {
    name: 'certificates and tests',
    block: {
      blockType: 'certificates',
      id: 'certificates-full',
      title: 'Tested and certified',
      text: 'Standards and bodies that our modules are certified to and by.',
      certificates: [
        { id: 'iec-61215', name: 'IEC 61215', text: 'Design qualification' },
        { id: 'iec-61730', name: 'IEC 61730', text: 'Safety qualification' },
        { id: 'ul-61730', name: 'UL 61730', text: 'Safety qualification, North America' },
        { id: 'tuv', name: 'TUV' },
        { id: 'vde', name: 'VDE' },
        { id: 'cgc', name: 'CGC' },
        { id: 'csa', name: 'CSA' },
        { id: 'jet', name: 'JET' },
      ],
      testsTitle: 'Durability tests',
      tests: [
        {
          id: 'salt',
          drawing: 'saltMist',
          name: 'Salt mist',
          text: 'For roofs and boats by the sea.',
        },
        {
          id: 'ammonia',
          drawing: 'ammonia',
          name: 'Ammonia corrosion',
          text: 'For barns and stables.',
        },
        { id: 'fire', drawing: 'fire', name: 'Fire' },
        {
          id: 'sand',
          drawing: 'blownSand',
          name: 'Blown sand',
          text: 'For deserts and dusty roads.',
        },
        { id: 'pid', drawing: 'pid', name: 'Potenzialinduzierte Degradation (PID)' },
      ],
    },
  },
  {
    name: 'certificates only',
    block: {
      blockType: 'certificates',
      id: 'certificates-sparse',
      title: 'Certificates',
      certificates: [{ id: 'vde', name: 'VDE' }],
    },
  },
];
