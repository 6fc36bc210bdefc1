import type { Cell, Line } from '../model.ts';
import { entryLabelOf } from './labels.ts';
import { findPeriods } from './periods.ts';
import { isPlace } from './places.ts';
import { organisationScore, titleScore } from './roles.ts';
import { hasCjk } from './text.ts';

/** What the entries of a section have in common is not what they say: no list can have it all. */

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

/** Lines with their cells split at what stands between title and employer in most of them. */
export function splitAtConnector(lines: Line[]): { text: string; lines: Line[] } | null {
  const texts = lines
    .flatMap(({ isBullet, cells }) => (isBullet ? [] : cells.map(({ text }) => text)))
    .filter(mayHoldBoth);
  const users = Map.groupBy(
    texts.flatMap((text) =>
      [...new Set(connectorsIn(text))].map((connector) => ({ connector, text })),
    ),
    ({ connector }) => connector,
  );
  const [best] = [...users]
    .map(([text, own]) => ({ text, own: own.map((one) => one.text) }))
    .filter(({ text, own }) => isBetween(text, own))
    .map(({ text, own }) => ({ text, gain: gainOf(text, own), uses: own.length }))
    .filter(({ gain, uses }) => gain / uses >= leastGain)
    .sort((one, other) => other.gain - one.gain || other.text.length - one.text.length);
  if (!best) return null;
  const split = (cell: Cell) => (mayHoldBoth(cell.text) ? splitCell(cell, best.text) : [cell]);
  const separated = lines.map((line) =>
    line.isBullet ? line : { ...line, cells: line.cells.flatMap(split) },
  );
  return { text: best.text, lines: separated };
}

const leastGain = 2.5;
const mostWords = 5;

const mayHoldBoth = (text: string) => text.length < 140 && !hasCjk(text) && !text.includes('@');

/** What recurs may also be part of a title or a name that does: `Chef de projet (…`. */
function isBetween(connector: string, texts: string[]): boolean {
  const pairs = texts.map((text) => halves(text, connector));
  return [0, 1].every((side) => new Set(pairs.map((pair) => pair[side])).size >= 2);
}

/** All runs of a few words within a text, with the spaces around them. */
function connectorsIn(text: string): string[] {
  const words = spaced(text).split(' ');
  return words.flatMap((_, from) =>
    Array.from({ length: mostWords }, (__, more) => from + more + 1)
      .filter((to) => from > 0 && to < words.length && /^["„«“(]?[\p{Lu}\d]/u.test(words[to] ?? ''))
      .map((to) => ` ${words.slice(from, to).join(' ')} `)
      .filter((run) => !/\d|^ \p{Lu}|(?<!\p{L})\p{Lu}\p{L}* $|\p{L} ?[(,:|–-]/u.test(run))
      .filter((run) => titleScore(run) <= 0 && organisationScore(run) <= 0),
  );
}

/** How well it tells titles from employers, in the same order in all texts. */
function gainOf(connector: string, texts: string[]): number {
  const capped = (score: number) => Math.min(3, score);
  const sum = texts.reduce((total, text) => {
    const [left, right] = halves(text, connector);
    const lead = capped(titleScore(left)) - capped(organisationScore(left));
    return total + lead + capped(organisationScore(right)) - capped(titleScore(right));
  }, 0);
  return Math.abs(sum);
}

/** A bracket stands between two words, too. */
const spaced = (text: string) => text.replaceAll(/ \((?=\S)/gu, ' ( ');

function halves(text: string, connector: string): [string, string] {
  const [left = '', ...rest] = spaced(text).split(connector);
  const right = rest.join(connector);
  if (findPeriods(right)[0]?.from === 0) return [text, ''];
  return [left, connector.endsWith('( ') ? right.replace(')', '') : right];
}

function splitCell(cell: Cell, connector: string): Cell[] {
  const [left, right] = halves(cell.text, connector);
  if (right === '') return [cell];
  const x = cell.x + ((cell.right - cell.x) * (left.length + 1)) / cell.text.length;
  const { turns: _, ...plain } = cell;
  return [
    { ...plain, text: left, right: x },
    { ...plain, text: right, x },
  ];
}
