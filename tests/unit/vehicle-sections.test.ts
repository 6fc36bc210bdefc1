import { expect, it } from 'vitest';
import { drawDrawing } from '../../app/drawings/drawings.ts';
import { isNear } from '../../app/drawings/plan.ts';
import { letterSize } from '../../app/drawings/sketch.ts';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import type { ModelContent, Shape } from '../../cms/interface.ts';
import { models } from '../../content/products/models.ts';
import { modelOf } from '../helpers/drawn-models.ts';

const drawn = (model: ModelContent, language: Language = 'en') =>
  drawDrawing('vehicleRoof', [model], language)?.shapes ?? [];
const texts = (shapes: Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
const paths = (shapes: Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'path' ? [shape] : []));
const figureIn = (label = '') => Number(label.replace(/[^\d.]/g, ''));

/** Each from where to where, its radius in mm as the label says, and how large a mm is drawn. */
function vehiclesIn(shapes: Shape[]) {
  // Their widths stand below all else, each in the middle of its vehicle.
  const lowest = Math.max(...texts(shapes).map(({ y }) => y));
  const widths = texts(shapes).filter(({ y }) => y === lowest);
  const lines = paths(shapes).flatMap(({ path }) => {
    const line =
      path
        .match(/^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/)
        ?.slice(1)
        .map(Number) ?? [];
    const [from = 0, y, until = 0, end] = line;
    return y === lowest && end === lowest ? [{ from, until }] : [];
  });
  return lines.map(({ from, until }) => {
    const label = (all: ReturnType<typeof texts>) =>
      figureIn(all.find(({ x }) => x > from && x < until)?.text);
    const radii = texts(shapes).filter(({ text }) => text.startsWith('R '));
    return { from, until, radius: label(radii) * 1000, scale: (until - from) / label(widths) };
  });
}

/** Modules are the only single arcs that are outlined. @returns radius and length as drawn. */
const arcsIn = (shapes: Shape[]) =>
  paths(shapes).flatMap(({ path, stroke }) => {
    const arc = path.match(/^M([\d.]+) [\d.]+a([\d.]+) [\d.]+ 0 0 1 (-?[\d.]+) (-?[\d.]+)$/);
    if (!arc || stroke !== 'outline') return [];
    const [x = 0, radius = 0, across = 0, down = 0] = arc.slice(1).map(Number);
    const length = 2 * radius * Math.asin(Math.hypot(across, down) / (2 * radius));
    return [{ x: x + across / 2, radius, length }];
  });

it('vehicles stand beside each other at one scale, each with modules', () => {
  const shapes = drawn(modelOf(1480, 770));
  const vehicles = vehiclesIn(shapes);
  expect(vehicles).toHaveLength(3);
  for (const [index, { from, until, scale }] of vehicles.entries()) {
    expect(scale).toBeCloseTo(vehicles[0]?.scale ?? 0, 4);
    expect(from).toBeGreaterThan(vehicles[index - 1]?.until ?? 0);
    expect(arcsIn(shapes).filter(({ x }) => x > from && x < until)).toHaveLength(2);
  }
});

it.each([420, 540, 770, 1196])(
  'a module %s mm wide is as wide on each vehicle, and bent to the radius that its label says',
  (width) => {
    const shapes = drawn(modelOf(1480, width));
    for (const { from, until, radius, scale } of vehiclesIn(shapes)) {
      const arcs = arcsIn(shapes).filter(({ x }) => x > from && x < until);
      expect(arcs.length).toBeGreaterThan(0);
      for (const arc of arcs) {
        expect(arc.radius / scale / radius).toBeCloseTo(1, 3);
        // Drawings are exact to a hundredth of a unit, which is less than a third of a mm.
        expect(Math.abs(arc.length / scale - width)).toBeLessThan(1);
      }
    }
  },
);

it('no vehicle bends a module more than our data permit', () => {
  const permitted = models.flatMap(({ parameters }) =>
    parameters.flatMap((one) =>
      one.parameter === 'bendRadius' && 'value' in one && one.value ? [one.value] : [],
    ),
  );
  expect(permitted.length).toBeGreaterThan(0);
  for (const { radius } of vehiclesIn(drawn(modelOf(1480, 770)))) {
    expect(radius).toBeGreaterThan(Math.max(...permitted));
  }
});

it('radii and widths of vehicles are marked as examples, in the numbers of the language', () => {
  const labels = (language: Language) =>
    texts(drawn(modelOf(1480, 770), language)).map(({ text }) => text);
  const wanted = (...all: string[]) => expect.arrayContaining(all.map((one) => `${one}\u00a0*`));
  expect(labels('en')).toEqual(wanted('R 2.5\u00a0m', '2,550'));
  expect(labels('de')).toEqual(wanted('R 2,5\u00a0m', '2.550'));
  expect(labels('es')).toEqual(wanted('R 2,5\u00a0m', '2550'));
  expect(labels('en')).toContain('770');
  expect(drawDrawing('vehicleRoof', [modelOf(1480, 770)], 'en')?.hasExamples).toBe(true);
});

it.each(languageCodes)('no label touches a number or another label: %s', (language) => {
  for (const [length, width] of [
    [1480, 770],
    [1060, 540],
    [2245, 1196],
    [1230, 420],
  ] as const) {
    const boxes = texts(drawn(modelOf(length, width), language)).map((shape) => {
      // Numbers stand in circles; on phones letters are a fifth larger.
      const [across, up] = /^\d$/.test(shape.text)
        ? [13, 13]
        : [shape.text.length * letterSize * 1.2 * 0.53, letterSize * 1.2];
      const size = shape.isUpright ? { width: up, height: across } : { width: across, height: up };
      const [x, y] = [shape.x - size.width / 2, shape.y - size.height / 2];
      return { x, y, ...size, text: shape.text };
    });
    for (const [index, one] of boxes.entries()) {
      const touching = boxes.slice(index + 1).filter((other) => isNear(one, other, 1));
      expect(touching.map(({ text }) => [one.text, text])).toEqual([]);
    }
  }
});
