import type { DataSheet } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import type { Element, Paper } from './paper.ts';
import { styles } from './styles.ts';
import { wordValue } from './tables.ts';
import { numberOf, rowOf } from './values.ts';

/** Points to the millimetre of paper. */
const millimetre = 72 / 25.4;
const scales = [2, 5, 10, 15, 20, 25, 30, 40, 50];
const room = { left: 26, top: 6, right: 47, bottom: 34 };
const arrow = 4;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The outline of a module from the front and from the side, in its true proportions. */
export function drawDimensions(paper: Paper, parent: Element, sheet: DataSheet, box: Box): number {
  const length = numberOf(sheet, 'length');
  const width = numberOf(sheet, 'width');
  if (!length || !width) return box.y;
  const { messages } = sheet;
  const { document } = paper;
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
  const thickness = numberOf(sheet, 'thickness');
  // Of kits and of what folds, the data have no such parts.
  const isModule = rowOf(sheet, 'cells') !== undefined;
  const bottom = front.y + front.height + room.bottom;
  const rows = ['length', 'width', 'thickness'].flatMap((key) => rowOf(sheet, key) ?? []);
  const values = rows.map((row) => `${row.name} ${wordValue(row)}`).join(', ');
  const alt = messages.dimensionsAlternative.replace('{values}', values);
  const bbox: [number, number, number, number] = [box.x, top, box.x + box.width, bottom];
  paper.element(section, 'Figure', { alt, bbox }, () => {
    drawFront();
    drawMeasures();
    if (thickness) drawSide(front.x + front.width + 22, points(thickness));
  });
  const notes = [messages.dimensionsNote, ...(isModule ? [messages.schematicNote] : [])];
  const between = sheet.language === 'zh' || sheet.language === 'ja' ? '' : ' ';
  const note = `1:${scale} · ${notes.join(between)}`;
  return paper.text(section, 'P', note, { ...box, y: bottom + 4 }, styles.small);

  function drawFront(): void {
    document.lineWidth(0.9).strokeColor(colors.ink);
    document.rect(front.x, front.y, front.width, front.height).stroke();
    if (!isModule) return;
    drawCells();
    drawJunctionBox();
  }

  /** It stands near one short edge; where exactly, no data say. */
  function drawJunctionBox(): void {
    const boxWidth = Math.min(front.width * 0.12, 18);
    const boxHeight = boxWidth * 0.55;
    const boxX = front.x + front.width / 2 - boxWidth / 2;
    const boxY = front.y + Math.max(4, front.height * 0.02);
    document.lineWidth(0.7).rect(boxX, boxY, boxWidth, boxHeight);
    document.fillAndStroke('white', colors.ink);
    const wide = paper.widthOf(messages.junctionBox, styles.small);
    const label = { x: boxX + boxWidth / 2 - wide / 2, y: boxY + boxHeight + 9 };
    document.rect(label.x - 2, label.y - 6.5, wide + 4, 8.5).fill('white');
    paper.line(messages.junctionBox, label, styles.small);
  }

  /** Two halves of square fields, as half-cut cells lie; no count of them. */
  function drawCells(): void {
    const columns = 6;
    const margin = front.width * 0.03;
    const cell = (front.width - 2 * margin) / columns;
    const count = Math.max(2, Math.round((front.height - 2 * margin) / cell) * 2);
    const height = (front.height - 2 * margin) / count;
    document.lineWidth(0.25).strokeColor(colors.line);
    for (let row = 0; row <= count; row++) {
      const y = front.y + margin + row * height;
      document
        .moveTo(front.x + margin, y)
        .lineTo(front.x + front.width - margin, y)
        .stroke();
    }
    for (let column = 0; column <= columns; column++) {
      const x = front.x + margin + column * cell;
      document
        .moveTo(x, front.y + margin)
        .lineTo(x, front.y + front.height - margin)
        .stroke();
    }
  }

  function drawMeasures(): void {
    const below = front.y + front.height + 15;
    measure([front.x, below], [front.x + front.width, below], labelOf('width'));
    const left = front.x - 15;
    measure([left, front.y], [left, front.y + front.height], labelOf('length'));
    document.lineWidth(0.35).strokeColor(colors.lineStrong);
    for (const x of [front.x, front.x + front.width]) {
      document
        .moveTo(x, front.y + front.height + 3)
        .lineTo(x, below + 4)
        .stroke();
    }
    for (const y of [front.y, front.y + front.height]) {
      document
        .moveTo(front.x - 3, y)
        .lineTo(left - 4, y)
        .stroke();
    }
    const label = { x: front.x, y: below + 14, width: front.width, align: 'center' } as const;
    paper.line(messages.frontView, label, styles.small);
  }

  /** The side is as thin as it is; a finger's breadth beside it stands its measure. */
  function drawSide(x: number, thick: number): void {
    const drawn = Math.max(thick, 0.25);
    document.rect(x, front.y, drawn, front.height).fill(colors.ink);
    const y = front.y + front.height + 15;
    document.lineWidth(0.6).strokeColor(colors.ink);
    document
      .moveTo(x - 14, y)
      .lineTo(x - 0.5, y)
      .stroke();
    document
      .moveTo(x + drawn + 14, y)
      .lineTo(x + drawn + 0.5, y)
      .stroke();
    head(x - 0.3, y, 1, 0);
    head(x + drawn + 0.3, y, -1, 0);
    paper.line(labelOf('thickness'), { x: x + drawn + 17, y: y + 2.6 }, styles.smallStrong);
    const wide = paper.widthOf(messages.sideView, styles.small);
    const place = { x: Math.min(x - wide / 2, box.x + box.width - wide), y: y + 14 };
    paper.line(messages.sideView, place, styles.small);
  }

  function labelOf(key: string): string {
    const row = rowOf(sheet, key);
    return row ? `${wordValue({ ...row, unit: null })}${row.isExample ? '\u00a0*' : ''}` : '';
  }

  function measure(from: [number, number], until: [number, number], label: string): void {
    const isLevel = from[1] === until[1];
    document.lineWidth(0.6).strokeColor(colors.ink);
    document
      .moveTo(...from)
      .lineTo(...until)
      .stroke();
    head(from[0], from[1], isLevel ? -1 : 0, isLevel ? 0 : -1);
    head(until[0], until[1], isLevel ? 1 : 0, isLevel ? 0 : 1);
    const wide = paper.widthOf(label, styles.smallStrong) + 6;
    const x = (from[0] + until[0]) / 2;
    const y = (from[1] + until[1]) / 2;
    document.save();
    if (!isLevel) document.rotate(-90, { origin: [x, y] });
    document.rect(x - wide / 2, y - 4.5, wide, 9).fill('white');
    paper.line(
      label,
      { x: x - wide / 2, y: y + 2.6, width: wide, align: 'center' },
      styles.smallStrong,
    );
    document.restore();
  }

  /** An arrowhead whose tip is at a point and that looks along a direction. */
  function head(x: number, y: number, dx: number, dy: number): void {
    const side = arrow * 0.3;
    document
      .moveTo(x, y)
      .lineTo(x - dx * arrow - dy * side, y - dy * arrow - dx * side)
      .lineTo(x - dx * arrow + dy * side, y - dy * arrow + dx * side)
      .fill(colors.ink);
  }
}

function scaleFor(length: number, width: number, most: { width: number; height: number }): number {
  const fits = (scale: number) =>
    (length / scale) * millimetre <= most.height && (width / scale) * millimetre <= most.width;
  return scales.find(fits) ?? 100;
}
