import type { BlockOf, BlockType, Picture, SeriesContent } from '../../cms/interface.ts';

/** A state of a block for the gallery and the tests; texts in English are enough. */
export interface Example<Type extends BlockType> {
  name: string;
  block: BlockOf<Type>;
}

/** A picture of content/pictures, sent at this address only while the gallery is on. */
export function examplePicture(scene: string, alternative: string, height = 1350): Picture {
  return {
    source: `/pictures/example/${scene}`,
    width: height > 1350 ? 1600 : 2400,
    height,
    alternative,
    isVisualisation: true,
    dominantColor: '#8a99a3',
  };
}

export const exampleSeries: SeriesContent[] = [
  {
    id: 'a',
    key: 'smf',
    name: 'SMF',
    summary: 'Frameless. Bonded to the roof skin, without a single hole.',
    highlight: 'about 2.8 kg/m²',
    href: '/home',
    picture: examplePicture('studio-flexed', 'Flexed module'),
  },
  {
    id: 'b',
    key: 'smh',
    name: 'SMH “Dragonfly”',
    summary: 'With a pre-integrated mounting frame.',
    highlight: '520 W · 4.1 kg/m²',
    href: '/home',
    picture: examplePicture('macro-cell', 'Surface of a cell'),
  },
  {
    id: 'c',
    key: 'off-grid',
    name: 'Off-grid series',
    summary: 'For everything that moves.',
    highlight: 'about 3 kg/m²',
    href: null,
  },
];
