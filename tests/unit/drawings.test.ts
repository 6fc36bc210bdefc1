import { describe, expect, it } from 'vitest';
import { wordmark } from '../../app/components/wordmark-arcs.ts';
import { plotKeys } from '../../app/drawings/characteristics.ts';
import { drawDrawing } from '../../app/drawings/drawings.ts';
import { isNear } from '../../app/drawings/plan.ts';
import { drawingWidth, letterSize, plan } from '../../app/drawings/sketch.ts';
import { latitudes, sunAt } from '../../app/drawings/sun-path.ts';
import { wordmarkLetters } from '../../app/drawings/wordmark-letters.ts';
import { type DrawingKey, messages } from '../../app/i18n/en/drawings.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { radians } from '../../app/solar/sun.ts';
import type { ModelContent } from '../../cms/interface.ts';
import { typesetterFor } from '../../documents/typesetting/typesetter.ts';
import { electrical, modelOf } from '../helpers/drawn-models.ts';

const keys = Object.keys(messages) as DrawingKey[];

/** About as wide as a text is set; letters of Chinese and Japanese are as wide as high. */
const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.53), 0) * letterSize;

const sizes = [modelOf(2245, 1196), modelOf(1230, 420, true), modelOf(600, 600)];

/** Every number of a path, which has x and y in turn but for the radii of arcs. */
const pointsOf = (path: string) => [...path.replace(/a[^a-zA-Z]*/g, '').matchAll(/-?[\d.]+/g)];

describe.each(keys)('the drawing %s', (key) => {
  it('stays within its borders, whatever the size of the module', () => {
    for (const model of sizes) {
      const drawing = drawDrawing(key, [model], 'en');
      expect(drawing).not.toBeNull();
      for (const shape of drawing?.shapes ?? []) {
        const most = Math.max(drawing?.width ?? 0, drawing?.height ?? 0);
        const numbers =
          shape.kind === 'text' ? [shape.x, shape.y] : pointsOf(shape.path).map(Number);
        for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(most);
        if (shape.kind !== 'text') continue;
        expect(shape.x).toBeGreaterThanOrEqual(6);
        expect(shape.x).toBeLessThanOrEqual((drawing?.width ?? 0) - 6);
        expect(shape.y).toBeGreaterThanOrEqual(6);
        expect(shape.y).toBeLessThanOrEqual((drawing?.height ?? 0) - 4);
      }
    }
  });

  it.each(languageCodes)('has a legend for each of its numbers, and no other: %s', (language) => {
    const drawing = drawDrawing(key, [modelOf(2245, 1196)], language);
    const texts = (drawing?.shapes ?? []).flatMap((shape) =>
      shape.kind === 'text' && /^\d$/.test(shape.text) ? [Number(shape.text)] : [],
    );
    const numbers = [...new Set(texts)].sort((one, other) => one - other);
    expect(numbers).toEqual(drawing?.legend.map((_, index) => index + 1));
    for (const text of drawing?.legend ?? []) expect(drawing?.alternative).toContain(text);
  });
});

describe('work in four pictures', () => {
  it.each(['bondingSteps', 'seamSteps', 'flatRoofSteps', 'clampSteps', 'balconySteps'] as const)(
    'has hands in each of them, and each keeps to its quarter: %s',
    (key) => {
      const { shapes = [], width = 0, height = 0 } = drawDrawing(key, [], 'en') ?? {};
      const hands = [0, 0, 0, 0];
      // The first lines part the pictures.
      for (const shape of shapes.slice(1)) {
        if (shape.kind !== 'path' || /[ahv]/.test(shape.path)) continue;
        const numbers = [...pointsOf(shape.path)].map(Number);
        const quarters = numbers.flatMap((x, index) => {
          const y = numbers[index + 1] ?? 0;
          return index % 2 === 0 ? [(x > width / 2 ? 1 : 0) + (y > height / 2 ? 2 : 0)] : [];
        });
        const [quarter = 0] = quarters;
        expect(new Set(quarters), shape.path).toEqual(new Set([quarter]));
        // Only gloves are curved outlines on paper.
        const isGlove = shape.fill === 'paper' && shape.path.includes('C');
        if (isGlove) hands[quarter] = (hands[quarter] ?? 0) + 1;
      }
      for (const count of hands) expect(count).toBeGreaterThan(0);
    },
  );
});

describe('a plan', () => {
  it('has the proportions that its style sheet turns upright', () => {
    expect(plan.width / plan.height).toBe(2.5);
  });

  it.each(['yachtDeck', 'roofPlans'] as const)(
    'leaves what stays free without modules: %s',
    (key) => {
      const { shapes = [], width } = drawDrawing(key, [], 'en') ?? {};
      expect(width).toBe(plan.width);
      const modules = shapes.flatMap((shape) =>
        shape.kind === 'path' && shape.fill === 'tint' ? boxesIn(shape.path) : [],
      );
      expect(modules.length).toBeGreaterThan(7);
      for (const [index, one] of modules.entries()) {
        const others = modules.slice(index + 1).filter((other) => isNear(one, other, 0));
        expect(others).toEqual([]);
      }
      // Every number but those that stand on a module, or at what they name.
      const free = key === 'yachtDeck' ? [1, 3, 4, 5, 8, 9] : [4, 5, 7, 9];
      for (const shape of shapes) {
        if (shape.kind !== 'text' || !free.includes(Number(shape.text))) continue;
        const balloon = { x: shape.x - 3, y: shape.y - 3, width: 6, height: 6 };
        expect(modules.filter((one) => isNear(one, balloon, 0))).toEqual([]);
      }
    },
  );
});

