import { describe, expect, it } from 'vitest';
import { checkedModels, evaluate } from '../../app/blocks/string-check/entries.ts';
import { drawCourse } from '../../app/blocks/string-check/string-course.ts';
import { drawingWidth } from '../../app/drawings/sketch.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { electrical } from '../helpers/drawn-models.ts';

const words = {
  voltage: 'Voltage',
  cellTemperature: 'Cell temperature',
  openCircuitSymbol: 'Voc',
  operatingSymbol: 'Vmp',
};

function courseOf(entries: Record<string, string>) {
  const models = checkedModels([electrical({ maximumSystemVoltage: 1000 })]);
  const typed = {
    ...{ model: 'one', modules: '18', lowest: '-10', highest: '70' },
    ...{ inverterMaximum: '', mpptMinimum: '', mpptMaximum: '', ...entries },
  };
  const messages = catalogues.en.stringCheck;
  const { outcome } = evaluate(typed, { models, messages, languageTag: 'en' });
  if (!outcome) throw new Error('nothing to draw');
  return drawCourse(outcome, words, 'en');
}

describe('The course of a string', () => {
  /** The dot, and the line of the limit: how high they are drawn. */
  function heights(modules: string) {
    const { shapes } = courseOf({ modules });
    const dot = shapes.findLast((shape) => shape.kind === 'path' && shape.fill === 'accent');
    const limit = shapes.find((shape) => shape.kind === 'path' && shape.stroke === 'hidden');
    const y = (shape: typeof dot) =>
      Number(shape?.kind === 'path' && /^M[\d.]+ ([\d.]+)/.exec(shape.path)?.[1]);
    return { dot: y(dot), limit: y(limit) };
  }

  it('crosses the line of its limit where there are too many modules', () => {
    const fits = heights('18');
    expect(fits.dot).toBeGreaterThan(fits.limit);
    const tooMany = heights('20');
    expect(tooMany.dot).toBeLessThan(tooMany.limit);
  });

  it.each<Record<string, string>>([
    { modules: '1' },
    { modules: '60', lowest: '-60', highest: '120' },
    { lowest: '60', highest: '' },
    { inverterMaximum: '2000', mpptMinimum: '10', mpptMaximum: '2000' },
  ])('stays within its borders: %o', (entries) => {
    const { shapes, height } = courseOf(entries);
    expect(shapes.length).toBeGreaterThan(10);
    for (const shape of shapes) {
      const [x = 0, y = 0] =
        shape.kind === 'text'
          ? [shape.x, shape.y]
          : (/^M(-?[\d.]+) (-?[\d.]+)/.exec(shape.path)?.slice(1).map(Number) ?? []);
      expect([shape, x >= 0 && x <= drawingWidth && y >= 0 && y <= height]).toEqual([shape, true]);
    }
  });
});
