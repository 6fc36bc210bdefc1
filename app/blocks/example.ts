import type { BlockOf, BlockType, Picture } from '../../cms/interface.ts';

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
