/** A case that has been calculated, in the words of a language. */
export interface ToldCase {
  /** Of the tool. */
  title: string;
  /** What was asked for, in a sentence or two. */
  summary: string[];
  /** What was entered, then what follows. */
  rows: { name: string; value: string }[];
  /** To scale, as SVG; null where there is nothing to be laid out. */
  drawing: string | null;
}

type Row = { name: string; value: string; note?: string | undefined };

/** @returns rows of entries and of results alike. */
export const toldRows = (entered: readonly [string, string][], results: readonly Row[]) => [
  ...entered.map(([name, value]) => ({ name, value })),
  ...results.map(({ name, value, note }) => ({ name, value: note ? `${value}; ${note}` : value })),
];

/** The case in a few lines, ending with where the site shows it. */
export const textOfCase = ({ title, summary, rows }: ToldCase, address: string): string =>
  [title, ...summary, ...rows.map(({ name, value }) => `${name}: ${value}`), address].join('\n');
