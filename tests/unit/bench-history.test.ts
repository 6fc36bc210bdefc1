import { describe, expect, test } from 'vitest';
import { figuresOf, type Run } from '../../bench/history.ts';
import { drawPlots, isWithin, seriesOf } from '../../bench/plot-drawing.ts';
import { childrenOf, parseXml } from '../helpers/xml.ts';

const runOf = (at: string, value: number, machine = 'Node 24, 2 × X'): Run => ({
  ...{ at, commit: 'abc1234', machine, load: 0.1, benchmark: 'bench' },
  figures: { 'memory <now> & then': { value, unit: 'MB', budget: { atMost: 220 } } },
});

const runs = [
  runOf('2026-11-22T10:00:00.000Z', 230),
  runOf('2026-11-20T10:00:00.000Z', 200),
  runOf('2026-11-21T10:00:00.000Z', 100, 'Node 24, 8 × Y'),
];

test('rows of a benchmark become numbers, with the ratio that was promised', () => {
  const figures = figuresOf([
    { what: '  memory after startup, 9,123 B', measured: '1,212 MB' },
    { what: 'start', measured: '0.52 s', against: '3.00 s', ratio: 0.17, promise: { atMost: 1 } },
    { what: 'cached', measured: 'wrk', against: '32 connections' },
  ]);
  expect(figures).toEqual({
    'memory after startup': { value: 1212, unit: 'MB' },
    start: { value: 0.52, unit: 's' },
    'start, against 3.00 s': { value: 0.17, unit: '', budget: { atMost: 1 } },
  });
});

describe('The plots', () => {
  const all = seriesOf(runs);

  test('have each figure of each machine for itself, in the order of time', () => {
    expect(all.map(({ machine, points }) => [machine, points.map(({ value }) => value)])).toEqual([
      ['Node 24, 2 × X', [200, 230]],
      ['Node 24, 8 × Y', [100]],
    ]);
  });

  test('tell where the last run is beyond its budget', () => {
    expect(all.map(isWithin)).toEqual([false, true]);
  });

  test('are well-formed, with a line, its budget and a dot for each run', () => {
    const svg = parseXml(drawPlots(all));
    const [first] = childrenOf(svg, 'g');
    if (!first) throw new Error('Nothing was drawn');
    expect(childrenOf(first, 'circle')).toHaveLength(2);
    expect(childrenOf(first, 'text').map(({ text }) => text)).toContain('memory <now> & then');
    const lines = [...childrenOf(first, 'path'), ...childrenOf(first, 'polyline')];
    expect(lines.map(({ attributes }) => attributes.class)).toEqual(['axis', 'budget', 'line']);
    const [points = ''] = childrenOf(first, 'polyline').map(({ attributes }) => attributes.points);
    const [from, to] = points.split(' ').map((point) => Number(point.split(',')[1]));
    // More is higher up.
    expect(to).toBeLessThan(from ?? 0);
  });
});
