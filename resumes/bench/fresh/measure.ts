import type { Row } from '../../../bench/report.ts';
import { type Judged, type Read, verdictsOn } from '../accuracy.ts';
import { makeFile } from '../cache.ts';
import type { Language, Rendering } from '../person.ts';
import { scoredFields } from '../score.ts';
import { renderSheet } from '../tuning/layouts/sheet-file.ts';
import type { Sheet } from '../tuning/sheet.ts';
import { bootstrapInterval, ratioOf, type Share } from './bootstrap.ts';
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

interface Judgement {
  open: Judged[];
  hidden: Judged[];
}

/** @param count CVs of each half for each language. */
export async function judgeFresh(
  languages: Language[],
  count: number,
  read: Read,
): Promise<Judgement> {
  const judged: Judgement = { open: [], hidden: [] };
  for (const language of languages) {
    for (let seed = 0; seed < 2 * count; seed += 1) {
      const file = freshFile(language, seed);
      const reading = await read(await makeFile(file));
      const { name, format, person } = file;
      const verdicts = verdictsOn({ file: name, language, format }, person, reading);
      (isOpen(seed) ? judged.open : judged.hidden).push(...verdicts);
    }
    console.log(`  ${language}: ${2 * count} CVs`);
  }
  return judged;
}

/** Shares of right values with their interval, and of wrong and missing ones. */
export function reportFresh(half: keyof Judgement, judged: Judged[]): Row[] {
  const rows = (of: (one: Judged) => string, keys: readonly string[]) =>
    keys
      .filter((key) => judged.some((one) => of(one) === key))
      .map((key) =>
        row(
          `  ${half}, ${key}`,
          judged.filter((one) => of(one) === key),
        ),
      );
  return [
    row(`fresh, ${half}: ${sharesOf(judged, () => true).length} CVs`, judged),
    ...rows(({ language }) => language, freshLanguages),
    ...rows(({ format }) => format, ['pdf', 'docx']),
    ...rows(({ field }) => field, scoredFields),
  ];
}

function row(what: string, judged: Judged[]): Row {
  const right = sharesOf(judged, ({ isRight }) => isRight);
  const [low, high] = bootstrapInterval(right);
  const missing = ratioOf(sharesOf(judged, ({ isMissing }) => isMissing));
  const ratio = ratioOf(right);
  const interval = `${percent(low)} to ${percent(high)}`;
  return {
    what,
    measured: `${percent(ratio)} %`,
    against: `${interval}, wrong ${percent(1 - ratio - missing)}, missing ${percent(missing)}`,
    ratio,
  };
}

const percent = (ratio: number) => (Math.max(0, ratio) * 100).toFixed(1);

/** By CV. */
function sharesOf(judged: Judged[], counts: (one: Judged) => boolean): Share[] {
  const shares = new Map<string, Share>();
  for (const one of judged) {
    const share = shares.get(one.file) ?? { part: 0, of: 0 };
    shares.set(one.file, { part: share.part + Number(counts(one)), of: share.of + 1 });
  }
  return [...shares.values()];
}
