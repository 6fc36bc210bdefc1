import { describe, expect, it } from 'vitest';
import {
  bentPoint,
  curvatureOf,
  riseOf,
  spanOf,
} from '../../app/blocks/module-in-space/bending.ts';
import { project, viewOf } from '../../app/blocks/module-in-space/camera.ts';
import { spaceOf } from '../../app/blocks/module-in-space/data.ts';
import {
  cellsOf,
  firstPose,
  outlineOf,
  type Pose,
  placeOn,
  type Sheet,
  sheetsOf,
} from '../../app/blocks/module-in-space/sheets.ts';
import { eased, Resolution } from '../../app/blocks/module-in-space/space/frames.ts';
import {
  corners,
  floatsPerCorner,
  triangles,
} from '../../app/blocks/module-in-space/space/mesh.ts';
import type { SpaceContent } from '../../cms/interface.ts';

const section = (
  name: string,
  thickness: number,
  layers: [string, number, 'glass' | 'cells'][],
) => ({
  ...{ id: name, name, thickness, isExample: false },
  layers: layers.map(([id, each, material]) => ({
    ...{ id, name: id, thickness: each, material, isExample: true },
  })),
});

const row = (key: string, number: number, extra = {}) => ({
  ...{ key, name: key, value: String(number), number, unit: 'mm', isExample: false },
  ...{ qualifier: 'exactly' as const, ...extra },
});

const filled = (rows = [row('length', 2245), row('width', 1196), row('bendRadius', 1500)]) => ({
  models: [
    {
      ...{ id: '1', key: 'smf', name: 'SMF', href: null, certifications: [] },
      groups: [{ key: 'mechanical', title: 'Mechanical', rows }],
    },
  ],
  sections: [
    section('ours', 2, [
      ['front', 0.8, 'glass'],
      ['cells', 0.2, 'cells'],
      ['back', 1, 'glass'],
    ]),
    section('glass', 5, [
      ['pane', 4.8, 'glass'],
      ['cells of glass', 0.2, 'cells'],
    ]),
  ],
  glass: { value: 9.3, qualifier: 'about' as const, isExample: false, reference: 'glassModule' },
});

function shown(rows?: ReturnType<typeof row>[]): SpaceContent {
  const space = spaceOf(filled(rows));
  if (!space) throw new Error('nothing is shown');
  return space;
}

const space = shown();
const pose = (part: Partial<Pose> = {}): Pose => ({ ...firstPose, bend: 0, ...part });
const ours = (part: Partial<Pose> = {}) =>
  sheetsOf(space, pose(part)).filter((sheet) => sheet.of === 'ours');

describe('A bent sheet', () => {
  it.each([0, 0.1, 0.35, 1 / 1.5, 3])('keeps its length at a curvature of %f', (curvature) => {
    const steps = 4000;
    const points = Array.from({ length: steps + 1 }, (_, index) =>
      bentPoint(-1.1225 + (2.245 * index) / steps, 0, curvature),
    );
    const lengths = points.slice(1).map(([x, y], index) => {
      const [x0 = 0, y0 = 0] = points[index] ?? [];
      return Math.hypot(x - x0, y - y0);
    });
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(2.245, 6);
  });

  it('lies on a circle of its radius', () => {
    for (const from of [-1.1, -0.4, 0, 0.7, 1.1]) {
      const [x, y] = bentPoint(from, 0, 1 / 1.5);
      expect(Math.hypot(x, y + 1.5)).toBeCloseTo(1.5, 12);
    }
  });

  it('stands above its ends as the sagitta of its arc does, and spans its chord', () => {
    const half = 2.245 / 2 / 1.5;
    expect(riseOf(2.245, 1 / 1.5)).toBeCloseTo(1.5 * (1 - Math.cos(half)), 12);
    expect(spanOf(2.245, 1 / 1.5)).toBeCloseTo(2 * 1.5 * Math.sin(half), 12);
    expect(riseOf(2.245, 0)).toBeCloseTo(0, 12);
    expect(spanOf(2.245, 0)).toBe(2.245);
  });

  it('is never bent tighter than its data permit, nor at all where they state no radius', () => {
    expect(curvatureOf(1, 1.5)).toBeCloseTo(1 / 1.5, 12);
    expect(curvatureOf(7, 1.5)).toBeCloseTo(1 / 1.5, 12);
    expect(curvatureOf(0.5, 1.5)).toBeCloseTo(1 / 3, 12);
    expect(curvatureOf(-1, 1.5)).toBe(0);
    expect(curvatureOf(1, null)).toBe(0);
    expect(sheetsOf({ ...space, bendRadius: null }, pose({ bend: 1 }))[0]?.curvature).toBe(0);
  });
});

