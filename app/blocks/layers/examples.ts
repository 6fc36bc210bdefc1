import { catalogues } from '../../i18n/catalogues.ts';
import type { Example } from '../example.ts';

const words = catalogues.en.lifeSize;

export const examples: Example<'layers'>[] = [
  {
    name: 'eArc beside glass',
    block: {
      blockType: 'layers',
      words,
      id: 'layers-full',
      title: 'The glass is what we left out',
      text: 'Both modules cut through and drawn at the same scale.',
      sections: [
        {
          id: 'earc',
          name: 'eArc',
          thickness: 2,
          layers: [
            row('front', 'Front of fibre composite', 0.6, 'composite'),
            row('adhesive-front', 'Encapsulant', 0.35, 'adhesive'),
            row('cells', 'Cells, half-cut', 0.2, 'cells'),
            row('adhesive-back', 'Encapsulant', 0.35, 'adhesive'),
            row('back', 'Rückseitenverbundwerkstofflaminat', 0.5, 'composite'),
          ],
        },
        {
          id: 'glass',
          name: 'Conventional glass module, without its frame',
          thickness: 4.7,
          isExample: true,
          layers: [
            row('front', 'Tempered glass', 3.2, 'glass'),
            row('adhesive-front', 'Encapsulant', 0.5, 'adhesive'),
            row('cells', 'Cells', 0.2, 'cells'),
            row('adhesive-back', 'Encapsulant', 0.5, 'adhesive'),
            row('back', 'Backsheet', 0.3, 'polymer'),
          ],
        },
      ],
      basis:
        'The thickness of eArc in all is about 2 mm; how it divides into layers is an example.',
    },
  },
  {
    name: 'one section, two layers',
    block: {
      blockType: 'layers',
      words,
      id: 'layers-sparse',
      title: 'Bonded to the roof',
      sections: [
        {
          id: 'bond',
          name: 'Module on its adhesive',
          thickness: 5,
          isExample: true,
          layers: [
            row('module', 'eArc', 2, 'composite'),
            { ...row('adhesive', 'Adhesive', 3, 'adhesive'), isExample: false },
          ],
        },
      ],
    },
  },
];

function row(
  id: string,
  name: string,
  thickness: number,
  material: 'glass' | 'polymer' | 'adhesive' | 'cells' | 'composite',
) {
  return { id, name, thickness, material, isExample: true };
}
