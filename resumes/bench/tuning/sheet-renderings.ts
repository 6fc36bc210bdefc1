import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rendering } from '../person.ts';
import { printHtml } from '../producers/chromium.ts';
import { sheetDocx } from './layouts/sheet-docx.ts';
import { sheetHtml } from './layouts/sheet-html.ts';
import { factsOf, type Sheet } from './sheet.ts';

/** The files in `sheets/`, by name. */
const sheets = await Promise.all(
  readdirSync(path.join(import.meta.dirname, 'sheets')).map(
    async (file): Promise<[name: string, Sheet]> => {
      const name = path.basename(file, '.ts');
      const { sheet }: { sheet: Sheet } = await import(`./sheets/${name}.ts`);
      return [name, sheet];
    },
  ),
);

/** Each sheet as printed by a browser and as saved by a word processor. */
export const sheetRenderings: Rendering[] = sheets.flatMap(([name, sheet]) => {
  const { body, css } = sheetHtml(sheet);
  const person = factsOf(sheet);
  return [
    { name: `${name}.pdf`, person, produce: () => printHtml(body, css, sheet.language) },
    { name: `${name}.docx`, person, produce: () => sheetDocx(sheet) },
  ];
});
