import type { Entry, Language, Person } from '../person.ts';

/** A CV as its owner typed it, with the facts it contains. */
export interface Sheet {
  language: Language;
  traditional?: boolean;
  facts: Person['facts'];
  positions: Entry[];
  /** The CV itself, in the markup that `parseSheet` understands. */
  text: string;
  /** Column widths in per cent, by the number of cells in a row. */
  columns?: Record<number, number[]>;
  /** Borders around table cells. */
  hasRules?: boolean;
  /** The colour of headings. */
  colour?: string;
  font?: 'sans' | 'serif';
  /** Additional styles of the template when printed. */
  css?: string;
  /** At the top of every page. */
  header?: string;
}

export type Block =
  | { kind: 'name' | 'heading' | 'bullet' | 'plain'; text: string; isCentred: boolean }
  /** Text on the left, and at the right margin. */
  | { kind: 'ends'; left: string; right: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'page' };

/**
 * `# name`, `## heading`, `- bullet`, `^ centred`, `left >> right`, `cell || cell`; `\\` breaks a
 * line and `**` sets bold. `---` ends the side column, if there is one, and `===` ends a page.
 */
export function parseSheet(text: string): { aside: Block[] | null; main: Block[] } {
  const parts = text.trim().split(/^---$/mu);
  const blocks = parts.map((part) =>
    part
      .trim()
      .split('\n')
      .reduce(addLine, [] as Block[]),
  );
  const [first = [], second] = blocks;
  return second ? { aside: first, main: second } : { aside: null, main: first };
}

function addLine(blocks: Block[], line: string): Block[] {
  const last = blocks.at(-1);
  if (line.trim() === '') return blocks;
  if (line === '===') return [...blocks, { kind: 'page' }];
  if (line.includes('||')) {
    const row = line.split('||').map((cell) => cell.trim());
    if (last?.kind !== 'table') return [...blocks, { kind: 'table', rows: [row] }];
    last.rows.push(row);
    return blocks;
  }
  const [left = '', right] = line.split(' >> ');
  if (right !== undefined) return [...blocks, { kind: 'ends', left, right }];
  const isCentred = line.startsWith('^ ');
  const bare = line.replace(/^\^ /u, '');
  const kinds = { '#': 'name', '##': 'heading', '-': 'bullet' } as const;
  const [, mark, rest] = /^(##?|-) (.*)$/u.exec(bare) ?? [];
  const kind = mark === '#' || mark === '##' || mark === '-' ? kinds[mark] : 'plain';
  return [...blocks, { kind, text: rest ?? bare, isCentred }];
}

/** The facts in the form that the expected reading is made from. */
export const factsOf = ({ facts, positions }: Sheet): Pick<Person, 'facts' | 'sections'> => ({
  facts,
  sections: [{ heading: '', positions }],
});

/** The column widths of a row; equal if the sheet gives none. */
export const sharesOf = ({ columns }: Sheet, count: number): number[] =>
  columns?.[count] ?? Array.from({ length: count }, () => 100 / count);
