import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../app/tools/yield/coordinates.ts';
import { extent, positionIn, units, viewAround } from '../../app/tools/yield/map/geometry.ts';
import { listCities } from '../../server/solar/places.ts';

describe('The drawing of the land', () => {
  const file = readFileSync('app/tools/yield/map/land.svg', 'utf8');
  const [, drawn = ''] = / d="([^"]*)"/.exec(file) ?? [];

  /** In degrees from the upper left corner. */
  const rings = drawn
    .split('M')
    .slice(1)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
      const all = [[x / units, y / units] as const];
      for (let at = 0; at < steps.length; at += 2) {
        const [lastX, lastY] = all.at(-1) ?? [0, 0];
        all.push([lastX + (steps[at] ?? 0) / units, lastY + (steps[at + 1] ?? 0) / units]);
      }
      return {
        ring: all,
        top: Math.min(...all.map(([, y]) => y)),
        bottom: Math.max(...all.map(([, y]) => y)),
      };
    });

  function isLand(x: number, y: number): boolean {
    let isInside = false;
    for (const { ring, top, bottom } of rings) {
      if (y < top || y > bottom) continue;
      ring.forEach(([toX, toY], index) => {
        const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
        if (toY > y === fromY > y) return;
        if (x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isInside = !isInside;
      });
    }
    return isInside;
  }

  const isNearLand = (point: Point): boolean => {
    const world = viewAround(point, extent.width);
    const { x, y } = positionIn(world, point);
    const around = [-0.3, 0, 0.3];
    return around.some((right) =>
      around.some((down) => isLand(x * world.width + right, y * world.height + down)),
    );
  };

  it('has at most 15 KB as it is sent', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(15_000);
  });

  it('is where the cities are, and not where the sea is', () => {
    const cities = listCities('en');
    const dry = cities.filter(([, latitude, longitude]) => isNearLand({ latitude, longitude }));
    // The others are on islands that are too small to be drawn.
    expect(dry.length / cities.length).toBeGreaterThan(0.97);
    const seas = [
      { latitude: 40, longitude: -40 },
      { latitude: 0, longitude: -140 },
      { latitude: -30, longitude: 80 },
      { latitude: 35, longitude: 18 },
    ];
    expect(seas.filter(isNearLand)).toEqual([]);
  });

  it('is one shape, without borders', () => {
    expect(file.match(/<path/g)).toHaveLength(1);
    expect(file).not.toContain('stroke');
  });
});
