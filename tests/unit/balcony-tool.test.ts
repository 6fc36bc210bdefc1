import { describe, expect, it } from 'vitest';
import { toolMessages } from '../../app/i18n/tools.ts';
import { type BalconyEntries, queryOf, yieldQuery } from '../../app/tools/balcony/query.ts';
import { glassFor, lengthOn, readRailing } from '../../app/tools/balcony/railing.ts';

const entries: BalconyEntries = {
  ...{ place: 'Berlin', latitude: '', longitude: '', country: '' },
  ...{ azimuth: '200', railing: '4', floor: '', model: 'balcony-800' },
};
const read = (changed: Partial<BalconyEntries>, tag = 'en') =>
  readRailing({ ...entries, ...changed }, toolMessages('en', 'shared'), tag);

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
    const kit = {
      ...{ key: 'k', name: 'K', href: null, power: 800, isExample: true },
      ...{ length: 1760, width: 1130, weight: 10.8, modules: 2 },
    };
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
