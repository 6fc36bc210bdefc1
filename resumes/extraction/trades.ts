import { allWords } from './lexicon.ts';
import { wordPattern } from './text.ts';

const anywhere = wordPattern(allWords(({ trades }) => trades));

const leading = wordPattern(allWords(({ tradesFirst }) => tradesFirst));

/** Whether a text names an occupation: `Hotelfachfrau`, `Couvreur`, `Albañil`, `Murarz`. */
export const namesTrade = (text: string): boolean =>
  anywhere.test(text) || leading.exec(text)?.index === 0;
