import type { Line } from '../model.ts';
import { fold } from './text.ts';

/** Forms have columns for year and month, and omit what the row above already says. */
export function joinYearAndMonth(lines: Line[]): Line[] {
  let lastYear = '';
  return lines.map((line) => {
    const [first, second, ...rest] = line.cells;
    if (!first || !second || rest.length === 0) return line;
    const year = /^(?:(令和|平成|昭和|[RHS])\s*)?(元|\d{1,2}|(?:19|20)\d{2})\s*年?$/u.exec(
      fold(first.text).trim(),
    );
    const month = /^(\d{1,2})\s*月?$/.exec(fold(second.text).trim());
    if (!month || Number(month[1]) > 12) return line;
    if (year?.[2] && (year[1] || year[2].length === 4)) lastYear = `${year[1] ?? ''}${year[2]}`;
    else if (!/^["〃”″]?$/.test(first.text.trim()) || lastYear === '') return line;
    const text = `${lastYear}年${month[1]}月`;
    return { ...line, cells: [{ ...first, text, right: second.right }, ...rest] };
  });
}
