import type { DrawingContent, PlotTable } from '../../cms/interface.ts';
import { catalogues } from '../i18n/catalogues.ts';
import type { DocumentMessages, PlotKey } from '../i18n/en/documents.ts';
import { spaceBefore } from '../i18n/format.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { typeset } from '../i18n/typography.ts';
import {
  type Calculated,
  type Characteristics,
  drawHeat,
  drawLight,
  drawTemperature,
} from './curves.ts';
import { type Diode, fitDiode } from './diode.ts';
import { drawingWidth } from './sketch.ts';

/** As much of the product data as curves are calculated from: of a page, or of a data sheet. */
interface Groups {
  groups: { rows: { key: string; number?: number; isExample: boolean }[] }[];
}

const plots: Record<PlotKey, (of: Characteristics) => Calculated | null> = {
  currentByLight: (of) => of.diode && drawLight(of, of.diode, 'current'),
  powerByLight: (of) => of.diode && drawLight(of, of.diode, 'power'),
  currentByTemperature: (of) => of.diode && drawHeat(of, of.diode),
  temperature: drawTemperature,
};

export const plotKeys = Object.keys(plots) as PlotKey[];
export const isPlot = (key: string): key is PlotKey => Object.hasOwn(plots, key);

/**
 * @param said the words of a document, which keeps those of its time.
 * @returns null if the product data have too few values for it.
 */
export function drawPlot(
  key: PlotKey,
  { groups }: Groups,
  language: Language,
  said?: Partial<DocumentMessages>,
): DrawingContent | null {
  const rows = groups.flatMap((group) => group.rows);
  const used = new Set<string>();
  const number = (wanted: string) => {
    const row = rows.find((one) => one.key === wanted && one.number !== undefined);
    if (row?.isExample) used.add(wanted);
    return row?.number;
  };
  const messages = { ...catalogues[language].documents, ...said };
  const made = plots[key]({ number, diode: diodeOf(number), language, messages });
  if (!made) return null;
  const title = typeset(messages[key], language);
  return {
    ...{ width: drawingWidth, height: made.plot.sketch.height },
    title,
    alternative: [title, ...wordRows(made.table, language)].join(marks(language)[1]),
    legend: [],
    note: typeset(made.note, language),
    ...{ table: made.table, reading: made.reading },
    hasExamples: used.size > 0,
    shapes: made.plot.sketch.shapes,
  };
}

/** Between the values of a row, and between rows. */
const marks = (language: Language) =>
  language === 'zh' ? ['，', '；'] : language === 'ja' ? ['、', '；'] : [', ', '; '];

/** The table in words, for those who do not see the plot. */
function wordRows({ columns, rows }: PlotTable, language: Language): string[] {
  const { tag } = languages[language];
  return rows.map((row) => {
    const cells = row.map((value, at) => {
      const { name, unit } = columns[at] ?? { name: '', unit: '' };
      return `${at === 0 ? '' : `${name}\u00a0`}${value}${spaceBefore(unit, tag)}${unit}`;
    });
    return cells.join(marks(language)[0]);
  });
}

function diodeOf(number: Characteristics['number']): Diode | null {
  const openCircuitVoltage = number('openCircuitVoltage');
  const shortCircuitCurrent = number('shortCircuitCurrent');
  const voltageAtMaximumPower = number('voltageAtMaximumPower');
  const currentAtMaximumPower = number('currentAtMaximumPower');
  if (
    openCircuitVoltage === undefined ||
    shortCircuitCurrent === undefined ||
    voltageAtMaximumPower === undefined ||
    currentAtMaximumPower === undefined
  ) {
    return null;
  }
  return fitDiode({
    ...{ openCircuitVoltage, shortCircuitCurrent, voltageAtMaximumPower, currentAtMaximumPower },
    voltageTemperatureCoefficient: number('voltageTemperatureCoefficient'),
  });
}
