import type { Rendering } from '../../person.ts';
import { printHtml } from '../../producers/chromium.ts';
import { factsOf, type Sheet } from '../sheet.ts';
import { sheetDocx } from './sheet-docx.ts';
import { sheetHtml } from './sheet-html.ts';

/** The file of a sheet: printed by a browser, or saved by a word processor. */
export function renderSheet(name: string, sheet: Sheet, format: 'pdf' | 'docx'): Rendering {
  const file = { name: `${name}.${format}`, person: factsOf(sheet) };
  if (format === 'docx')
    return { ...file, source: JSON.stringify(sheet), produce: () => sheetDocx(sheet) };
  const { body, css } = sheetHtml(sheet);
  return {
    ...file,
    source: `${body}\n${css}`,
    produce: () => printHtml(body, css, sheet.language),
  };
}
