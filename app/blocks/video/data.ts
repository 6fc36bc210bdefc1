import type { BlockDataReader } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { languages } from '../../i18n/languages.ts';
import { plural } from '../../i18n/plural.ts';

export const video: BlockDataReader<'video'> = async ({ block, language, sources }) => {
  const film = typeof block.video === 'number' ? await sources.video(block.video, language) : null;
  const words = catalogues[language].video;
  const seconds = Math.max(1, Math.round(film?.seconds ?? 0));
  return {
    film,
    words: {
      ...words,
      play: plural(words.play, seconds, languages[language].tag),
      file: words.file.replace('{size}', () => film?.size ?? ''),
    },
  };
};
