import type { Line } from '../model.ts';
import { headingOf } from './headings.ts';
import { entryLabelOf } from './labels.ts';

const maxLines = 4;

/** A narrow column of labels breaks them: `Name und Adresse des` above `Arbeitgebers`. */
export function joinWrappedLabels(lines: Line[]): Line[] {
  const result = [...lines];
  for (let index = 0; index < result.length; index += 1) {
    const label = wrappedLabel(result, index);
    const line = result[index];
    const [first, ...others] = line?.cells ?? [];
    if (!label || !line || !first) continue;
    result[index] = { ...line, cells: [{ ...first, text: label.text }, ...others] };
    const rests = result
      .slice(index + 1, index + label.lines)
      .map((one) => ({ ...one, cells: one.cells.slice(1) }))
      .filter(({ cells }) => cells.length > 0);
    result.splice(index + 1, label.lines - 1, ...rests);
  }
  return result;
}

/** The label that starts on a line and continues on others, with the number of its lines. */
function wrappedLabel(lines: Line[], index: number): { text: string; lines: number } | null {
  const line = lines[index];
  const [first] = line?.cells ?? [];
  if (!line || !first || line.isBullet || isKnown(first.text)) return null;
  let text = first.text;
  let above = line;
  for (let count = 2; count <= maxLines; count += 1) {
    const below = lines[index + count - 1];
    const [cell] = below?.cells ?? [];
    const isOfColumn =
      below !== undefined &&
      cell !== undefined &&
      below.page === line.page &&
      below.region === line.region &&
      below.y - above.y < 2 * cell.size &&
      (Math.abs(cell.x - first.x) < 3 || Math.abs(cell.right - first.right) < 3) &&
      cell.isBold === first.isBold;
    if (!isOfColumn) return null;
    text = `${text.replace(/(?<=\p{Ll})-$/u, '')}${/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(cell.text) ? '' : ' '}${cell.text}`;
    if (text.length > 70) return null;
    const isWhole = line.cells.length > 1 ? isKnown(text) : headingOf(text) !== null;
    // `Name` above `Vorname` are two labels.
    if (isWhole && (!isKnown(cell.text) || !line.cells[1] || below.cells.length === 1))
      return { text, lines: count };
    above = below;
  }
  return null;
}

const isKnown = (text: string) => entryLabelOf(text) !== null || headingOf(text) !== null;
