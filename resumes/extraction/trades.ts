import roles from '../lexicon/roles.json' with { type: 'json' };
import { wordPattern } from './text.ts';

/** Occupations and ranks that make a text a job title wherever they occur in it. */
const anywhere = wordPattern(roles.trades);

/** These are surnames, too: they make a title only as the first word. */
const leading = wordPattern(roles.tradesFirst);

/** Whether a text names an occupation: `Hotelfachfrau`, `Couvreur`, `Albañil`, `Murarz`. */
export const namesTrade = (text: string): boolean =>
  anywhere.test(text) || leading.exec(text)?.index === 0;
