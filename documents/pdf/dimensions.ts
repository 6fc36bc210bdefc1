import { catalogues } from '../../app/i18n/catalogues.ts';
import { listOf } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import type { DataSheet } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { drawArrowhead, drawLine, drawMeasure } from './drafting.ts';
import type { Element, Paper } from './paper.ts';
import { styles } from './styles.ts';
import { wordValue } from './tables.ts';
import { numberOf, rowOf } from './values.ts';

/** Points to the millimetre of paper. */
const millimetre = 72 / 25.4;
const scales = [2, 5, 10, 15, 20, 25, 30, 40, 50];
const measures = ['length', 'width', 'thickness'] as const;
const room = { left: 26, top: 6, right: 47, bottom: 34 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the parts of the drawing share. */
interface Drawing {
  paper: Paper;
  sheet: DataSheet;
  /** The right edge of what may be drawn on. */
  right: number;
  /** Where the module is seen from the front. */
  front: Box;
}

/** The outline of a module from the front and from the side, in its true proportions. */
export function drawDimensions(paper: Paper, parent: Element, sheet: DataSheet, box: Box): number {
  const length = numberOf(sheet, 'length');
  const width = numberOf(sheet, 'width');
  if (!length || !width) return box.y;
  const { messages } = sheet;
  const section = paper.group(parent, 'Sect');
  const top = paper.text(section, 'H2', messages.dimensions, box, styles.section) + 8;
  const scale = scaleFor(length, width, {
    width: box.width - room.left - room.right,
    height: box.y + box.height - top - room.top - room.bottom - 22,
  });
  const points = (millimetres: number) => (millimetres / scale) * millimetre;
  const front: Box = {
    x: box.x + room.left,
    y: top + room.top,
    width: points(width),
    height: points(length),
  };
  const right = box.x + box.width;
  const drawing: Drawing = { paper, sheet, right, front };
  const thickness = numberOf(sheet, 'thickness');
  const bottom = front.y + front.height + room.bottom;
  const bbox: [number, number, number, number] = [box.x, top, right, bottom];
  paper.element(section, 'Figure', { alt: alternativeOf(sheet), bbox }, () => {
    drawFront(drawing);
    drawFrontMeasures(drawing);
    if (thickness) drawSide(drawing, points(thickness));
  });
  return paper.text(section, 'P', noteOf(sheet, scale), { ...box, y: bottom + 4 }, styles.small);
}

/** The drawing in words, for those who do not see it. */
function alternativeOf(sheet: DataSheet): string {
  const rows = measures.flatMap((key) => rowOf(sheet, key) ?? []);
  const values = rows.map((row) => `${row.name} ${wordValue(row, sheet.language)}`);
  const list = listOf(values, languages[sheet.language].tag);
  return sheet.messages.dimensionsAlternative.replace('{values}', list);
}

function noteOf(sheet: DataSheet, scale: number): string {
  const { messages, language } = sheet;
  const notes = [messages.dimensionsNote, ...(isModule(sheet) ? [messages.schematicNote] : [])];
  const between = language === 'zh' || language === 'ja' ? '' : ' ';
  return [`1:${scale}`, ...heldFor(sheet), notes.join(between)].join(' · ');
}

/** What the measures hold for; one that has this to itself is named. */
function heldFor(sheet: DataSheet): Set<string> {
  const { names } = catalogues[sheet.language].parameters;
  const all = measures.map((key) => rowOf(sheet, key)?.note);
  const worded = measures.flatMap((key, index) => {
    const note = all[index];
    if (!note) return [];
    return all.filter((one) => one === note).length > 1 ? note : `${names[key]}: ${note}`;
  });
  return new Set(worded);
}

/** Without both there is no drawing. */
const hasDrawing = (sheet: DataSheet): boolean =>
  Boolean(numberOf(sheet, 'length') && numberOf(sheet, 'width'));

/** Whether there is a drawing with measures that are marked as examples. */
export const hasExampleMeasures = (sheet: DataSheet): boolean =>
  hasDrawing(sheet) && measures.some((key) => rowOf(sheet, key)?.isExample);

/** Kits and what folds have no cells and no junction box in the data. */
const isModule = (sheet: DataSheet): boolean => rowOf(sheet, 'cells') !== undefined;

function drawFront(drawing: Drawing): void {
  const { paper, sheet, front } = drawing;
  paper.document.lineWidth(0.9).strokeColor(colors.ink);
  paper.document.rect(front.x, front.y, front.width, front.height).stroke();
  if (!isModule(sheet)) return;
  drawCells(drawing);
  drawJunctionBox(drawing);
}

/** Two halves of square fields, as half-cut cells lie; no count of them. */
function drawCells({ paper, front }: Drawing): void {
  const columns = 6;
  const margin = front.width * 0.03;
  const cell = (front.width - 2 * margin) / columns;
  const count = Math.max(2, Math.round((front.height - 2 * margin) / cell) * 2);
  const height = (front.height - 2 * margin) / count;
  const [left, right] = [front.x + margin, front.x + front.width - margin];
  paper.document.lineWidth(0.25).strokeColor(colors.line);
  for (let row = 0; row <= count; row++) {
    const y = front.y + margin + row * height;
    drawLine(paper, [left, y], [right, y]);
  }
  for (let column = 0; column <= columns; column++) {
    const x = left + column * cell;
    drawLine(paper, [x, front.y + margin], [x, front.y + front.height - margin]);
  }
}

/** It stands near one short edge; where exactly, no data say. */
function drawJunctionBox({ paper, sheet, front }: Drawing): void {
  const { document } = paper;
  const width = Math.min(front.width * 0.12, 18);
  const height = width * 0.55;
  const x = front.x + front.width / 2 - width / 2;
  const y = front.y + Math.max(4, front.height * 0.02);
  document.lineWidth(0.7).rect(x, y, width, height);
  document.fillAndStroke('white', colors.ink);
  const name = sheet.messages.junctionBox;
  const wide = paper.widthOf(name, styles.small);
  const label = { x: x + width / 2 - wide / 2, y: y + height + 9 };
  document.rect(label.x - 2, label.y - 6.5, wide + 4, 8.5).fill('white');
  paper.line(name, label, styles.small);
}

function drawFrontMeasures({ paper, sheet, front }: Drawing): void {
  const [left, below] = [front.x - 15, front.y + front.height + 15];
  const [right, bottom] = [front.x + front.width, front.y + front.height];
  drawMeasure(paper, [front.x, below], [right, below], labelOf(sheet, 'width'));
  drawMeasure(paper, [left, front.y], [left, bottom], labelOf(sheet, 'length'));
  paper.document.lineWidth(0.35).strokeColor(colors.lineStrong);
  for (const x of [front.x, right]) drawLine(paper, [x, bottom + 3], [x, below + 4]);
  for (const y of [front.y, bottom]) drawLine(paper, [front.x - 3, y], [left - 4, y]);
  const label = { x: front.x, y: below + 14, width: front.width, align: 'center' } as const;
  paper.line(sheet.messages.frontView, label, styles.small);
}

/** The side is as thin as it is; a finger's breadth beside it stands its measure. */
function drawSide({ paper, sheet, front, right }: Drawing, thick: number): void {
  const { document } = paper;
  const x = front.x + front.width + 22;
  const y = front.y + front.height + 15;
  const drawn = Math.max(thick, 0.25);
  document.rect(x, front.y, drawn, front.height).fill(colors.ink);
  document.lineWidth(0.6).strokeColor(colors.ink);
  drawLine(paper, [x - 14, y], [x - 0.5, y]);
  drawLine(paper, [x + drawn + 14, y], [x + drawn + 0.5, y]);
  drawArrowhead(paper, [x - 0.3, y], [1, 0]);
  drawArrowhead(paper, [x + drawn + 0.3, y], [-1, 0]);
  const label = labelOf(sheet, 'thickness');
  paper.line(label, { x: x + drawn + 17, y: y + 2.6 }, styles.smallStrong);
  const name = sheet.messages.sideView;
  const wide = paper.widthOf(name, styles.small);
  paper.line(name, { x: Math.min(x - wide / 2, right - wide), y: y + 14 }, styles.small);
}

function labelOf(sheet: DataSheet, key: string): string {
  const row = rowOf(sheet, key);
  return row
    ? `${wordValue({ ...row, unit: null }, sheet.language)}${row.isExample ? '\u00a0*' : ''}`
    : '';
}

function scaleFor(length: number, width: number, most: { width: number; height: number }): number {
  const fits = (scale: number) =>
    (length / scale) * millimetre <= most.height && (width / scale) * millimetre <= most.width;
  return scales.find(fits) ?? 100;
}
