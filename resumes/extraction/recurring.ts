import type { Cell, Line } from '../model.ts';
import { entryLabelOf } from './labels.ts';
import { isPlace } from './places.ts';
import { organisationScore, titleScore } from './roles.ts';

const prefix = /^([\p{L}][^:：\d]{1,28}?)\s?[:：]\s*(?=\S)/u;

/** Without labels that are in no list: what stands before a colon again and again. */
export function withoutUnknownLabels(lines: Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { text } of lines.flatMap(({ cells }) => cells)) {
    const [, label] = prefix.exec(text) ?? [];
    if (label && isUnknown(label)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const without = (cell: Cell): Cell => {
    const [whole = '', label = ''] = prefix.exec(cell.text) ?? [];
    return (counts.get(label) ?? 0) < 2 ? cell : { ...cell, text: cell.text.slice(whole.length) };
  };
  return lines.map((line) => ({ ...line, cells: line.cells.map(without) }));
}

const isUnknown = (label: string) =>
  entryLabelOf(label) === null &&
  titleScore(label) < 1 &&
  organisationScore(label) < 1 &&
  !isPlace(label);
