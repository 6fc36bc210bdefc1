import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Cell } from './columns.ts';
import type { SheetHead } from './spreadsheet.ts';

/** The limit of an Excel cell; Excel reports a file that exceeds it as damaged. */
const longestText = 32_767;

const widths = { date: 18, text: 24 };

/** Every text is typed as a string, so that nothing typed by a stranger is ever a formula. */
function sheetCell(cell: Cell): SheetData[number][number] {
  if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (cell === '') return null;
  return { value: keepable(cell), type: String };
}

/**
 * The library looks texts up in a plain object, which already has a `constructor`; the file would
 * be damaged. A trailing blank makes it a text like all others.
 */
function keepable(text: string): string {
  return text in {} ? `${text} ` : text.slice(0, longestText).replace(escapedCharacter, '_x005F_x');
}

/** Excel reads `_x0041_` as the character with that code (ECMA-376, part 1, 22.9.2.19). */
const escapedCharacter = /_x(?=[\da-f]{4}_)/gi;

/** In sheet names, Excel allows neither these characters nor more than 31. */
const sheetName = (title: string) => title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31);

/** A single sheet with frozen headings. */
async function make({ title, headings }: SheetHead, rows: Cell[][]): Promise<Uint8Array> {
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const file = writeExcelFile([head, ...rows.map((row) => row.map(sheetCell))], {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: headings.map((_, index) => ({
      width: rows[0]?.[index] instanceof Date ? widths.date : widths.text,
    })),
  });
  return file.toBuffer();
}

const rows: Cell[][] = [];
parentPort?.on('message', async (message: Cell[][] | 'end') => {
  if (message !== 'end') {
    rows.push(...message);
    return;
  }
  parentPort?.postMessage(await make(workerData, rows));
  parentPort?.close();
});
