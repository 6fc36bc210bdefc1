import type { SheetData } from 'write-excel-file/node';
import type { Cell } from './columns.ts';

/** What Excel holds in a cell; a file with more is reported as damaged. */
const longestText = 32_767;

const widths = { date: 18, text: 24 };

/** Makes an XLSX file of one sheet; the headings stay in sight. */
export async function makeSpreadsheet(
  title: string,
  headings: string[],
  rows: SheetData,
): Promise<Buffer> {
  // Loaded only now, for few processes ever export anything.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([head, ...rows], {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: headings.map((_, index) => ({
      width: rows[0]?.[index] && isDateCell(rows[0][index]) ? widths.date : widths.text,
    })),
  }).toBuffer();
}

const isDateCell = (cell: unknown) =>
  typeof cell === 'object' && cell !== null && 'type' in cell && cell.type === Date;

/** Every text is typed as one, so that nothing that a stranger typed is ever a formula. */
export function sheetCell(cell: Cell): SheetData[number][number] {
  if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (cell === '') return null;
  return { value: keepable(cell), type: String };
}

/**
 * The library looks texts up in a plain object, where `constructor` is there from the start and
 * would leave a damaged file behind. A blank at the end makes it a text like all others.
 */
function keepable(text: string): string {
  return text in {} ? `${text} ` : text.slice(0, longestText);
}

/** Excel allows neither these characters nor more than 31. */
const sheetName = (title: string) => title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31);
