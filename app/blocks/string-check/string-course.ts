import { axisAround, axisBetween, Plot } from '../../drawings/plot.ts';
import type { Point, Sketch } from '../../drawings/sketch.ts';
import { formatNumber, noBreakSpace } from '../../i18n/format.ts';
import type { Outcome } from './entries.ts';
import { openCircuitAt, operatingAt } from './string-voltage.ts';

/** What stands at the axes and beside the lines. */
interface CourseWords {
  voltage: string;
  cellTemperature: string;
  openCircuitSymbol: string;
  operatingSymbol: string;
}

const step = 20;

/** The voltage of a string over its temperature, the limit, and the window that its inverter has. */
export function drawCourse(
  { plan, model, result }: Outcome,
  words: CourseWords,
  languageTag: string,
): Sketch {
  const { modules, lowest, highest, mpptMinimum, mpptMaximum } = plan;
  const from = Math.floor((lowest - 10) / step) * step;
  const to = Math.ceil(Math.max(highest ?? 70, lowest + step) / step) * step;
  const course = (at: (celsius: number) => number | null) =>
    [from, to].flatMap((celsius): Point[] => {
      const one = at(celsius);
      return one === null ? [] : [[celsius, one * modules]];
    });
  const open = course((celsius) => openCircuitAt(model.voltages, celsius));
  const operating = course((celsius) => operatingAt(model.voltages, celsius));
  const bounds = [result.limit.voltage, mpptMinimum, mpptMaximum].filter((one) => one !== null);
  const all = [...open, ...operating].map(([, voltage]) => voltage).concat(bounds);
  const plot = new Plot(
    {
      x: axisBetween(`${words.cellTemperature} (°C)`, from, to, step),
      y: axisAround(`${words.voltage} (V)`, Math.min(...all), Math.max(...all)),
    },
    languageTag,
  );
  for (const bound of bounds) {
    plot.curve(
      [
        [from, bound],
        [to, bound],
      ],
      'hidden',
    );
    plot.nameAbove([from, bound], `${formatNumber(bound, languageTag)}${noBreakSpace}V`);
  }
  plot.curve(open, 'outline');
  plot.nameBeside(open.at(-1) ?? [to, 0], words.openCircuitSymbol);
  if (operating.length > 0) {
    plot.curve(operating, 'line');
    plot.nameBeside(operating.at(-1) ?? [to, 0], words.operatingSymbol);
  }
  plot.dot([lowest, result.perString]);
  return plot.sketch;
}
