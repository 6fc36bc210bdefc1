/** A line of a file, by the number that an editor shows. */
interface Line {
  line: number;
  cells: string[];
}

/**
 * Reads records as in RFC 4180, separated by commas, semicolons or tabs, as spreadsheets of
 * different countries write them. Empty lines are left out.
 */
export function readCsv(text: string): Line[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let started = 1;

  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ line: started, cells });
    cells = [];
  };

  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') {
      endLine();
      started = line;
    } else cell += character;
  }
  endLine();
  return lines;
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const countOf = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}
