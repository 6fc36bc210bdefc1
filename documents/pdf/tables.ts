import { spaceBefore } from '../../app/i18n/format.ts';
import { type Language, languages } from '../../app/i18n/languages.ts';
import type { ShownGroup, ShownValue } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import type { Element, Paper } from './paper.ts';
import { styles } from './styles.ts';
import { languageOf, setText, textOf } from './typesetting.ts';

/** Stands after what is example data; the foot of the sheet says what it means. */
export const exampleMark = '*';

const gap = 10;
/** Of the width, at least, before a name has to break. */
const valueShare = 0.58;
const padding = 3.2;

interface Column {
  x: number;
  y: number;
  width: number;
}

/** Value and unit as the tables of the site have them: about 7.7 kg. */
export function wordValue({ before, value, unit, after }: ShownValue, language: Language): string {
  const measure = unit ? `${spaceBefore(unit, language)}${unit}` : '';
  return `${before}${textOf(value)}${measure}${after}`;
}

/** A group of parameters: a heading and a table. @returns where it ends. */
export function drawGroup(
  paper: Paper,
  parent: Element,
  { title, rows }: ShownGroup,
  column: Column,
): number {
  const isAllExample = rows.every(({ isExample }) => isExample);
  // A full-width bracket brings its own space.
  const space = title.endsWith('）') ? '' : ' ';
  const heading = isAllExample ? `${title}${space}${exampleMark}` : title;
  const y = paper.text(parent, 'H2', heading, column, styles.heading) + 3;
  return drawRows(
    paper,
    parent,
    rows.map((row) => ({ ...row, isExample: row.isExample && !isAllExample })),
    { ...column, y },
  );
}

/** The mark stands as high up as it is true, as it does on the pages. */
export function drawRows(
  paper: Paper,
  parent: Element,
  rows: ShownValue[],
  { x, y: top, width }: Column,
): number {
  const table = paper.group(parent, 'Table');
  let y = top;
  paper.rule(x, y, width, colors.lineStrong);
  for (const row of rows) {
    const worded = wordValue(row, paper.language);
    const value = row.isExample ? `${worded}\u00a0${exampleMark}` : worded;
    const language = languageOf(row.value, paper.language);
    const widest = widestValue(width, paper.widthOf(row.name, styles.cell));
    const setValue = setText(value, language, styles.cellStrong, widest);
    const taken = Math.min(widest, longest(paper, setValue.lines, language) + 1);
    const setName = paper.set(row.name, styles.cell, width - taken - gap);
    const line = paper.group(table, 'TR');
    paper.element(line, 'TH', { scope: 'Row' }, () =>
      paper.drawText(setName, { x, y: y + padding }),
    );
    const lang = language === paper.language ? {} : { lang: languages[language].tag };
    paper.element(line, 'TD', lang, () =>
      paper.drawText(
        { ...setValue, width: widest },
        { x: x + width - widest, y: y + padding, align: 'right' },
      ),
    );
    y += Math.max(setName.height, setValue.height) + 2 * padding;
    paper.rule(x, y, width);
  }
  return y;
}

/** A value has what the name leaves, where the name does not take too much. */
const widestValue = (width: number, name: number) =>
  Math.max(width * valueShare, width - name - gap);

function longest(paper: Paper, lines: string[], language: Language): number {
  return Math.max(...lines.map((line) => paper.widthOf(line, styles.cellStrong, language)));
}
