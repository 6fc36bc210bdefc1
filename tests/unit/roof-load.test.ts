import { describe, expect, it } from 'vitest';
import {
  adhesiveWeight,
  fixings,
  kilograms,
  kilonewtons,
  type LoadAssumptions,
  loadOf,
} from '../../app/roof/load.ts';
import { shareAmongStrings } from '../../app/roof/strings.ts';

const assumed: LoadAssumptions = {
  ...{ beadLength: 7, beadWidth: 10, beadHeight: 4, adhesiveDensity: 1400 },
  ...{ clamps: 6, clampWeight: 0.2, profileWeight: 1.5, cableWeight: 0.3 },
};

const installed = { count: 40, moduleWeight: 7.7, covered: 107.4, roof: 200 };

describe('the load', () => {
  it('of the adhesive is length × section × density', () => {
    // 7 m × 10 mm × 4 mm = 280 cm³, at 1.4 g/cm³.
    expect(adhesiveWeight(assumed)).toBeCloseTo(0.392, 9);
  });

  it.each(fixings)('adds up where modules are %s', (fixing) => {
    const load = loadOf({ ...installed, fixing }, assumed);
    const parts = load.modules + load.adhesive + load.clamps + load.profiles + load.cables;
    expect(load.total).toBeCloseTo(parts, 9);
    expect(load.perCovered * installed.covered).toBeCloseTo(load.total, 9);
    expect(load.perRoof * installed.roof).toBeCloseTo(load.total, 9);
  });

  it('has what each way of fixing needs, and nothing else', () => {
    const [bonded, clamped, onProfiles] = fixings.map((fixing) =>
      loadOf({ ...installed, fixing }, assumed),
    );
    expect(bonded).toMatchObject({ modules: 308, clamps: 0, profiles: 0, cables: 12 });
    expect(bonded?.adhesive).toBeCloseTo(15.68, 9);
    expect(clamped).toMatchObject({ adhesive: 0, profiles: 0 });
    expect(clamped?.clamps).toBeCloseTo(48, 9);
    expect(onProfiles?.profiles).toBeCloseTo(161.1, 9);
    expect(onProfiles?.adhesive).toBeCloseTo(15.68, 9);
  });

  it('of nothing is nothing', () => {
    const none = loadOf({ ...installed, count: 0, covered: 0, roof: 0, fixing: 'bonded' }, assumed);
    expect(none).toMatchObject({ total: 0, perCovered: 0, perRoof: 0 });
  });

  it('is the same in kN/m² and in kg/m²', () => {
    expect(kilograms(1)).toBeCloseTo(101.97, 2);
    expect(kilonewtons(15)).toBeCloseTo(0.1471, 4);
    for (const value of [0.01, 0.15, 2.8, 40]) {
      expect(kilonewtons(kilograms(value))).toBeCloseTo(value, 12);
    }
  });
});

describe('strings', () => {
  it('are as few and as equal as the limits allow', () => {
    expect(shareAmongStrings(40, { largest: 18, smallest: 5 })?.groups).toEqual([
      { strings: 1, modules: 14 },
      { strings: 2, modules: 13 },
    ]);
    expect(shareAmongStrings(36, { largest: 18, smallest: null })?.groups).toEqual([
      { strings: 2, modules: 18 },
    ]);
    expect(shareAmongStrings(3, { largest: Number.POSITIVE_INFINITY, smallest: null })).toEqual({
      groups: [{ strings: 1, modules: 3 }],
    });
  });

  it('are not made of fewer modules than the tracker needs, nor of none', () => {
    expect(shareAmongStrings(7, { largest: 6, smallest: 4 })).toBeNull();
    expect(shareAmongStrings(0, { largest: 18, smallest: 5 })).toBeNull();
    expect(shareAmongStrings(9, { largest: 0, smallest: null })).toBeNull();
  });
});
