import { spaceBefore } from '../../app/i18n/format.ts';
import type { DataSheet, Edition } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { drawDimensions, hasExampleMeasures } from './dimensions.ts';
import { drawFeet, drawRunningHead, drawWordmark, footTop } from './furniture.ts';
import { contentWidth, type Element, Paper, page } from './paper.ts';
import { drawPicture, type Pictures } from './picture.ts';
import { drawPlots, plotOf } from './plots.ts';
import { styles } from './styles.ts';
import { drawGroup, exampleMark } from './tables.ts';
import { textOf } from './typesetting.ts';
import { rowOf } from './values.ts';

const columnGap = 24;
const columnWidth = (contentWidth - columnGap) / 2;
const rightColumn = page.margin + columnWidth + columnGap;
const picture = { x: 306, width: page.width - 306, height: 232 };
/** Those that stand large, as far as a model has them; the first four. */
const keyFigures = ['nominalPower', 'efficiency', 'weightPerArea', 'weight', 'thickness', 'length'];
const secondPageTop = 80;
/** Between a word and the large figure that it belongs to. */
const figureGap = 5;

/** One or two pages: the values, and where there are enough of them, their curves. */
export async function setDataSheet(
  sheet: DataSheet,
  edition: Edition,
  pictures: Pictures,
): Promise<Buffer> {
  const paper = new Paper(sheet, edition);
  paper.addPage();
  const top = drawHead(paper, sheet, pictures);
  const figures = paper.group(paper.root, 'Sect');
  const underFigures = drawKeyFigures(paper, figures, sheet, top);
  const bottoms = drawTables(paper, sheet, underFigures + 20);
  const notesTop = drawNotes(paper, sheet);
  const plots = plotsOf(sheet);
  const isLeftFree = notesTop - bottoms.left > 200;
  if (!Object.values(plots).some(Boolean) && isLeftFree) {
    // Nothing but the drawing is left, and there is room for it.
    const y = bottoms.left + 10;
    const box = { x: page.margin, y, width: columnWidth, height: notesTop - 20 - y };
    drawDimensions(paper, paper.root, sheet, box);
  } else {
    drawSecondPage(paper, sheet, plots);
  }
  drawFeet(paper, sheet, edition);
  return paper.finish();
}

function drawHead(paper: Paper, sheet: DataSheet, pictures: Pictures): number {
  drawWordmark(paper, sheet.siteName);
  const width = picture.x - page.margin - 22;
  const head = paper.group(paper.root, 'Sect');
  let y = 104;
  const kind = [sheet.kindName, sheet.series && textOf(sheet.series)].filter(Boolean).join(' · ');
  y = paper.text(head, 'P', kind, { x: page.margin, y, width }, styles.kind) + 2;
  const title = { ...styles.title, size: titleSize(paper, textOf(sheet.title), width) };
  y = paper.title(head, sheet.title, { x: page.margin, y, width }, title) + 8;
  if (sheet.summary) {
    y = paper.text(head, 'P', sheet.summary, { x: page.margin, y, width }, styles.lead);
  }
  if (!sheet.picture) return y + 24;
  const box = { ...picture, y: 0 };
  drawPicture(paper, head, sheet.picture, pictures, box);
  if (sheet.picture.caption) {
    const place = { x: box.x, y: box.height + 3, width: page.width - page.margin - box.x };
    paper.text(head, 'Caption', sheet.picture.caption, { ...place, align: 'right' }, styles.small);
  }
  return Math.max(y, box.height) + 24;
}

/** In one line where it can be read from afar, otherwise in two. */
function titleSize(paper: Paper, title: string, width: number): number {
  const linesAt = (size: number) => paper.set(title, { ...styles.title, size }, width).lines.length;
  const sizes = [32, 30, 28, 26, 24, 22];
  return (
    sizes.find((size) => linesAt(size) === 1) ?? sizes.find((size) => linesAt(size) === 2) ?? 20
  );
}

function drawKeyFigures(paper: Paper, parent: Element, sheet: DataSheet, top: number): number {
  const rows = keyFigures.flatMap((key) => rowOf(sheet, key) ?? []).slice(0, 4);
  const gap = 14;
  const width = (contentWidth - gap * (rows.length - 1)) / rows.length;
  let bottom = top;
  for (const [index, row] of rows.entries()) {
    const x = page.margin + index * (width + gap);
    paper.artifact(() => {
      paper.document.rect(x, top, 18, 2).fill(colors.accent);
    });
    paper.element(parent, 'P', {}, () => {
      const unit = row.unit ? `${spaceBefore(row.unit, sheet.language)}${row.unit}` : '';
      const mark = row.isExample ? ` ${exampleMark}` : '';
      const y = top + 31;
      let end = x + paper.line(row.before, { x, y }, styles.figureUnit);
      if (row.before) end += figureGap;
      end += paper.line(textOf(row.value), { x: end, y }, styles.figure);
      paper.line(`${unit}${row.after}${mark}`, { x: end, y }, styles.figureUnit);
    });
    const below = { x, y: top + 38, width };
    bottom = Math.max(bottom, paper.text(parent, 'P', row.name, below, styles.small));
  }
  return bottom;
}

