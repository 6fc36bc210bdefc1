import type { BlockDataReader } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';

export const layers: BlockDataReader<'layers'> = ({ language }) => ({
  words: catalogues[language].lifeSize,
});