describe('The module', () => {
  it('has the size of the product data, in metres, and the thickness of its layers', () => {
    const sheets = ours();
    for (const { length, width } of sheets) expect([length, width]).toEqual([2.245, 1.196]);
    const ends = sheets.map((sheet) => placeOn(sheet, 1, 1));
    for (const [x, , z] of ends) expect([x, z]).toEqual([1.1225, 0.598]);
    expect(sheets.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(0.002, 12);
    expect(placeOn(sheets[0] as Sheet, 0, 0, (sheets[0] as Sheet).from)[1]).toBeCloseTo(0, 12);
  });

  it('has its layers in the order of the section, without gaps, also while it bends', () => {
    for (const bend of [0, 0.5, 1]) {
      const sheets = ours({ bend });
      expect(sheets.map(({ id }) => id)).toEqual(['back', 'cells', 'front']);
      for (const [index, sheet] of sheets.slice(1).entries()) {
        expect(sheet.from).toBe(sheets[index]?.to);
        expect(sheet.lift).toBe(sheets[index]?.lift);
      }
    }
  });

  it('comes apart from the lowest layer upwards, which stays on the ground', () => {
    const whole = ours();
    const sheets = ours({ apart: 1 });
    const lifts = sheets.map(({ lift }) => lift);
    expect(lifts[0]).toBe(whole[0]?.lift);
    expect(lifts).toEqual(lifts.toSorted((a, b) => a - b));
    expect(new Set(lifts).size).toBe(3);
  });

  it('stands beside a glass module of its size, which does not bend, and does not touch it', () => {
    const sheets = sheetsOf(space, pose({ bend: 1, beside: 1 }));
    const glass = sheets.filter((sheet) => sheet.of === 'glass');
    expect(glass.map(({ id }) => id)).toEqual(['cells of glass', 'pane']);
    for (const sheet of glass) {
      expect(sheet).toMatchObject({ length: 2.245, width: 1.196, curvature: 0, opacity: 1 });
    }
    const [mine, other] = [sheets[0]?.z ?? 0, glass[0]?.z ?? 0];
    expect(Math.abs(other - mine)).toBeGreaterThan(1.196);
    expect(sheetsOf({ ...space, glass: null }, pose({ beside: 1 })).length).toBe(3);
  });

  it('has 144 half-cut cells in the 520 W class', () => {
    const { along, across } = cellsOf(space);
    expect(along * across).toBe(144);
  });

  it('is drawn with closed sheets: each face lies where it looks to, and is covered once', () => {
    const list = corners();
    const at = (index: number) =>
      list.subarray(index * floatsPerCorner, (index + 1) * floatsPerCorner);
    const areas = new Map<string, number>();
    const indices = triangles();
    for (let first = 0; first < indices.length; first += 3) {
      const [a, b, c] = [0, 1, 2].map((next) => at(indices[first + next] ?? 0));
      if (!a || !b || !c) throw new Error('no triangle');
      const normal = [...a.subarray(3)];
      const side = normal.findIndex((share) => share !== 0);
      for (const corner of [a, b, c]) {
        expect([...corner.subarray(3)]).toEqual(normal);
        expect(corner[side]).toBe(normal[side]);
      }
      const [u = 0, v = 1] = [0, 1, 2].filter((axis) => axis !== side);
      const edge = (to: Float32Array, axis: number) => (to[axis] ?? 0) - (a[axis] ?? 0);
      const area = Math.abs(edge(b, u) * edge(c, v) - edge(b, v) * edge(c, u)) / 2;
      areas.set(normal.join(), (areas.get(normal.join()) ?? 0) + area);
    }
    expect(areas.size).toBe(6);
    for (const area of areas.values()) expect(area).toBeCloseTo(4, 5);
  });
});

describe('What is shown', () => {
  it('weighs glass by its weight per area, on the same area', () => {
    expect(space.glass?.weight).toEqual({ value: 25, qualifier: 'about', isExample: false });
    expect(spaceOf({ ...filled(), glass: { qualifier: 'about' } })?.glass?.weight).toBeNull();
  });

  it('takes the weight from the product data, or derives it from the weight per area', () => {
    const size = [row('length', 2000), row('width', 1000)];
    expect(shown([...size, row('weight', 7.7)]).ours.weight?.value).toBe(7.7);
    expect(shown([...size, row('weightPerArea', 2.8)]).ours.weight?.value).toBe(5.6);
    expect(shown(size).ours.weight).toBeNull();
  });

  it('bends the longer side, and marks examples', () => {
    const turned = shown([row('length', 1000), row('width', 2000, { isExample: true })]);
    expect([turned.length, turned.width, turned.isSizeExample]).toEqual([2000, 1000, true]);
  });

  it('is nothing without a size or layers, or for a kit of several modules', () => {
    expect(spaceOf(filled([row('length', 2000)]))).toBeNull();
    expect(spaceOf({ ...filled(), sections: [] })).toBeNull();
    expect(spaceOf({ ...filled(), models: [] })).toBeNull();
    const kit = [row('length', 2000, { note: 'both modules' }), row('width', 1000)];
    expect(spaceOf(filled(kit))).toBeNull();
  });
});

describe('The camera', () => {
  const poses = [pose(), pose({ apart: 1, bend: 1 }), pose({ beside: 1, bend: 1 })];
  const framings = poses.flatMap((one) =>
    [0.8, 1, 1.78].flatMap((aspect) =>
      [-60, 0, 34].flatMap((turn) => [0, 0.3].map((free) => ({ one, aspect, turn, free }))),
    ),
  );

  it.each(framings)(
    'has everything in sight: $one.apart $one.beside $aspect $turn $free',
    (one) => {
      const points = outlineOf(space, one.one);
      const view = viewOf(points, { turn: one.turn, aspect: one.aspect, freeOnRight: one.free });
      for (const point of points) {
        const [x, y] = project(view, point);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1 - one.free);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1);
      }
    },
  );
});

describe('Frames', () => {
  it('reach what was asked for, and stop', () => {
    let value = 0;
    let frames = 0;
    while (value !== 1 && frames < 1000) {
      value = eased(value, 1, 16);
      frames += 1;
    }
    expect(value).toBe(1);
    expect(frames).toBeLessThan(60);
    expect(eased(0, 1, Number.POSITIVE_INFINITY)).toBe(1);
  });

  it('have fewer pixels where the device is slow, and never fewer than three quarters', () => {
    const resolution = new Resolution(3);
    expect(resolution.value).toBe(2);
    for (let frame = 0; frame < 11; frame++) expect(resolution.hasStepped(40)).toBe(false);
    expect(resolution.hasStepped(40)).toBe(true);
    expect(resolution.value).toBe(1.5);
    for (let frame = 0; frame < 200; frame++) resolution.hasStepped(40);
    expect(resolution.value).toBe(0.75);
  });

  it('keep their pixels at 60 a second, whatever one of them takes', () => {
    const resolution = new Resolution(2);
    for (let frame = 0; frame < 240; frame++) resolution.hasStepped(frame % 12 === 0 ? 300 : 16.7);
    expect(resolution.value).toBe(2);
  });
});
