import { expect, test } from 'vitest';
import { mergeGroups } from '../../app/blocks/specification-table/rows.ts';
import type { ModelContent } from '../../cms/interface.ts';

function model(key: string, groups: Record<string, string[]>): ModelContent {
  return {
    ...{ id: key, key, name: key, href: null, certifications: [] },
    groups: Object.entries(groups).map(([group, parameters]) => ({
      ...{ key: group, title: group },
      rows: parameters.map((parameter) => ({
        ...{ key: parameter, name: parameter, value: `${parameter} of ${key}`, unit: null },
        ...{ qualifier: 'exactly' as const, isExample: false },
      })),
    })),
  };
}

/** Of one order, of which each has a part. */
const few = model('few', { electrical: ['power', 'voltage'], limits: ['fuse'] });
const many = model('many', {
  electrical: ['power', 'efficiency', 'voltage', 'current'],
  mechanical: ['length'],
  limits: ['bendRadius', 'fuse'],
});

const keysOf = (models: ModelContent[]) =>
  mergeGroups(models).map(({ key, rows }) => [key, ...rows.map((row) => row.key)]);

test.each([
  ['first', [few, many]],
  ['last', [many, few]],
])('The parameters keep their order where the model with fewer of them stands %s', (_, models) => {
  expect(keysOf(models)).toEqual([
    ['electrical', 'power', 'efficiency', 'voltage', 'current'],
    ['mechanical', 'length'],
    ['limits', 'bendRadius', 'fuse'],
  ]);
});

test('Each model has its values in its own column, and nothing where it has none', () => {
  const rows = mergeGroups([few, many]).flatMap((group) => group.rows);
  const valuesOf = (key: string) =>
    rows.find((row) => row.key === key)?.values.map((value) => value?.value ?? null);
  expect(valuesOf('power')).toEqual(['power of few', 'power of many']);
  expect(valuesOf('efficiency')).toEqual([null, 'efficiency of many']);
});
