import { DatabaseSync } from 'node:sqlite';
import { SQLiteSyncDialect } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import { expect, test } from 'vitest';
import { migrations } from '../../cms/migrations/sqlite/index.ts';

const dialect = new SQLiteSyncDialect();

test('An earlier database keeps its company, its hotline and its list of countries', async () => {
  const database = new DatabaseSync(':memory:');
  const run = async (statement: Parameters<typeof dialect.sqlToQuery>[0]) =>
    database.exec(dialect.sqlToQuery(statement).sql);
  const db = { run };
  const here = migrations.findIndex(({ name }) => name.endsWith('_markets'));
  // Those that rewrite what is there need more of Payload, and make no table.
  const earlier = migrations.slice(0, here).filter(({ name }) => !/ids_never|maximum/.test(name));
  for (const { up } of earlier) await up({ db } as never);
  database.exec(`
    INSERT INTO settings (id, company_name, hotline, hotline_is_example) VALUES (1, 'eArc', '+1', 1);
    INSERT INTO settings_locales (_locale, _parent_id, working_hours) VALUES ('de', 1, '9 bis 5');
  `);
  const read = (columns: string, table: string) =>
    database.prepare(`SELECT ${columns} FROM ${table} ORDER BY 1`).all().map(Object.values);

  await migrations[here]?.up({ db } as never);
  const texts = '_locale, company_name, hotline, hotline_is_example, working_hours';
  expect(read(texts, 'settings_locales')).toEqual([
    ['de', '', null, 0, '9 bis 5'],
    ['en', 'eArc', '+1', 1, null],
  ]);
  expect(read('"order", value', 'settings_list_sites')).toEqual([
    [1, 'zh'],
    [2, 'cn'],
  ]);

  await migrations[here]?.down({ db } as never);
  expect(read('company_name, hotline, hotline_is_example', 'settings')).toEqual([
    ['eArc', '+1', 1],
  ]);
});
