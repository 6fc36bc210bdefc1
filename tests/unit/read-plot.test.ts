import { describe, expect, it } from 'vitest';
import { plotKeys } from '../../app/drawings/characteristics.ts';
import { drawDrawing } from '../../app/drawings/drawings.ts';
import { acrossOf, heightAt, valueAcross, valueUp } from '../../app/drawings/read-plot.ts';
import type { PlotReading } from '../../cms/interface.ts';
import { electrical } from '../helpers/drawn-models.ts';

function readingOf(key: (typeof plotKeys)[number]): PlotReading {
  const reading = drawDrawing(key, [electrical()], 'en')?.reading;
  if (!reading) throw new Error(`${key} cannot be read`);
  return reading;
}

/** What a curve is worth, in its unit. */
function worth(reading: PlotReading, curve: number, value: number): number | null {
  const { points = [], factor = 1 } = reading.curves[curve] ?? {};
  const height = heightAt(points, acrossOf(value, reading));
  return height === null ? null : valueUp(height, reading.plane) * factor;
}

describe('What is read off a plot', () => {
  it('agrees with the product data and with the table', () => {
    const current = readingOf('currentByLight');
    expect(current.axis.at).toBe(40.5);
    expect(worth(current, 0, 40.5)).toBeCloseTo(12.84, 1);
    expect(worth(current, 0, 0)).toBeCloseTo(13.52, 2);
    expect(worth(readingOf('powerByLight'), 0, 40.5)).toBeCloseTo(520, -0.5);
    const heat = readingOf('temperature');
    const hottest = heat.curves.map((_, curve) => worth(heat, curve, 80)?.toFixed(1));
    expect(hottest).toEqual(['421.9', '41.7', '13.9']);
  });

  it('is nothing where a curve has ended', () => {
    const current = readingOf('currentByLight');
    expect(worth(current, 0, 48)).toBeGreaterThan(0);
    expect(worth(current, 4, 48)).toBeNull();
    expect(worth(current, 0, 49)).toBeNull();
  });

  it.each(plotKeys)('is found again where somebody points at it: %s', (key) => {
    const reading = readingOf(key);
    const { from, to, step } = reading.axis;
    for (const share of [0, 0.25, 0.5, 1]) {
      const value = from + Math.round((share * (to - from)) / step) * step;
      expect(valueAcross(acrossOf(value, reading), reading)).toBeCloseTo(value, 6);
    }
    expect(valueAcross(-100, reading)).toBe(from);
    expect(valueAcross(1000, reading)).toBe(to);
  });
});
