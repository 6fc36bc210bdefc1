import type { BlockOf, BlockType } from '../../cms/interface.ts';

/** A state of a block for the gallery and the tests; texts in English are enough. */
export interface Example<Type extends BlockType> {
  name: string;
  block: BlockOf<Type>;
}
