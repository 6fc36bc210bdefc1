import { describe, expect, it } from 'vitest';
import { toolMessages } from '../../app/i18n/tools.ts';
import { type BalconyEntries, queryOf, yieldQuery } from '../../app/tools/balcony/query.ts';
import { glassFor, lengthOn, readRailing } from '../../app/tools/balcony/railing.ts';
import { sketchRailing } from '../../app/tools/balcony/sketch.ts';
import { railingLabels } from '../../app/tools/balcony/wording.ts';

const entries: BalconyEntries = {
  ...{ place: 'Berlin', latitude: '', longitude: '', country: '' },
  ...{ azimuth: '200', railing: '4', floor: '', model: 'balcony-800' },
};
const read = (changed: Partial<BalconyEntries>, tag = 'en') =>
  readRailing({ ...entries, ...changed }, toolMessages('en', 'shared'), tag);

const kit = {
  ...{ key: 'k', name: 'K', href: null, power: 800, isExample: true },
  ...{ length: 1760, width: 1130, weight: 10.8, modules: 2 },
};

describe('A railing', () => {
  it('is read as people write lengths, and needs no floor', () => {
    expect(read({ railing: '3,5' }, 'de').railing).toEqual({ length: 3.5, floor: null });
    expect(read({ railing: '３．５', floor: '0' }, 'ja').railing).toEqual({
      length: 3.5,
      floor: 0,
    });
  });

  it.each([
    ['railing', '0'],
    ['railing', ''],
    ['railing', '-2'],
    ['railing', '1000000000'],
    ['railing', 'long'],
    ['floor', '1.5'],
    ['floor', '-1'],
    ['floor', '101'],
  ] as const)('is answered at its field where it cannot be used: %s %j', (name, typed) => {
    const { errors, railing } = read({ [name]: typed });
    expect(Object.keys(errors)).toEqual([name]);
    expect(railing).toBeNull();
  });

  it('has room for two modules of 1.76 m beside each other from 3.52 m on', () => {
    expect(lengthOn(kit)).toBeCloseTo(3.52, 9);
    // 3.978 m² at 9.3 kg/m².
    expect(glassFor(kit, 9.3)).toBeCloseTo(36.99, 2);
  });

  it('has an address of its own, and one of its yield', () => {
    expect(queryOf(entries)).toBe('?v=1&place=Berlin&azimuth=200&railing=4&model=balcony-800');
    const query = Object.fromEntries(new URLSearchParams(yieldQuery(entries)));
    expect(query).toMatchObject({ kind: 'balcony', tilt: '90', count: '1', model: 'balcony-800' });
  });
});

describe('The drawing of a railing', () => {
  const draw = (length: number, modules = 2) => {
    const one = { ...kit, modules };
    return sketchRailing(one, length, railingLabels(one, { length, floor: null }, 'en'));
  };
  const boxes = (sketch: ReturnType<typeof draw>, fill: string) =>
    sketch.shapes.flatMap((shape) => {
      if (shape.kind !== 'path' || shape.fill !== fill || !shape.stroke) return [];
      const numbers = [...shape.path.matchAll(/[\d.]+/g)].map(Number);
      const [x = 0, y = 0, right = 0, , , bottom = 0] = numbers;
      return [{ x, width: right - x, height: bottom - y }];
    });
  const said = (sketch: ReturnType<typeof draw>) =>
    sketch.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

  it('has railing and modules to one scale, with the length of both', () => {
    const sketch = draw(4);
    const [[handrail], [modules]] = [boxes(sketch, 'paper'), boxes(sketch, 'tint')];
    if (!handrail || !modules) throw new Error('not drawn');
    expect(modules.width / handrail.width).toBeCloseTo(3.52 / 4, 3);
    expect(modules.width / modules.height).toBeCloseTo(3520 / 1130, 2);
    expect(boxes(sketch, 'accent')).toEqual([]);
    expect(said(sketch)).toEqual(['4\u00a0m', '3.52\u00a0m']);
  });

  it('tells by how much a kit is too long', () => {
    const sketch = draw(3);
    const [[modules], [beyond]] = [boxes(sketch, 'tint'), boxes(sketch, 'accent')];
    if (!modules || !beyond) throw new Error('not drawn');
    expect(beyond.width / modules.width).toBeCloseTo(0.52 / 3.52, 3);
    expect(beyond.x + beyond.width).toBeCloseTo(modules.x + modules.width, 1);
    expect(said(sketch)).toEqual(['3\u00a0m', '0.52\u00a0m', '3.52\u00a0m']);
  });

  it.each([0.5, 1.7, 1.76, 3.5, 3.52, 12, 100])('stays within its borders: %s m', (length) => {
    for (const modules of [1, 2]) {
      const sketch = draw(length, modules);
      for (const shape of sketch.shapes) {
        if (shape.kind === 'text') {
          const half = shape.text.length * 2.5;
          expect(shape.x - half).toBeGreaterThanOrEqual(0);
          expect(shape.x + half).toBeLessThanOrEqual(sketch.width);
          expect(shape.y).toBeLessThanOrEqual(sketch.height - 4);
        } else expect(shape.path).not.toMatch(/NaN|Infinity|[A-Z ]-/);
      }
    }
  });
});
