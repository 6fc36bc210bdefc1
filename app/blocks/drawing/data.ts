import type { BlockDataReader } from '../../../cms/interface.ts';
import { drawDrawing } from '../../drawings/drawings.ts';

export const drawing: BlockDataReader<'drawing'> = ({ block, language }) => ({
  shown: drawDrawing(block.drawing, block.models ?? [], language),
});
