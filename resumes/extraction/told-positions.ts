import type { Line } from '../model.ts';
import type { DayOrder } from './dates.ts';
import { pattern } from './lexicon.ts';
import { findPeriods } from './periods.ts';
import { titleScore } from './roles.ts';
import { fold, trimSeparators } from './text.ts';

/** Who tells of a position in a sentence: `I worked`, `war ich`, `j'ai été`, `pracowałam`. */
const teller = pattern.iu`(?<!\p{L})${'tellers'}(?!\p{L})\s*(?:${'articlesOfTitles'}\s+)?`;

/** What is left of the verb at the end of the sentence. */
const ending = pattern.iu`\s*(?:${'employedAtEnd'}\s*)?[.。]?\s*$`;

/** `株式会社北斗にて配車係として勤務` */
const easternTale = /^、?(.{2,30}?)(?:にて|において|で|に)、?(.{2,20}?)として.{0,12}$/u;

/**
 * A sentence in which somebody tells of a position, as if it stood in a table: its period, and the
 * rest. `From 2019 to 2021 I worked for Example Ltd as a Buyer.`
 */
export function asTableRow(line: Line, order: DayOrder): Line {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0) return line;
  const [period, ...more] = findPeriods(cell.text, order);
  if (!period || more.length > 0 || period.start === period.end) return line;
  const said = restOf(`${cell.text.slice(0, period.from)} ${cell.text.slice(period.to)}`);
  if (said === null) return line;
  const text = cell.text.slice(period.from, period.to);
  const middle = (cell.x + cell.right) / 2;
  const cells = [
    { ...cell, text, right: middle, turns: [] },
    { ...cell, text: said, x: middle, turns: [] },
  ];
  return { ...line, isBullet: false, cells };
}

/** What a sentence says without its period; null if it tells of no position. */
function restOf(text: string): string | null {
  const whole = text.replace(ending, '').replace(/\s+/gu, ' ');
  const eastern = easternTale.exec(trimSeparators(whole.replace(/まで/u, '')));
  if (eastern) return `${eastern[1]} | ${eastern[2]}`;
  const found = teller.exec(fold(whole));
  if (!found) return null;
  // `At Example Ltd I was Buyer`: the verb stands between the two.
  const parts = [whole.slice(0, found.index), whole.slice(found.index + found[0].length)];
  const said = parts.map(trimSeparators).filter((part) => part !== '');
  return said.some((part) => titleScore(part) >= 1.5) ? said.join(' | ') : null;
}