/** Rectangles as plans draw modules. */
const boxesIn = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((match) => {
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
    return { x, y, width, height };
  });

describe('the path of the sun', () => {
  const latitude = radians(50);

  it('is where the almanac has it', () => {
    // At the equinox the sun rises in the east; at noon it stands as high as the latitude leaves.
    expect(sunAt(latitude, 81, 6).azimuth).toBeCloseTo(90, 1);
    expect(sunAt(latitude, 81, 6).altitude).toBeCloseTo(0, 1);
    expect(sunAt(latitude, 81, 12)).toEqual({ azimuth: 180, altitude: expect.closeTo(40, 1) });
    expect(sunAt(latitude, 172, 12).altitude).toBeCloseTo(63.45, 1);
    expect(sunAt(latitude, 355, 12).altitude).toBeCloseTo(16.55, 1);
    expect(sunAt(latitude, 172, 18).azimuth).toBeGreaterThan(270);
  });

  it.each(languageCodes)('says for which latitude it is drawn: %s', (language) => {
    const note = drawDrawing('sunPath', [], language)?.note;
    expect(note).toContain(String(latitudes[language]));
    expect(note).not.toContain('{');
  });
});

describe('the drawing of the logo', () => {
  it('has the letters of our typeface, where the files of the logo have them', async () => {
    const { left: x, baseline: y, size, glyphs } = wordmarkLetters;
    const typesetter = await typesetterFor(['eArc'], 'en', 'strong');
    const outlines = [
      ...typesetter
        .outline('eArc', { x, y, size })
        .matchAll(/matrix\(0\.032 0 0 -0\.032 ([\d.]+) 34\)" d="([^"]+)"/g),
    ];
    expect(outlines.map(([, from, path]) => ({ x: Number(from), path }))).toEqual(glyphs);
  });

  it('leaves as much free on each side as the arcs are high', () => {
    const shapes = drawDrawing('wordmark', [], 'en')?.shapes ?? [];
    const extent = (path: string) => {
      const numbers = pointsOf(path).map(Number);
      const side = (offset: number) => numbers.filter((_, index) => index % 2 === offset);
      const [across, down] = [side(0), side(1)];
      return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
    };
    const paths = shapes.flatMap((shape) => (shape.kind === 'path' ? [shape] : []));
    const [left = 0, top = 0, right = 0, bottom = 0] = extent(
      paths.find(({ stroke }) => stroke === 'outline')?.path ?? '',
    );
    const inks = paths.filter(({ fill, path }) => fill === 'ink' && path.length > 300);
    const all = inks.map(({ path }) => extent(path.replace(/A[\d.]+ [\d.]+ 0 0 1 /g, 'L')));
    const least = (side: number) => Math.min(...all.map((one) => one[side] ?? 0));
    const most = (side: number) => Math.max(...all.map((one) => one[side] ?? 0));
    // The outer arc is drawn before the letters: a curve whose top is where its middle is.
    const [, foot = 0, , control = 0] = pointsOf(wordmark.outer).map(Number);
    const scale = 1.93;
    const height = ((3 / 4) * (foot - control) + wordmark.strokeWidth) * scale;
    const [, arcTop = 0] = all[0] ?? [];
    expect(least(0) - left).toBeCloseTo(height, 0);
    expect(least(1) - top).toBeCloseTo(height, 0);
    expect(right - most(2)).toBeCloseTo(height, 0);
    expect(bottom - (arcTop + height)).toBeCloseTo(height, 0);
  });
});

describe('a drawing of a module', () => {
  const labels = (model: ModelContent, language: 'en' | 'de' = 'en') =>
    (drawDrawing('module', [model], language)?.shapes ?? []).flatMap((shape) =>
      shape.kind === 'text' ? [shape.text] : [],
    );

  it('shows the size of the product data, in the numbers of the language', () => {
    expect(labels(modelOf(2245, 1196))).toEqual(expect.arrayContaining(['2,245', '1,196']));
    expect(labels(modelOf(2245, 1196), 'de')).toEqual(expect.arrayContaining(['2.245', '1.196']));
    expect(labels(modelOf(2300, 1196))).toContain('2,300');
    const drawing = drawDrawing('module', [modelOf(2300, 1196)], 'en');
    expect(drawing?.alternative).toContain('Length 2,300\u00a0mm and Width 1,196\u00a0mm');
  });

  it('marks a size that is an example', () => {
    expect(labels(modelOf(1060, 540, true))).toContain('1,060\u00a0*');
    expect(drawDrawing('module', [modelOf(1060, 540, true)], 'en')?.hasExamples).toBe(true);
    expect(drawDrawing('module', [modelOf(2245, 1196)], 'en')?.hasExamples).toBe(false);
  });

  it.each(languageCodes)(
    'says what its measures are in, and a drawing without any does not: %s',
    (language) => {
      const noteOf = (key: (typeof keys)[number]) =>
        drawDrawing(key, [modelOf(1060, 540)], language)?.note;
      expect(noteOf('charger')).toContain('mm');
      expect(noteOf('flatRoof')).toBeUndefined();
    },
  );

  it('is seen from the side where the product data say how thin it is', () => {
    const [group] = modelOf(2245, 1196).groups;
    const row = { key: 'thickness', name: 'Thickness', number: 2, value: '2', unit: 'mm' };
    const thin = { ...row, isExample: true, qualifier: 'exactly' as const };
    const groups = group ? [{ ...group, rows: [...group.rows, thin] }] : [];
    const model = { ...modelOf(2245, 1196), groups };
    expect(labels(model)).toContain('2\u00a0*');
    expect(drawDrawing('module', [model], 'en')?.alternative).toContain('Thickness 2\u00a0mm');
    expect(drawDrawing('module', [model], 'en')?.hasExamples).toBe(true);
    expect(drawDrawing('charger', [model], 'en')?.hasExamples).toBe(false);
  });

  it('is left out where the product data have no size', () => {
    expect(drawDrawing('module', [], 'en')).toBeNull();
    expect(drawDrawing('vehicleWiring', [], 'en')).not.toBeNull();
  });

  it('counts the modules that fit on a roof', () => {
    const tinted = (model: ModelContent) =>
      (drawDrawing('vehicleRoof', [model], 'en')?.shapes ?? []).filter(
        (shape) => shape.kind === 'path' && shape.fill === 'tint',
      ).length;
    // As the page counts them: 2 × 2 of one model, 2 × 3 of the other.
    expect(tinted(modelOf(1480, 770))).toBe(4);
    expect(tinted(modelOf(1060, 540))).toBe(6);
  });
});

describe.each(plotKeys)('the plot %s', (key) => {
  it.each(languageCodes)('says all of its values, within its borders: %s', (language) => {
    const drawing = drawDrawing(key, [electrical()], language);
    const { shapes = [], table, height = 0, alternative = '' } = drawing ?? {};
    expect(shapes.length).toBeGreaterThan(10);
    for (const row of table?.rows ?? [[]]) {
      for (const value of row) expect(alternative).toContain(value);
    }
    for (const shape of shapes) {
      if (shape.kind !== 'text') continue;
      const before = { start: 0, middle: 0.5, end: 1 }[shape.anchor ?? 'middle'];
      const left = shape.x - before * textWidth(shape.text);
      expect([shape.text, left >= 0]).toEqual([shape.text, true]);
      const right = left + textWidth(shape.text);
      expect([shape.text, right <= drawingWidth]).toEqual([shape.text, true]);
      expect(shape.y).toBeLessThanOrEqual(height);
    }
  });

  it('is left out where the product data have too few values', () => {
    const none = {
      powerTemperatureCoefficient: undefined,
      currentTemperatureCoefficient: undefined,
    };
    const without = electrical({
      ...none,
      voltageTemperatureCoefficient: undefined,
      openCircuitVoltage: undefined,
    });
    expect(drawDrawing(key, [without], 'en')).toBeNull();
    expect(drawDrawing(key, [], 'en')).toBeNull();
  });
});

describe('the table of a plot', () => {
  const rowsOf = (key: (typeof plotKeys)[number], model: ModelContent) =>
    drawDrawing(key, [model], 'en')?.table?.rows ?? [];

  it('has the values of the product data at 1000 W/m² and 25 °C', () => {
    expect(rowsOf('currentByLight', electrical())[0]).toEqual(['1,000', '520', '48.5', '13.52']);
    expect(rowsOf('currentByTemperature', electrical())[1]).toEqual(['25', '48.5', '13.52']);
  });

  it.each(plotKeys)('has as many decimals in all rows of a column: %s', (key) => {
    const { columns = [], rows = [] } = drawDrawing(key, [electrical()], 'de')?.table ?? {};
    const wanted = columns.map(({ unit }) => ({ V: 1, A: 2 })[unit] ?? 0);
    for (const row of rows) {
      expect(row.map((value) => value.split(',')[1]?.length ?? 0)).toEqual(wanted);
    }
  });

  it('follows the coefficients', () => {
    const steep = electrical({
      voltageTemperatureCoefficient: -0.2,
      powerTemperatureCoefficient: -0.4,
    });
    expect(rowsOf('currentByTemperature', steep)[2]).toEqual(['60', '41.5', '13.76']);
    expect(rowsOf('temperature', electrical()).at(-1)?.[1]).toBe('422');
    expect(rowsOf('temperature', steep).at(-1)?.[1]).toBe('406');
  });
});
