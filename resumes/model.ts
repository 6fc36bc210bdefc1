/** A run of text in one style, with its position on the page in points from the top left corner. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  /** Of the baseline. */
  y: number;
  size: number;
  isBold: boolean;
}

/** Adjacent text on a line, separate from other text on the same line. */
export interface Cell {
  text: string;
  x: number;
  right: number;
  size: number;
  /** Of its first letters. */
  isBold: boolean;
  /** Offsets in the text at which the font weight changes. */
  turns?: number[];
}

/** What is read in one go: a line of a column, with the cells of a table row. */
export interface Line {
  page: number;
  /** Shared by the lines of one column, header or text box. */
  region: number;
  y: number;
  cells: Cell[];
  isBullet: boolean;
  /** From the file itself (a heading style), not guessed. */
  isHeading: boolean;
}

/** A CV in reading order, whatever its file format. */
export interface ResumeText {
  lines: Line[];
  /** Lines end where the page or its column does (PDF), not where the author ended them (docx). */
  isPrinted: boolean;
  /** Link targets: `mailto:…`, `tel:…`, `https:…`. */
  links: string[];
}

export const textOf = ({ cells }: Pick<Line, 'cells'>): string =>
  cells.map(({ text }) => text).join('  ');
