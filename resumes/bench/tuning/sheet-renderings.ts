import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rendering } from '../person.ts';
import { renderSheet } from './layouts/sheet-file.ts';
import type { Sheet } from './sheet.ts';

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

/**
 * Each sheet as printed by a browser and as saved by a word processor. Neither file is stored: the
 * sheet is what somebody has written, and both are made from it.
 */
export const sheetRenderings: Rendering[] = sheets.flatMap(([name, sheet]) =>
  (['pdf', 'docx'] as const).map((format) => renderSheet(name, sheet, format)),
);
