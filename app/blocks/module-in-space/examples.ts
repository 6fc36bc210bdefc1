import type { BlockOf, SpaceModule } from '../../../cms/interface.ts';
import { messages } from '../../i18n/en/module-in-space.ts';
import { messages as parameters } from '../../i18n/en/parameters.ts';
import type { Example } from '../example.ts';

const { nominalPower, thickness, weight, bendRadius } = parameters.names;

const ours: SpaceModule = {
  name: 'SMF 520',
  weight: { value: 7.7, qualifier: 'about', isExample: false },
  thickness: { value: 2, qualifier: 'exactly', isExample: false },
  layers: [
    layer('front', 'Transparent front layer', 0.6, 'polymer'),
    layer('adhesive-front', 'Encapsulant', 0.35, 'adhesive'),
    layer('cells', 'Cells', 0.2, 'cells'),
    layer('adhesive-back', 'Encapsulant', 0.35, 'adhesive'),
    layer('back', 'Rückseitenverbundwerkstofflaminat', 0.5, 'composite'),
  ],
};

const base: BlockOf<'moduleInSpace'> = {
  blockType: 'moduleInSpace',
  id: 'space-full',
  title: 'Bend it, take it apart',
  text: 'A module in its true dimensions.',
  models: [],
  glass: { value: 9.3, qualifier: 'about', reference: 'glassModule' },
  messages: { ...messages, nominalPower, thickness, weight, bendRadius },
  basis: 'Size and weight: product data. The bend radius is an example.',
  space: {
    ...{ length: 2245, width: 1196, isSizeExample: false },
    power: { value: 520, qualifier: 'exactly', isExample: false },
    bendRadius: { value: 1500, qualifier: 'exactly', isExample: true },
    ours,
    glass: {
      name: 'Glass-glass module, without its frame',
      weightPerArea: 9.3,
      weight: { value: 25, qualifier: 'about', isExample: true },
      thickness: { value: 5.1, qualifier: 'exactly', isExample: true },
      layers: [
        layer('front-glass', 'Front glass', 2, 'glass'),
        layer('glass-cells', 'Cells', 0.2, 'cells'),
        layer('back-glass', 'Back glass', 2.9, 'glass'),
      ],
    },
  },
};

export const examples: Example<'moduleInSpace'>[] = [
  { name: 'beside glass', block: base },
  {
    name: 'no radius, no glass, few figures',
    block: {
      ...base,
      id: 'space-sparse',
      title: 'Bend it',
      text: null,
      basis: null,
      space: base.space && {
        ...base.space,
        ...{ power: null, bendRadius: null, glass: null },
        ours: { ...ours, weight: null },
      },
    },
  },
];

function layer(
  id: string,
  name: string,
  thickness_: number,
  material: SpaceModule['layers'][number]['material'],
) {
  return { id, name, thickness: thickness_, material, isExample: true };
}
