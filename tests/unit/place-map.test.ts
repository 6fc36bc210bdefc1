import { describe, expect, it, test } from 'vitest';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { type Point, readPoint } from '../../app/tools/yield/coordinates.ts';
import { clickedPoint, clickName, isClick, plainSize } from '../../app/tools/yield/map/click.ts';
import {
  extent,
  isWithin,
  moved,
  pointAt,
  positionIn,
  viewAround,
  viewBoxOf,
  widths,
} from '../../app/tools/yield/map/geometry.ts';
import { labelsIn } from '../../app/tools/yield/map/labels.ts';
import { distanceBetween, nearestOf, nearestText } from '../../app/tools/yield/nearest.ts';
import { pointText } from '../../app/tools/yield/point-text.ts';
import { listCities, nearestCity } from '../../server/solar/places.ts';
import { placeIn } from '../../server/tools/yield-place.ts';

const berlin: Point = { latitude: 52.52, longitude: 13.4 };

/** On each continent, on both sides of both ends of the map, and where the map ends. */
const points: Point[] = [
  berlin,
  { latitude: -33.9, longitude: 151.2 },
  { latitude: 64.1, longitude: -21.9 },
  { latitude: -54.8, longitude: -68.3 },
  { latitude: 21.3, longitude: -157.9 },
  { latitude: -18.1, longitude: 178.4 },
  { latitude: -13.8, longitude: -171.8 },
  { latitude: 65.6, longitude: -168.1 },
  { latitude: 0, longitude: 0 },
  { latitude: 75, longitude: 100 },
  { latitude: -60, longitude: 20 },
];

describe('The map', () => {
  const shown = points.flatMap((point) => widths.map((width) => ({ point, width })));

  it.each(shown)('shows $point $width° wide, and a press there means it', ({ point, width }) => {
    const view = viewAround(point, width);
    expect(isWithin(view, point)).toBe(true);
    const { x, y } = positionIn(view, point);
    const found = pointAt(view, x, y);
    expect(Math.abs(found.latitude - point.latitude)).toBeLessThan(0.051);
    expect(Math.abs(found.longitude - point.longitude)).toBeLessThan(0.051);
  });

  it.each(shown)('ends where it is drawn: $point $width° wide', ({ point, width }) => {
    const { left, top, width: wide, height } = viewAround(point, width);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + wide).toBeLessThanOrEqual(extent.width + 1e-9);
    expect(top + height).toBeLessThanOrEqual(extent.height + 1e-9);
  });

  it('has every place within what is around it, or it would look for it without end', () => {
    for (let latitude = -95; latitude <= 95; latitude += 2.7) {
      for (let longitude = -180; longitude <= 180; longitude += 3.3) {
        const point = { latitude, longitude };
        const missing = widths.filter((width) => !isWithin(viewAround(point, width), point));
        expect([point, missing]).toEqual([point, []]);
      }
    }
  });

  it('has a place in the middle of a part of it, to scale', () => {
    const view = viewAround(berlin, 15);
    const { x, y } = positionIn(view, berlin);
    expect(x).toBeCloseTo(0.5, 1);
    expect(y).toBeCloseTo(0.5, 1);
    // Twice as wide as it is high, in kilometres.
    const [west, east] = [pointAt(view, 0, 0.5), pointAt(view, 1, 0.5)];
    const [north, south] = [pointAt(view, 0.5, 0), pointAt(view, 0.5, 1)];
    expect(distanceBetween(west, east) / distanceBetween(north, south)).toBeCloseTo(2, 1);
  });

  it('lets a finger, which hits ten of 350 pixels, mean half a degree', () => {
    const view = viewAround(berlin, widths.at(-1) ?? 0);
    const [one, other] = [pointAt(view, 0.5, 0.5), pointAt(view, 0.5 + 10 / 350, 0.5)];
    expect(other.longitude - one.longitude).toBeLessThanOrEqual(0.5);
  });

  it('goes on around the world, and ends in the north and the south', () => {
    expect(moved({ latitude: 10, longitude: 179.5 }, 0, 1)).toEqual({
      ...{ latitude: 10, longitude: -179.5 },
    });
    expect(moved({ latitude: 10, longitude: -180 }, 0, -1).longitude).toBe(179);
    expect(moved({ latitude: 83.5, longitude: 0 }, 10, 0).latitude).toBe(84);
    expect(moved({ latitude: -59.5, longitude: 0 }, -10, 0).latitude).toBe(-60);
    expect(Object.is(moved({ latitude: 1, longitude: 0 }, -1, 0).latitude, 0)).toBe(true);
  });

  it('keeps the world where a place beyond it was typed', () => {
    const view = viewAround({ latitude: -89, longitude: 0 }, 40);
    expect(isWithin(view, { latitude: -89, longitude: 0 })).toBe(true);
  });
});

