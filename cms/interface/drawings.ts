/** From the outline of what a drawing is about to what only helps to read it. */
export type Stroke = 'outline' | 'line' | 'fine' | 'hidden';

export type Fill = 'paper' | 'tint' | 'accent' | 'ink';

export type Shape =
  | { kind: 'path'; path: string; stroke?: Stroke; fill?: Fill }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      isUpright?: boolean;
      /** Where a text begins or ends; otherwise its middle is there. */
      anchor?: 'start' | 'end';
    };

/** The values that a plot shows, as they are written. */
export interface PlotTable {
  columns: { name: string; unit: string }[];
  rows: string[][];
}

/** What can be read off a plot anywhere along its axis. */
export interface PlotReading {
  /** From its left to its right; `at` is where reading begins. */
  axis: { name: string; unit: string; from: number; to: number; step: number; at: number };
  /** Where the plane is, in points, and the values of its lower and upper edge. */
  plane: { left: number; top: number; right: number; bottom: number; from: number; to: number };
  curves: PlotCurve[];
}

export interface PlotCurve extends CurveReading {
  /** In points; between them it is straight. */
  points: (readonly [x: number, y: number])[];
}

export interface CurveReading {
  name: string;
  unit: string;
  decimals: number;
  /** What the vertical axis is multiplied by, where it has another unit. */
  factor: number;
}

/** A line drawing as it is shown: worded in a language, and nothing to be looked up. */
export interface DrawingContent {
  /** In points, as in its shapes. */
  width: number;
  height: number;
  title: string;
  /** The whole drawing in words, for those who do not see it. */
  alternative: string;
  /** What its numbers point to, from 1. */
  legend: string[];
  /** Of a plot: how it was calculated. */
  note?: string;
  table?: PlotTable;
  reading?: PlotReading;
  /** Whether some of its measures, then marked with an asterisk, are examples. */
  hasExamples: boolean;
  shapes: Shape[];
}
