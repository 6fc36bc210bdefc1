import { drawPlot } from '../../app/drawings/characteristics.ts';
import type { PlotKey } from '../../app/i18n/en/documents.ts';
import type { DrawingContent } from '../../cms/interface.ts';
import type { DataSheet } from '../shown.ts';
import { drawFigure } from './line-drawing.ts';
import type { Paper } from './paper.ts';
import { styles } from './styles.ts';

interface Place {
  x: number;
  y: number;
  width: number;
}

const columnGap = 24;

/** A plot of a data sheet, as its pages have it; null where the sheet has too few values. */
export const plotOf = (sheet: DataSheet, key: PlotKey): DrawingContent | null =>
  drawPlot(key, sheet, sheet.language, sheet.messages);

/** Plots side by side below one heading, with the note of the first. @returns where they end. */
export function drawPlots(
  paper: Paper,
  title: string,
  plots: DrawingContent[],
  place: Place,
): number {
  const section = paper.group(paper.root, 'Sect');
  const top = paper.text(section, 'H2', title, place, styles.section) + 6;
  const width = (place.width - columnGap * (plots.length - 1)) / plots.length;
  const bottoms = plots.map((plot, index) => {
    const x = place.x + index * (width + columnGap);
    return drawFigure(paper, section, plot, { x, y: top, width });
  });
  const note = { ...place, y: Math.max(...bottoms) + 4 };
  return paper.text(section, 'P', plots[0]?.note ?? '', note, styles.small);
}
