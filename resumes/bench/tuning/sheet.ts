import type { Entry, Language, Person } from '../person.ts';

/** A CV as its owner typed it, with the facts that it tells. */
export interface Sheet {
  language: Language;
  traditional?: boolean;
  facts: Person['facts'];
  positions: Entry[];
  /** The CV itself, in the marks that `parseSheet` knows. */
  text: string;
  /** Shares of the columns of rows with so many cells, in hundredths. */
  columns?: Record<number, number[]>;
  /** Lines around the cells of tables. */
  hasRules?: boolean;
  /** Colour of headings. */
  colour?: string;
  font?: 'sans' | 'serif';
  /** What its template looks like besides, when printed. */
  css?: string;
  /** On top of every page. */
  header?: string;
}

export type Block =
  | { kind: 'name' | 'heading' | 'bullet' | 'plain'; text: string; isCentred: boolean }
  /** Text at the left, and at the right margin. */
  | { kind: 'ends'; left: string; right: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'page' };

/**
 * `# name`, `## heading`, `- point`, `^ in the middle`, `left >> right`, `cell || cell`; `\\` breaks
 * a line and `**` sets bold. `---` ends the side column of a CV that has one, and
 * `===` a page.
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

/** The facts in the shape that the truth is made of. */
export const factsOf = ({ facts, positions }: Sheet): Pick<Person, 'facts' | 'sections'> => ({
  facts,
  sections: [{ heading: '', positions }],
});

/** Shares of the columns of a row, equal ones when the sheet says nothing. */
export const sharesOf = ({ columns }: Sheet, count: number): number[] =>
  columns?.[count] ?? Array.from({ length: count }, () => 100 / count);