describe('The nearest city', () => {
  it('is found along the shortest way, across the date line as well', () => {
    // London to Paris: 344 km.
    const [london, paris] = [
      { latitude: 51.507, longitude: -0.128 },
      { latitude: 48.857, longitude: 2.352 },
    ];
    expect(distanceBetween(london, paris)).toBeCloseTo(344, -1);
    const places = [
      { name: 'east', latitude: 0, longitude: 175 },
      { name: 'west', latitude: 0, longitude: -179 },
    ];
    expect(nearestOf(places, { latitude: 0, longitude: 179 })?.place.name).toBe('west');
    expect(nearestOf([], berlin)).toBeNull();
  });

  it.each([
    ['de', { latitude: 52.5, longitude: 13.4 }, 'Berlin'],
    ['pl', { latitude: 52.5, longitude: 17 }, 'Poznań'],
    ['ja', { latitude: 35.7, longitude: 139.7 }, '東京'],
  ] as const)('is named in the language: %s %j', (language, point, name) => {
    expect(nearestCity(point, language)?.name).toContain(name);
  });

  it.each(languageCodes)('is told with its distance, roughly: %s', (language) => {
    const words = toolMessages(language, 'yield');
    const { tag } = languages[language];
    const told = (distance: number) => nearestText({ name: 'Nowhere', distance }, words, tag);
    expect(told(2)).toContain('Nowhere');
    expect(told(2)).not.toMatch(/\d/);
    expect(told(37.4)).toMatch(/40.km/);
    expect(told(1264)).toMatch(/1[., \u202f]?300.km/);
    expect(told(37.4)).not.toMatch(/[{}]/);
  });

  it('comes with coordinates, which have no name', () => {
    const { place } = placeIn({ v: '1', latitude: '52.6', longitude: '13.4' }, 'en');
    expect(place?.nearest).toMatchObject({ name: 'Berlin' });
    expect(place?.nearest?.distance).toBeLessThan(15);
    expect(placeIn({ v: '1', place: 'Berlin' }, 'en').place?.nearest).toBeUndefined();
  });
});

test.each([
  ['en', '52.5° N, 13.4° E', '33.9° S, 58.4° W'],
  ['de', '52,5° N, 13,4° O', '33,9° S, 58,4° W'],
  ['fr', '52,5° N, 13,4° E', '33,9° S, 58,4° O'],
  ['es', '52,5° N, 13,4° E', '33,9° S, 58,4° O'],
  ['pl', '52,5° N, 13,4° E', '33,9° S, 58,4° W'],
  ['zh', '北纬52.5°，东经13.4°', '南纬33.9°，西经58.4°'],
  ['ja', '北緯52.5°、東経13.4°', '南緯33.9°、西経58.4°'],
] as const)('Coordinates are written as the language does: %s', (language, one, other) => {
  const words = toolMessages(language, 'yield');
  const text = (latitude: number, longitude: number) =>
    pointText({ latitude, longitude }, words, languages[language].tag);
  expect(text(52.5, 13.4)).toBe(one);
  expect(text(-33.9, -58.4)).toBe(other);
});

test.each([
  ['52,5', '-13.4', { latitude: 52.5, longitude: -13.4 }],
  ['５２．５', '−13,4', { latitude: 52.5, longitude: -13.4 }],
  ['91', '0', null],
  ['0', '181', null],
  ['', '13', null],
  ['north', '13', null],
])('Coordinates are read as people type them: %j %j', (latitude, longitude, point) => {
  expect(readPoint({ latitude, longitude }, 'de')).toEqual(point);
});

describe('A click on a picture of the map', () => {
  const views = points.flatMap((point) => widths.map((width) => viewAround(point, width)));
  const sent = (name: string, x: unknown, y: unknown): [string, string][] => [
    [`${name}.x`, String(x)],
    [`${name}.y`, String(y)],
  ];

  it('means the place that was shown there', () => {
    for (const view of views) {
      const given = sent(clickName(view), plainSize.width / 4, plainSize.height / 2);
      const found = clickedPoint([['place', 'Berlin'], ...given]);
      const exact = pointAt(view, 0.25, 0.5);
      // A pixel is as wide as this.
      const [wide, high] = [view.width / plainSize.width, view.height / plainSize.height];
      expect(Math.abs((found?.latitude ?? 99) - exact.latitude)).toBeLessThan(high / 2 + 0.11);
      expect(Math.abs((found?.longitude ?? 999) - exact.longitude)).toBeLessThan(wide / 2 + 0.11);
      for (const [name] of given) expect(isClick(name)).toBe(true);
    }
  });

  it('is none where the Enter key has sent the form', () => {
    expect(clickedPoint(sent('map_0_0_360_144', 0, 0))).toBeNull();
  });

  it.each([
    ['map_0_0_360_144', 'x', 'y'],
    ['map_0_0_360_144', '-1', '1e9'],
    ['map_350_0_40_144', '5', '5'],
    ['map_0_0_999_999', '5', '5'],
    ['map', '5', '5'],
    ['place', '5', '5'],
  ])('is none where nobody can have clicked: %s %s %s', (name, x, y) => {
    expect(clickedPoint(sent(name, x, y))).toBeNull();
  });

  it('beyond the picture means its edge', () => {
    const found = clickedPoint(sent('map_0_0_360_144', 5000, 5000));
    expect(found).toEqual({ latitude: -60, longitude: -169 });
  });

  it('shows the land as the map with scripts does', () => {
    expect(viewBoxOf({ left: 162.4, top: 20, width: 40, height: 12.2 })).toBe('1624 200 400 122');
  });
});

describe('Names of cities on the map', () => {
  const size = { width: 350, height: 175 };

  it.each(languageCodes)(
    'are those of the largest, and do not lie on each other: %s',
    (language) => {
      const labels = labelsIn(listCities(language), viewAround(berlin, 15), size);
      expect(labels.length).toBeGreaterThan(2);
      expect(labels.length).toBeLessThanOrEqual(12);
      for (const { x, y } of labels) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
        const same = labels.filter((other) => other.y !== y && Math.abs(other.y - y) < 18);
        for (const other of same) expect(Math.abs(other.x - x)).toBeGreaterThan(24);
      }
    },
  );

  it('have Berlin among them around Berlin, and none at sea', () => {
    const names = labelsIn(listCities('en'), viewAround(berlin, 15), size).map(({ name }) => name);
    expect(names).toContain('Berlin');
    const sea = { latitude: -40, longitude: -120 };
    expect(labelsIn(listCities('en'), viewAround(sea, 15), size)).toEqual([]);
  });
});
