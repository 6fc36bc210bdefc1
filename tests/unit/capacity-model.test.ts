import { describe, expect, it } from 'vitest';
import { checkLine, errorOf, plan, secondsFor, type Traffic } from '../../bench/capacity/model.ts';

const traffic: Traffic = {
  ...{ visitsPerDay: 86_400, peak: 2, pagesPerVisit: 5, perVisit: { form: 0.5 }, pages: 1000 },
  ...{ shields: 1, secondsKept: 100, changesPerDay: 864, used: 0.5 },
};
const measured = {
  ...{ node: { kept: 1, form: 100 }, database: { form: 10 }, kept: 500, making: 21 },
};

describe('the model of capacity', () => {
  it('expects a line between the smallest and the largest size, and says how far off it is', () => {
    const sizes = [
      { entries: 100, megabytes: 30 },
      { entries: 0, megabytes: 10 },
      { entries: 50, megabytes: 25 },
    ];
    const checks = checkLine('memory', sizes, ({ megabytes }) => megabytes);
    expect(checks).toEqual([{ what: 'memory', at: '50 entries', measured: 25, predicted: 20 }]);
    expect(checks.map(errorOf)).toEqual([expect.closeTo(0.2)]);
  });

  it('adds up what requests of each kind cost', () => {
    expect(secondsFor({ kept: 100, form: 3 }, { kept: 1, form: 100, search: 5 })).toBeCloseTo(0.4);
  });

  it('has the origin asked for each page once while the CDN keeps it', () => {
    const planned = plan(traffic, measured);
    expect(planned.visitsPerSecond).toBe(2);
    expect(planned.pagesPerSecond).toBe(10);
    expect(planned.originPagesPerSecond).toBe(10);
    expect(plan({ ...traffic, secondsKept: 500 }, measured).originPagesPerSecond).toBe(2);
  });

  it('makes pages that no node keeps each time, and has one node more than needed', () => {
    const planned = plan(traffic, measured);
    // One form a second, and ten pages, of which one half is kept.
    expect(planned.coresOfNodes).toBeCloseTo(0.1 + 5 * 0.001 + 5 * 0.021);
    expect(planned.coresOfDatabase).toBeCloseTo(0.01);
    // 500 pages 864 times a day: a tenth of the core, of which two fifths are left.
    expect(planned.shareForChanges).toBeCloseTo(0.105);
    expect(planned.nodes).toBe(2);
    expect(planned.connections).toBe(26);
    expect(plan({ ...traffic, changesPerDay: 8640 }, measured).nodes).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
