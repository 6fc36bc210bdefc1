import type { ShownPart } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { type Flow, pageBottom } from './flow.ts';
import { contentWidth, type Paper, page } from './paper.ts';
import { styles } from './styles.ts';

type RecordSheet = Extract<ShownPart, { kind: 'recordSheet' }>;

const left = page.margin;
/** Enough for handwriting. */
const lineHeight = 24;
const columnGap = 20;
const padding = 4;
/** Less room than this at the end of a page looks like its margin. */
const smallestNotes = 90;

/** What is left of a page before the record sheet, which has one of its own, is for notes. */
export function drawRoomForNotes(flow: Flow, title: string): void {
  const { paper } = flow;
  flow.settle();
  if (pageBottom - flow.y < smallestNotes) return;
  const place = { x: left, y: flow.y + 12, width: contentWidth };
  const top = paper.text(paper.root, 'H2', title, place, styles.section) + 4;
  for (let y = top + lineHeight; y <= pageBottom; y += lineHeight) {
    paper.rule(left, y, contentWidth);
  }
}

/**
 * Lines to fill in, and a table that reaches to the foot of the page.
 * @param below what stands under the table.
 */
export function drawRecordSheet(flow: Flow, sheet: RecordSheet, below: number): void {
  const { paper } = flow;
  flow.startPage();
  const place = { x: left, y: flow.y, width: contentWidth };
  let y = paper.text(paper.root, 'H2', sheet.title, place, styles.section) + 6;
  const under = { x: left, y, width: contentWidth };
  y = paper.text(paper.root, 'P', sheet.text, under, styles.body) + 8;
  y = drawLines(paper, sheet, y) + 18;
  flow.y = drawTable(paper, sheet, y, pageBottom - below) + 10;
}

/** In two columns: what is asked above, room to write, and a line. */
function drawLines(paper: Paper, { lines }: RecordSheet, top: number): number {
  const width = (contentWidth - columnGap) / 2;
  let y = top;
  for (let index = 0; index < lines.length; index += 2) {
    const pair = lines.slice(index, index + 2);
    const heights = pair.map((label) => paper.set(label, styles.small, width).height);
    const bottom = y + Math.max(...heights) + lineHeight;
    for (const [column, label] of pair.entries()) {
      const x = left + column * (width + columnGap);
      paper.text(paper.root, 'P', label, { x, y: y + 4, width }, styles.small);
      paper.rule(x, bottom, width, colors.lineStrong);
    }
    y = bottom;
  }
  return y;
}

function drawTable(paper: Paper, { columns }: RecordSheet, top: number, until: number): number {
  const width = contentWidth / columns.length;
  const inner = width - 2 * padding;
  const heights = columns.map((label) => paper.set(label, styles.cellStrong, inner).height);
  const head = Math.max(...heights) + 2 * padding;
  const rows = Math.max(1, Math.floor((until - top - head) / lineHeight));
  const bottom = top + head + rows * lineHeight;
  const table = paper.group(paper.root, 'Table');
  const line = paper.group(table, 'TR');
  paper.rule(left, top, contentWidth, colors.lineStrong);
  for (const [index, label] of columns.entries()) {
    const x = left + index * width + padding;
    const set = paper.set(label, styles.cellStrong, inner);
    paper.element(line, 'TH', { scope: 'Column' }, () =>
      paper.drawText(set, { x, y: top + padding }),
    );
  }
  for (let row = 0; row <= rows; row += 1) {
    paper.rule(left, top + head + row * lineHeight, contentWidth, colors.lineStrong);
  }
  paper.artifact(() => {
    paper.document.lineWidth(0.5).strokeColor(colors.line);
    for (let index = 1; index < columns.length; index += 1) {
      const x = left + index * width;
      paper.document.moveTo(x, top).lineTo(x, bottom).stroke();
    }
  });
  return bottom;
}
