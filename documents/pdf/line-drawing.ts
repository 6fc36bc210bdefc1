import { drawingWidth, hiddenDash, letterSize, strokeWidths } from '../../app/drawings/sketch.ts';
import type { DrawingContent, Fill, Shape } from '../../cms/interface.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { type Flow, measure } from './flow.ts';
import { contentWidth, type Paper, page } from './paper.ts';
import { styles } from './styles.ts';

const left = page.margin;
const gap = 22;
const numberWidth = 14;
const padding = { top: 10, bottom: 16 };
const letters = { ...styles.smallInk, size: letterSize };

const aligned = { start: 'left', middle: 'center', end: 'right' } as const;
const fills: Record<Fill, string> = {
  paper: 'white',
  tint: colors.line,
  accent: colors.accent,
  ink: colors.ink,
};

/**
 * A drawing, and beside it, or below one of the whole width, what its numbers point to.
 * @param note what its asterisks mean, so that it stands on the same page.
 */
export function drawLineDrawing(
  flow: Flow,
  drawing: DrawingContent,
  name: string,
  note: string | null,
): void {
  const { paper } = flow;
  const title = paper.set(`${name} · ${drawing.title}`, styles.bodyStrong, contentWidth);
  const isWide = drawing.width > drawingWidth;
  const width = isWide ? contentWidth : drawingWidth;
  const legend = isWide
    ? { x: left, width: measure }
    : { x: left + drawingWidth + gap, width: contentWidth - drawingWidth - gap };
  const texts = drawing.legend.map((text) =>
    paper.set(text, styles.cell, legend.width - numberWidth),
  );
  const legendHeight = texts.reduce((sum, { height }) => sum + height + 4, 0);
  const drawnHeight = drawing.height * (width / drawing.width);
  const legendTop = isWide ? drawnHeight + padding.top : 0;
  const inner = Math.max(drawnHeight, legendTop + legendHeight);
  const noteHeight = note ? paper.set(note, styles.small, measure).height + 6 : 0;
  const height = padding.top + title.height + 6 + inner + noteHeight + padding.bottom;
  flow.float({
    height,
    draw(top) {
      paper.rule(left, top, contentWidth);
      const section = paper.group(paper.root, 'Sect');
      const heading = { x: left, y: top + padding.top, width: contentWidth };
      const words = `${name} · ${drawing.title}`;
      const y = paper.text(section, 'H3', words, heading, styles.bodyStrong) + 6;
      drawFigure(paper, section, drawing, { x: left, y, width });
      drawLegend(paper, section, drawing.legend, { ...legend, y: y + legendTop });
      if (!note) return;
      const place = { x: left, y: y + inner + 6, width: measure };
      paper.text(section, 'P', note, place, styles.small);
    },
  });
}

type Section = Parameters<Paper['group']>[0];

/** The lines alone, as wide as there is room. @returns where they end. */
export function drawFigure(
  paper: Paper,
  parent: Section,
  { alternative, width, height, shapes }: DrawingContent,
  place: { x: number; y: number; width: number },
): number {
  const scale = place.width / width;
  const bottom = place.y + height * scale;
  const right = place.x + place.width;
  const bbox: [number, number, number, number] = [place.x, place.y, right, bottom];
  paper.element(parent, 'Figure', { alt: alternative, bbox }, () => {
    paper.document.save().translate(place.x, place.y).scale(scale);
    paper.document.lineJoin('round').lineCap('butt');
    for (const shape of shapes) drawShape(paper, shape);
    paper.document.restore();
  });
  return bottom;
}

function drawShape(paper: Paper, shape: Shape): void {
  const { document } = paper;
  if (shape.kind === 'path') {
    const { path, stroke, fill } = shape;
    document.path(path);
    if (stroke) document.lineWidth(strokeWidths[stroke]).strokeColor(colors.ink);
    if (stroke === 'hidden') document.dash(hiddenDash[0], { space: hiddenDash[1] });
    if (fill && stroke) document.fillAndStroke(fills[fill], colors.ink);
    else if (fill) document.fill(fills[fill]);
    else document.stroke();
    if (stroke === 'hidden') document.undash();
    return;
  }
  const { x, y, text, isUpright, anchor = 'middle' } = shape;
  document.save();
  if (isUpright) document.rotate(-90, { origin: [x, y] });
  paper.line(text, { x, y: y + letterSize * 0.36, align: aligned[anchor] }, letters);
  document.restore();
}

function drawLegend(
  paper: Paper,
  parent: Section,
  legend: string[],
  place: { x: number; y: number; width: number },
): void {
  const list = paper.group(parent, 'L');
  const x = place.x + numberWidth;
  const width = place.width - numberWidth;
  let { y } = place;
  for (const [index, text] of legend.entries()) {
    const item = paper.group(list, 'LI');
    const number = { x: place.x, y, width: numberWidth };
    paper.text(item, 'Lbl', String(index + 1), number, styles.cellStrong);
    y = paper.text(item, 'LBody', text, { x, y, width }, styles.cell) + 4;
  }
}
