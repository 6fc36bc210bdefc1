/** A stretch of text of one style, where a page shows it. Points, from the top left corner. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  /** Of the baseline. */
  y: number;
  size: number;
  isBold: boolean;
}

/** Text that stands together on a line, apart from other text on the same line. */
export interface Cell {
  text: string;
  x: number;
  right: number;
  size: number;
  /** Of its first letters. */
  isBold: boolean;
  /** Where in the text the weight changes. */
  turns?: number[];
}

/** What a reader takes in at one go: a line of a column, with the cells of a table's row. */
export interface Line {
  page: number;
  /** Lines of one column, header or text box share it. */
  region: number;
  y: number;
  cells: Cell[];
  isBullet: boolean;
  /** Said by the file itself (a heading style), not guessed. */
  isHeading: boolean;
}

/** A CV as it is read from top to bottom, whatever file it was in. */
export interface ResumeText {
  lines: Line[];
  /** Addresses of links: `mailto:…`, `tel:…`, `https:…`. */
  links: string[];
}

export const textOf = ({ cells }: Pick<Line, 'cells'>): string =>
  cells.map(({ text }) => text).join('  ');
