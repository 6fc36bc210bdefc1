import type { DrawingContent, PlotTable } from '../../cms/interface.ts';
import { catalogues } from '../i18n/catalogues.ts';
import type { DocumentMessages, PlotKey } from '../i18n/en/documents.ts';
import { decimalMarkOf, formatNumber, spaceBefore } from '../i18n/format.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { typeset } from '../i18n/typography.ts';
import {
  atTemperature,
  curveOf,
  type Diode,
  fitDiode,
  maximumPowerOf,
  openVoltage,
  underLight,
} from './diode.ts';
import { axisBetween, axisUpTo, Plot } from './plot.ts';
import { drawingWidth, type Point } from './sketch.ts';

/** As much of the product data as curves are calculated from: of a page, or of a data sheet. */
interface Groups {
  groups: { rows: { key: string; number?: number; isExample: boolean }[] }[];
}

/** The values of a model, and what the words of its plots are. */
interface Characteristics {
  number(key: string): number | undefined;
  diode: Diode | null;
  language: Language;
  messages: DocumentMessages;
}

/** What a plot is made of; the table has the same values. */
interface Calculated {
  plot: Plot;
  table: PlotTable;
  note: string;
}

/** In W/m². */
const irradiances = [1000, 800, 600, 400, 200];
/** °C; the first is that of the string check, the last as far from 25 °C. */
const temperatures = [-10, 25, 60];
/** °C, for all models alike, so that plots can be laid side by side. */
const [coldest, hottest, reference] = [-20, 80, 25];

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
    table: made.table,
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

const decimals: Record<string, number> = { V: 1, A: 2 };

/** With zeros at the end, so that the numbers of a column stand below each other. */
function digits(value: number, unit: string, language: Language): string {
  const { tag } = languages[language];
  const [whole, fraction = ''] = Math.abs(value).toFixed(decimals[unit]).split('.');
  const shown = `${formatNumber(Number(whole), tag)}${fraction && decimalMarkOf(tag)}${fraction}`;
  return value < 0 ? `\u2212${shown}` : shown;
}

/** As precise as the product data, and alike within a column. */
const tableOf = (
  columns: PlotTable['columns'],
  rows: number[][],
  language: Language,
): PlotTable => ({
  columns,
  rows: rows.map((row) => row.map((value, at) => digits(value, columns[at]?.unit ?? '', language))),
});

const quantity = (value: number, unit: string, language: Language): string =>
  `${digits(value, unit, language)}${spaceBefore(unit, languages[language].tag)}${unit}`;

const symbolsOf = (language: Language) => catalogues[language].parameters.symbols;

/** Current or power over voltage, under five lights. */
function drawLight(
  { language, messages }: Characteristics,
  diode: Diode,
  kind: 'current' | 'power',
): Calculated {
  const lights = irradiances.map((irradiance) => {
    const lit = underLight(diode, irradiance);
    const best = maximumPowerOf(lit);
    return { irradiance, curve: curveOf(lit), best, open: openVoltage(lit) };
  });
  const up = ({ voltage, current }: { voltage: number; current: number }): Point => [
    voltage,
    kind === 'power' ? voltage * current : current,
  ];
  const highest = Math.max(...lights.flatMap(({ curve }) => curve.map((one) => up(one)[1])));
  const axes = {
    x: axisUpTo(`${messages.voltage} (V)`, Math.max(...lights.map(({ open }) => open))),
    y: axisUpTo(`${messages[kind]} (${kind === 'power' ? 'W' : 'A'})`, highest),
  };
  const plot = new Plot(axes, languages[language].tag);
  for (const [index, { irradiance, curve, best }] of lights.entries()) {
    plot.curve(curve.map(up), index === 0 ? 'outline' : 'line');
    const name = quantity(irradiance, 'W/m²', language);
    if (kind === 'power') plot.nameBeside(up(best), name);
    else plot.nameAbove([0, up(curve[0] ?? best)[1]], name);
  }
  for (const { best } of lights) plot.dot(up(best));
  plot.nameDots(messages.maximumPowerPoint);
  const symbols = symbolsOf(language);
  const columns = [
    { name: messages.irradiance, unit: 'W/m²' },
    { name: symbols.nominalPower, unit: 'W' },
    { name: symbols.openCircuitVoltage, unit: 'V' },
    { name: symbols.shortCircuitCurrent, unit: 'A' },
  ];
  const rows = lights.map(({ irradiance, curve, best, open }) => [
    irradiance,
    best.voltage * best.current,
    open,
    curve[0]?.current ?? 0,
  ]);
  return { plot, table: tableOf(columns, rows, language), note: messages.curvesNote };
}

