import type { CurveReading, PlotReading, PlotTable } from '../../cms/interface.ts';
import { catalogues } from '../i18n/catalogues.ts';
import type { DocumentMessages } from '../i18n/en/documents.ts';
import { spaceBefore } from '../i18n/format.ts';
import { type Language, languages } from '../i18n/languages.ts';
import {
  atTemperature,
  curveOf,
  type Diode,
  maximumPowerOf,
  openVoltage,
  underLight,
} from './diode.ts';
import { formatFixed } from './format-fixed.ts';
import { axisBetween, axisUpTo, Plot } from './plot.ts';
import type { Point } from './sketch.ts';

/** The values of a model, and what the words of its plots are. */
export interface Characteristics {
  number(key: string): number | undefined;
  diode: Diode | null;
  language: Language;
  messages: DocumentMessages;
}

/** What a plot is made of; the table has the same values. */
export interface Calculated {
  plot: Plot;
  table: PlotTable;
  reading: PlotReading;
  note: string;
}

/** In W/m². */
const irradiances = [1000, 800, 600, 400, 200];
/** °C; the first is that of the string check, the last as far from 25 °C. */
const temperatures = [-10, 25, 60];
/** °C, for all models alike, so that plots can be laid side by side. */
const [coldest, hottest, reference] = [-20, 80, 25];

const decimals: Record<string, number> = { V: 1, A: 2 };

/** As precise as the table. */
const readAs = (curve: Omit<CurveReading, 'decimals'>): CurveReading => ({
  ...curve,
  decimals: decimals[curve.unit] ?? 0,
});

const toTenth = (value: number) => Math.round(value * 10) / 10;

const digits = (value: number, unit: string, language: Language): string =>
  formatFixed(value, decimals[unit] ?? 0, languages[language].tag);

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
export function drawLight(
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
    const name = quantity(irradiance, 'W/m²', language);
    const reading = { name, unit: kind === 'power' ? 'W' : 'A', factor: 1 };
    plot.curve(curve.map(up), index === 0 ? 'outline' : 'line', readAs(reading));
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
  const reading = plot.reading({
    ...{ name: messages.voltage, unit: 'V', step: 0.1 },
    at: toTenth(lights[0]?.best.voltage ?? 0),
  });
  return { plot, reading, table: tableOf(columns, rows, language), note: messages.curvesNote };
}

/** Current over voltage at three temperatures, where both coefficients are known. */
export function drawHeat(
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
    const name = quantity(celsius, '°C', language);
    const stroke = celsius === reference ? 'outline' : 'line';
    plot.curve(curve, stroke, readAs({ name, unit: 'A', factor: 1 }));
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
  const reading = plot.reading({
    ...{ name: messages.voltage, unit: 'V', step: 0.1 },
    at: toTenth(number('voltageAtMaximumPower') ?? 0),
  });
  return {
    plot,
    reading,
    table: tableOf(columns, rows, language),
    note: messages.temperaturesNote,
  };
}

/** How power, voltage and current follow the temperature, for the coefficients there are. */
export function drawTemperature({
  number,
  language,
  messages,
}: Characteristics): Calculated | null {
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
  for (const { name, unit, value, slope, stroke } of courses) {
    const points = [coldest, hottest].map((celsius): Point => [celsius, share(slope, celsius)]);
    plot.curve(points, stroke, readAs({ name, unit, factor: value / 100 }));
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
  const reading = plot.reading({
    ...{ name: messages.cellTemperature, unit: '°C', step: 1, at: reference },
  });
  return { plot, reading, table: tableOf(columns, rows, language), note: messages.temperatureNote };
}
