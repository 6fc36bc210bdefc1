import { expect, it } from 'vitest';
import { readSnapshot } from '../../scripts/schema-snapshot.ts';

interface Snapshot {
  tables: Record<
    string,
    {
      name: string;
      indexes: Record<string, { columns: (string | { expression: string })[] }>;
    }
  >;
}

it.each(['sqlite', 'postgres'])(
  'texts are found by the row that they belong to on %s',
  (dialect) => {
    const { tables } = readSnapshot(`cms/migrations/${dialect}`) as Snapshot;
    const ofTexts = Object.values(tables).filter(({ name }) => name.endsWith('_locales'));
    expect(ofTexts.length).toBeGreaterThan(20);
    const firstColumns = (indexes: (typeof ofTexts)[number]['indexes']) =>
      Object.values(indexes).map(({ columns: [first] }) =>
        typeof first === 'object' ? first.expression : first,
      );
    const without = ofTexts.filter(({ indexes }) => !firstColumns(indexes).includes('_parent_id'));
    expect(without.map(({ name }) => name)).toEqual([]);
  },
);
