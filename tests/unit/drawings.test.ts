import { describe, expect, it } from 'vitest';
import { drawDrawing } from '../../app/drawings/drawings.ts';
import { drawingWidth } from '../../app/drawings/sketch.ts';
import { type DrawingKey, messages } from '../../app/i18n/en/drawings.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import type { ModelContent } from '../../cms/interface.ts';

const keys = Object.keys(messages) as DrawingKey[];

function modelOf(length: number, width: number, isExample = false): ModelContent {
  const row = (key: string, name: string, number: number) => ({
    ...{ key, name, number, value: String(number), unit: 'mm', isExample },
    qualifier: 'exactly' as const,
  });
  const rows = [row('length', 'Length', length), row('width', 'Width', width)];
  const groups = [{ key: 'mechanical', title: 'Mechanical data', rows }];
  return { id: '1', key: 'one', name: 'One', href: null, certifications: [], groups };
}

const sizes = [modelOf(2245, 1196), modelOf(1230, 420, true), modelOf(600, 600)];

/** Every number of a path, which has x and y in turn but for the radii of arcs. */
const pointsOf = (path: string) => [...path.replace(/a[^a-zA-Z]*/g, '').matchAll(/-?[\d.]+/g)];

describe.each(keys)('the drawing %s', (key) => {
  it('stays within its borders, whatever the size of the module', () => {
    for (const model of sizes) {
      const drawing = drawDrawing(key, [model], 'en');
      expect(drawing).not.toBeNull();
      for (const shape of drawing?.shapes ?? []) {
        const most = Math.max(drawingWidth, drawing?.height ?? 0);
        const numbers =
          shape.kind === 'text' ? [shape.x, shape.y] : pointsOf(shape.path).map(Number);
        for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(most);
        if (shape.kind !== 'text') continue;
        expect(shape.x).toBeGreaterThanOrEqual(6);
        expect(shape.x).toBeLessThanOrEqual(drawingWidth - 6);
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
