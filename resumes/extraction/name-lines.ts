import type { Cell, Line } from '../model.ts';
import { hasCjk } from './text.ts';

/** The next line of its column; lines of adjacent columns may come between. */
export const below = ({ cells: [cell] }: Line, lines: Line[]): Line | undefined => {
  for (const line of lines) {
    const cells = line.cells.filter((other) => cell && Math.abs(other.x - cell.x) < 2);
    const [first] = cells;
    if (first && cell && Math.abs(first.size - cell.size) < 0.3)
      return cells.length === line.cells.length ? line : { ...line, cells };
    if (first) break;
  }
  return lines[0];
};

/** A narrow column may break a name in large type more than once. */
export function inThreeLines(lines: (Line | undefined)[]): NameText[] {
  const cells = lines.flatMap((line) => (line?.cells.length === 1 ? line.cells : []));
  const [first] = cells;
  const isOne =
    first !== undefined &&
    cells.length === 3 &&
    first.size >= 13 &&
    cells.every(
      ({ size, isBold, text }) =>
        Math.abs(size - first.size) < 0.3 &&
        isBold === first.isBold &&
        /^[\p{L}'’. -]+$/u.test(text),
    );
  return isOne
    ? [{ ...first, text: cells.map(({ text }) => text).join(' '), size: first.size + 0.2 }]
    : [];
}

/** `王小明 Xiaoming Wang`: each script has a complete name. */
export const namesByScript = (text: string): string[] =>
  text
    .split(
      /\s*[(（/|)）]\s*|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s*(?=\p{Script=Latin})|(?<=\p{Script=Latin})\s+(?=[^\p{Script=Latin}\s])/u,
    )
    .filter((part) => part !== '');

export const hasTwoScripts = (text: string): boolean =>
  hasCjk(text) && /\p{Script=Latin}/u.test(text);

/** A candidate name, with the name in another script beside it. */
type NameText = Cell & { beside?: string };

/** A line, its cells and their parts; and a name spread over several lines. */
export function textsOf(line: Line, next: Line | undefined): NameText[] {
  const texts: NameText[] = line.cells.flatMap((cell) =>
    [cell.text, ...cell.text.split(/\s[-–—|/·•]\s|\s*[|｜•,，]\s*|[ 　]{2,}/u)].map((text) => ({
      ...cell,
      text,
    })),
  );
  for (const one of line.cells.filter(({ text }) => hasTwoScripts(text)))
    texts.push(...namesByScript(one.text).map((text) => ({ ...one, text, beside: one.text })));
  const [cell] = line.cells;
  const [below] = next?.cells ?? [];
  const isPair =
    cell &&
    below &&
    line.cells.length === 1 &&
    next?.cells.length === 1 &&
    Math.abs(cell.size - below.size) < 1 &&
    /^[\p{L}'’-]+(?: \p{Ll}+){0,2}$/u.test(cell.text) &&
    /^[\p{L}'’-]+(?: [\p{L}'’-]+)?$/u.test(below.text) &&
    !hasCjk(cell.text);
  if (isPair) texts.push({ ...cell, text: `${cell.text} ${below.text}` });
  if (cell && line.cells.length > 1)
    texts.push({ ...cell, text: line.cells.map(({ text }) => text).join(' ') });
  return texts;
}