/** Current over voltage at three temperatures, where both coefficients are known. */
function drawHeat(
  { number, language, messages }: Characteristics,
  diode: Diode,
): Calculated | null {
  const byVoltage = number('voltageTemperatureCoefficient');
  const byCurrent = number('currentTemperatureCoefficient');
  if (byVoltage === undefined || byCurrent === undefined) return null;
  const open = number('openCircuitVoltage') ?? 0;
  const short = number('shortCircuitCurrent') ?? 0;
  const curves = temperatures.map((celsius) => {
    const openCircuitVoltage = open + byVoltage * (celsius - reference);
    const shortCircuitCurrent = short * (1 + (byCurrent / 100) * (celsius - reference));
    const values = { openCircuitVoltage, shortCircuitCurrent };
    const curve = curveOf(atTemperature(diode, celsius, values)).map(
      ({ voltage, current }): Point => [voltage, current],
    );
    return { celsius, curve, ...values };
  });
  const axes = {
    x: axisUpTo(
      `${messages.voltage} (V)`,
      Math.max(...curves.map(({ openCircuitVoltage }) => openCircuitVoltage)),
    ),
    y: axisUpTo(
      `${messages.current} (A)`,
      Math.max(...curves.map(({ shortCircuitCurrent }) => shortCircuitCurrent)),
    ),
  };
  const plot = new Plot(axes, languages[language].tag);
  for (const { curve, celsius } of curves) {
    plot.curve(curve, celsius === reference ? 'outline' : 'line');
  }
  // The warmest lies farthest left; its name stands highest, so that lines to names do not meet.
  for (const [index, { curve, celsius, shortCircuitCurrent }] of curves.toReversed().entries()) {
    const height = shortCircuitCurrent * (0.72 - index * 0.2);
    const point = curve.findLast(([, current]) => current >= height) ?? [0, 0];
    plot.nameBeside(point, quantity(celsius, '°C', language));
    plot.dot(point);
  }
  const symbols = symbolsOf(language);
  const columns = [
    { name: messages.cellTemperature, unit: '°C' },
    { name: symbols.openCircuitVoltage, unit: 'V' },
    { name: symbols.shortCircuitCurrent, unit: 'A' },
  ];
  const rows = curves.map(({ celsius, openCircuitVoltage, shortCircuitCurrent }) => [
    celsius,
    openCircuitVoltage,
    shortCircuitCurrent,
  ]);
  return { plot, table: tableOf(columns, rows, language), note: messages.temperaturesNote };
}

/** How power, voltage and current follow the temperature, for the coefficients there are. */
function drawTemperature({ number, language, messages }: Characteristics): Calculated | null {
  const symbols = symbolsOf(language);
  const open = number('openCircuitVoltage');
  const byVoltage = number('voltageTemperatureCoefficient');
  const courses = [
    {
      ...{ name: symbols.nominalPower, unit: 'W', stroke: 'outline' as const },
      ...{ value: number('nominalPower'), slope: number('powerTemperatureCoefficient') },
    },
    {
      ...{ name: symbols.openCircuitVoltage, unit: 'V', stroke: 'line' as const, value: open },
      slope: open && byVoltage !== undefined ? (100 * byVoltage) / open : undefined,
    },
    {
      ...{ name: symbols.shortCircuitCurrent, unit: 'A', stroke: 'hidden' as const },
      ...{ value: number('shortCircuitCurrent'), slope: number('currentTemperatureCoefficient') },
    },
  ].flatMap(({ value, slope, ...rest }) =>
    value === undefined || slope === undefined ? [] : { value, slope, ...rest },
  );
  if (courses.length === 0) return null;
  const share = (slope: number, celsius: number) => 100 + slope * (celsius - reference);
  const ends = courses.flatMap(({ slope }) => [share(slope, coldest), share(slope, hottest)]);
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)].map((end) => end / 10);
  const axes = {
    x: axisBetween(`${messages.cellTemperature} (°C)`, coldest, hottest, 20),
    y: axisBetween(
      `${messages.relativeTo25} (%)`,
      ...([Math.floor(lowest ?? 0) * 10, Math.ceil(highest ?? 0) * 10, 10] as const),
    ),
  };
  const plot = new Plot(axes, languages[language].tag);
  for (const { name, slope, stroke } of courses) {
    const points = [coldest, hottest].map((celsius): Point => [celsius, share(slope, celsius)]);
    plot.curve(points, stroke);
    plot.nameBeside([hottest, share(slope, hottest)], name);
  }
  const columns = [
    { name: messages.cellTemperature, unit: '°C' },
    ...courses.map(({ name, unit }) => ({ name, unit })),
  ];
  const rows = [coldest, 0, reference, 50, hottest].map((celsius) => [
    celsius,
    ...courses.map(({ value, slope }) => (value * share(slope, celsius)) / 100),
  ]);
  return { plot, table: tableOf(columns, rows, language), note: messages.temperatureNote };
}
