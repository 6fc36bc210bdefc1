import { type Judged, type Read, verdictsOn } from '../accuracy.ts';
import { makeFile } from '../cache.ts';
import type { Language, Rendering } from '../person.ts';
import { renderSheet } from '../tuning/layouts/sheet-file.ts';
import type { Sheet } from '../tuning/sheet.ts';
import { freshSheet, isOpen } from './fresh-sheet.ts';

export const freshLanguages: Language[] = ['en', 'de', 'fr', 'es', 'pl', 'ja', 'zh'];

interface FreshFile extends Rendering {
  sheet: Sheet;
  format: 'pdf' | 'docx';
}

/** The CV of a seed. Of each half, one is printed by a browser, the next saved by a word processor. */
export function freshFile(language: Language, seed: number): FreshFile {
  const sheet = freshSheet(language, seed);
  const format = seed % 4 < 2 ? 'pdf' : 'docx';
  return { ...renderSheet(`${language}-${seed}`, sheet, format), sheet, format };
}

/** @param count CVs for each language. */
export async function judgeFresh(
  half: 'open' | 'hidden',
  languages: Language[],
  count: number,
  read: Read,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const language of languages) {
    for (let seed = 0; seed < 2 * count; seed += 1) {
      if (isOpen(seed) !== (half === 'open')) continue;
      const file = freshFile(language, seed);
      const reading = await read(await makeFile(file));
      const { name, format, person } = file;
      judged.push(...verdictsOn({ file: name, language, format }, person, reading));
    }
    console.log(`  ${half}, ${language}: ${count} CVs`);
  }
  return judged;
}