/** Electrical and thermal data on the left, the rest on the right. */
function drawTables(paper: Paper, sheet: DataSheet, top: number): { left: number; right: number } {
  const onLeft = new Set(['electrical', 'thermal', 'packing']);
  const bottoms = { left: top, right: top };
  for (const group of sheet.groups) {
    const side = onLeft.has(group.key) ? 'left' : 'right';
    const x = side === 'left' ? page.margin : rightColumn;
    const section = paper.group(paper.root, 'Sect');
    const column = { x, y: bottoms[side], width: columnWidth };
    bottoms[side] = drawGroup(paper, section, group, column) + 16;
  }
  if (sheet.certifications.length > 0) {
    const side = bottoms.left <= bottoms.right ? 'left' : 'right';
    const x = side === 'left' ? page.margin : rightColumn;
    bottoms[side] = drawCertifications(paper, sheet, { x, y: bottoms[side] }) + 16;
  }
  return bottoms;
}

function drawCertifications(paper: Paper, sheet: DataSheet, { x, y }: { x: number; y: number }) {
  const { messages, certifications } = sheet;
  const section = paper.group(paper.root, 'Sect');
  const width = columnWidth;
  let bottom =
    paper.text(section, 'H2', messages.certificates, { x, y, width }, styles.heading) + 3;
  paper.rule(x, bottom, width, colors.lineStrong);
  const names = certifications.join(' · ');
  bottom = paper.text(section, 'P', names, { x, y: bottom + 3, width }, styles.cellStrong) + 2;
  return paper.text(section, 'P', messages.certificatesNote, { x, y: bottom, width }, styles.small);
}

/** At the foot of the first page. @returns where they start. */
function drawNotes(paper: Paper, sheet: DataSheet): number {
  const { messages, groups } = sheet;
  const rows = groups.flatMap((group) => group.rows);
  return drawAtFoot(paper, [
    ...(rows.some(({ isExample }) => isExample) ? [exampleNote(sheet)] : []),
    ...(groups.some(({ key }) => key === 'electrical') ? [messages.standardConditions] : []),
    messages.origin,
  ]);
}

const exampleNote = ({ messages }: DataSheet) => `${exampleMark} ${messages.exampleNote}`;

/** @returns where the notes start. */
function drawAtFoot(paper: Paper, notes: string[]): number {
  const sets = notes.map((note) => paper.set(note, styles.small, contentWidth));
  const start = footTop - 8 - sets.reduce((sum, { height }) => sum + height + 1, 0);
  let y = start;
  for (const [index, note] of notes.entries()) {
    const place = { x: page.margin, y, width: contentWidth };
    paper.text(paper.root, 'P', note, place, styles.small);
    y += (sets[index]?.height ?? 0) + 1;
  }
  return start;
}

const plotsOf = (sheet: DataSheet) => ({
  current: plotOf(sheet, 'currentByLight'),
  power: plotOf(sheet, 'powerByLight'),
  heat: plotOf(sheet, 'currentByTemperature'),
  temperature: plotOf(sheet, 'temperature'),
});

function drawSecondPage(
  paper: Paper,
  sheet: DataSheet,
  { current, power, heat, temperature }: ReturnType<typeof plotsOf>,
): void {
  paper.addPage();
  drawRunningHead(paper, sheet);
  const whole = { x: page.margin, width: contentWidth };
  let y = secondPageTop;
  if (current && power) {
    y = drawPlots(paper, sheet.messages.curves, [current, power], { ...whole, y }) + 14;
  }
  // The marks of the drawing are explained on their own page.
  const notesTop = drawAtFoot(paper, hasExampleMeasures(sheet) ? [exampleNote(sheet)] : []);
  const onLeft = [heat, temperature].filter((plot) => plot !== null);
  let below = y;
  for (const plot of onLeft) {
    const column = { x: page.margin, y: below, width: columnWidth * 0.94 };
    below = drawPlots(paper, plot.title, [plot], column) + 10;
  }
  drawDimensions(paper, paper.root, sheet, {
    ...(onLeft.length > 0 ? { x: rightColumn, width: columnWidth } : whole),
    y,
    height: notesTop - 4 - y - 20,
  });
}
