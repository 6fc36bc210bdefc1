import { catalogues } from '../../app/i18n/catalogues.ts';
import { listOf } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import type { DataSheet } from '../shown.ts';
import { lightColors as colors } from '../typesetting/colors.ts';
import { drawLine, drawPlane, ticksBetween } from './chart.ts';
import type { Element, Paper } from './paper.ts';
import { styles } from './styles.ts';
import { numberOf, wordQuantity } from './values.ts';

interface Course {
  label: string;
  /** Per cent for each kelvin, of the value at 25 °C. */
  slope: number;
  dash?: [number, number];
}

/** °C, for all models alike, so that sheets can be laid side by side. */
const from = -20;
const to = 80;
const reference = 25;
const chartHeight = 170;

/** How power, voltage and current follow the temperature, for the coefficients there are. */
export function coursesOf(sheet: DataSheet): Course[] {
  const courses: Course[] = [];
  const own = catalogues[sheet.language].parameters.symbols;
  const add = (key: keyof typeof own, slope: number | undefined, dash?: [number, number]) => {
    if (slope === undefined) return;
    courses.push({ label: own[key], slope, ...(dash && { dash }) });
  };
  const open = numberOf(sheet, 'openCircuitVoltage');
  const byVoltage = numberOf(sheet, 'voltageTemperatureCoefficient');
  const voltage = open && byVoltage !== undefined ? (100 * byVoltage) / open : undefined;
  add('nominalPower', numberOf(sheet, 'powerTemperatureCoefficient'));
  add('openCircuitVoltage', voltage, [4, 2]);
  add('shortCircuitCurrent', numberOf(sheet, 'currentTemperatureCoefficient'), [1.2, 1.6]);
  return courses;
}

export function drawTemperature(
  paper: Paper,
  parent: Element,
  sheet: DataSheet,
  courses: Course[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const { messages } = sheet;
  const section = paper.group(parent, 'Sect');
  const top = paper.text(section, 'H2', messages.temperature, { x, y, width }, styles.section) + 8;
  const bottom = top + chartHeight;
  const bbox: [number, number, number, number] = [x, top, x + width, bottom];
  const share = ({ slope }: Course, temperature: number) => 100 + slope * (temperature - reference);
  const ends = courses.flatMap((course) => [share(course, from), share(course, to)]);
  const lowest = Math.floor(Math.min(...ends) / 10) * 10;
  const highest = Math.ceil(Math.max(...ends) / 10) * 10;
  paper.element(section, 'Figure', { alt: alternative(), bbox }, () => {
    const frame = { x, y: top, width, height: chartHeight };
    const axes = {
      x: { label: `${messages.cellTemperature} (°C)`, from, to, ticks: ticksBetween(from, to, 20) },
      y: {
        label: `${messages.relativeTo25} (%)`,
        ...{ from: lowest, to: highest, ticks: ticksBetween(lowest, highest, 10) },
      },
    };
    const plane = drawPlane(paper, frame, axes, 28);
    for (const course of courses) {
      const points: [number, number][] = [from, to].map((one) => [one, share(course, one)]);
      const { dash } = course;
      drawLine(paper, plane, { points, color: colors.cell, width: 1.4, ...(dash && { dash }) });
      const label = { x: plane.right + 4, y: plane.y(share(course, to)) + 2.5 };
      paper.line(course.label, label, styles.smallInk);
    }
  });
  const note = { x, y: bottom + 6, width };
  return paper.text(section, 'P', messages.temperatureNote, note, styles.small);

  function alternative(): string {
    const word = (value: number, unit: string) => wordQuantity(value, unit, sheet.language);
    const values = courses.map((course) => {
      const [cold, warm] = [share(course, from), share(course, to)];
      return `${course.label} ${word(cold, '%')} → ${word(warm, '%')}`;
    });
    return messages.temperatureAlternative
      .replace('{from}', word(from, '°C'))
      .replace('{to}', word(to, '°C'))
      .replace('{values}', listOf(values, languages[sheet.language].tag));
  }
}
