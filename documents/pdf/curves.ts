import { listOf } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import { curveOf, type Diode, fitDiode, type Point, underLight } from '../diode.ts';
import type { DataSheet } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import {
  axisUpTo,
  type ChartFrame,
  drawDot,
  drawDotLegend,
  drawLine,
  drawPlane,
  type Plane,
} from './chart.ts';
import type { Element, Paper } from './paper.ts';
import { styles } from './styles.ts';
import { numberOf, wordQuantity } from './values.ts';

/** In W/m². */
const irradiances = [1000, 800, 600, 400, 200];
const chartHeight = 178;
const columnGap = 22;
/** The labels of the power stand right of the curves. */
const roomForLabels = 1.13;
/** From the right rule of the chart. */
const gapBesideLabels = 3;

/** The diode that has the values of a data sheet, where it has enough of them. */
export function diodeOf(sheet: DataSheet): Diode | null {
  const openCircuitVoltage = numberOf(sheet, 'openCircuitVoltage');
  const shortCircuitCurrent = numberOf(sheet, 'shortCircuitCurrent');
  const voltageAtMaximumPower = numberOf(sheet, 'voltageAtMaximumPower');
  const currentAtMaximumPower = numberOf(sheet, 'currentAtMaximumPower');
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
    voltageTemperatureCoefficient: numberOf(sheet, 'voltageTemperatureCoefficient'),
  });
}

const powerAt = ({ voltage, current }: Point) => voltage * current;
const highestPower = (curve: Point[]): Point =>
  curve.reduce((best, point) => (powerAt(point) > powerAt(best) ? point : best));

/** Two charts side by side. @returns where they end. */
export function drawCurves(
  paper: Paper,
  parent: Element,
  sheet: DataSheet,
  diode: Diode,
  place: { x: number; y: number; width: number },
): number {
  const { messages } = sheet;
  const section = paper.group(parent, 'Sect');
  const top = paper.text(section, 'H2', messages.curves, place, styles.section) + 8;
  const width = (place.width - columnGap) / 2;
  const bottom = top + chartHeight;
  const curves = irradiances.map((irradiance) => ({
    irradiance,
    curve: curveOf(underLight(diode, irradiance)),
  }));
  const alt = alternative(sheet, curves[0]?.curve ?? []);
  const bbox: [number, number, number, number] = [place.x, top, place.x + place.width, bottom];
  const voltages = curves.flatMap(({ curve }) => curve.map(({ voltage }) => voltage));
  const xAxis = axisUpTo(`${messages.voltage} (V)`, Math.max(...voltages) * roomForLabels);
  paper.element(section, 'Figure', { alt, bbox }, () => {
    drawCurrent(paper, { x: place.x, y: top, width, height: chartHeight });
    const right = place.x + width + columnGap;
    drawPower(paper, { x: right, y: top, width, height: chartHeight });
  });
  const note = { x: place.x, y: bottom + 6, width: place.width };
  return paper.text(section, 'P', messages.curvesNote, note, styles.small);

  function drawCurrent(on: Paper, frame: ChartFrame): void {
    const highest = Math.max(...curves.map(({ curve }) => curve[0]?.current ?? 0));
    const axes = { x: xAxis, y: axisUpTo(`${messages.current} (A)`, highest) };
    const plane = drawPlane(on, frame, axes);
    explainDots(on, frame, plane);
    for (const [index, { irradiance, curve }] of curves.entries()) {
      const points = curve.map(({ voltage, current }): [number, number] => [voltage, current]);
      drawLine(on, plane, { points, ...lineOf(index) });
      const label = { x: plane.x(0) + 5, y: plane.y(curve[0]?.current ?? 0) - 3 };
      on.line(light(irradiance), label, styles.smallInk);
    }
    for (const { curve } of curves) {
      const { voltage, current } = highestPower(curve);
      drawDot(on, plane.x(voltage), plane.y(current));
    }
  }

  function drawPower(on: Paper, frame: ChartFrame): void {
    const powers = curves.map(({ curve }) => powerAt(highestPower(curve)));
    const axes = { x: xAxis, y: axisUpTo(`${messages.power} (W)`, Math.max(...powers)) };
    const plane = drawPlane(on, frame, axes);
    explainDots(on, frame, plane);
    for (const [index, { irradiance, curve }] of curves.entries()) {
      const points = curve.map((point): [number, number] => [point.voltage, powerAt(point)]);
      drawLine(on, plane, { points, ...lineOf(index) });
      const best = highestPower(curve);
      const x = plane.x(best.voltage);
      const y = plane.y(powerAt(best));
      // Left of the peak the curves lie too close together for words.
      const label = light(irradiance);
      const left = plane.right - gapBesideLabels - on.widthOf(label, styles.smallInk);
      on.document.lineWidth(0.4).strokeColor(colors.lineStrong);
      on.document
        .moveTo(x, y)
        .lineTo(left - 3, y)
        .stroke();
      on.line(label, { x: left, y: y + 2.5 }, styles.smallInk);
      drawDot(on, x, y);
    }
  }

  function explainDots(on: Paper, frame: ChartFrame, plane: Plane): void {
    // Versions of the time before have no words for them.
    if (messages.maximumPowerPoint) drawDotLegend(on, frame, plane, messages.maximumPowerPoint);
  }

  function light(irradiance: number): string {
    return wordQuantity(irradiance, 'W/m²', sheet.language);
  }
}

/** The more light, the heavier the line. */
const lineOf = (index: number) => ({
  color: index === 0 ? colors.cell : colors.inkSoft,
  width: [1.5, 1.1, 0.9, 0.75, 0.6][index] ?? 0.6,
});

function alternative({ messages, language }: DataSheet, curve: Point[]): string {
  const quantity = (value: number, unit: string) =>
    wordQuantity(Number(value.toPrecision(3)), unit, language);
  const best = highestPower(curve);
  const light = listOf(
    irradiances.map((one) => quantity(one, 'W/m²')),
    languages[language].tag,
  );
  return messages.curvesAlternative
    .replace('{irradiances}', light)
    .replace('{power}', quantity(powerAt(best), 'W'))
    .replace('{voltage}', quantity(best.voltage, 'V'));
}
