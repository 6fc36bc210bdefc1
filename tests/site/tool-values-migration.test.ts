import { SQLiteSyncDialect } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations as ofPostgres } from '../../cms/migrations/postgres/index.ts';
import { migrations as ofSqlite } from '../../cms/migrations/sqlite/index.ts';
import { queryDatabase } from '../helpers/database.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

const factor = { country: 'DE', year: 2025, source: 'Source of the factor' };

// The statements have no parameters: in every dialect they are what is written.
const dialect = new SQLiteSyncDialect();

describe.each(availableDatabases())('a database with tools in its settings, on %s', (database) => {
  const migration = (database === 'sqlite' ? ofSqlite : ofPostgres).find(({ name }) =>
    name.endsWith('_tool_values_global'),
  );
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  const read = (statement: string) => queryDatabase(site, statement);
  const save = async (global: string, data: object) =>
    expect((await site.post(`/api/globals/${global}`, data, { headers })).status).toBe(200);
  const publish = (value: number) =>
    save('tool-values', { gridFactors: [{ ...factor, factor: value }], _status: 'published' });
  const factorsIn = async (table: string) =>
    (await read(`SELECT factor, _parent_id FROM ${table} ORDER BY _parent_id`)).map((row) =>
      Number(row.factor),
    );

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
    await publish(301);
    await save('settings', { hotline: '+49 30 1' });
    await publish(302);
    await save('settings', { hotline: '+49 30 2' });
    await publish(303);
    const draft = { gridFactors: [{ ...factor, factor: 999 }] };
    expect(
      (await site.post('/api/globals/tool-values?draft=true', draft, { headers })).status,
    ).toBe(200);
    await site.stop();
    const run = (statement: Parameters<typeof dialect.sqlToQuery>[0]) =>
      read(dialect.sqlToQuery(statement).sql);
    await migration?.down({ db: { run, execute: run } } as never);
  });
  afterAll(() => site?.destroy());

  test('has had in each version of the settings what was published when it was saved', async () => {
    expect(await factorsIn('settings_grid_factors')).toEqual([303]);
    expect((await factorsIn('_settings_v_version_grid_factors')).slice(-2)).toEqual([301, 302]);
    expect(await read('SELECT name FROM settings_inverters')).toEqual([{ name: 'INV-A' }]);
  });

  test('keeps them, with their versions, in a global of their own', async () => {
    await read(`DELETE FROM payload_migrations WHERE name = '${migration?.name}'`);
    await site.start();
    headers = await site.signIn();
    const { json } = await site.get('/api/globals/tool-values?depth=0');
    expect(json).toMatchObject({
      gridFactors: [{ ...factor, factor: 303 }],
      inverters: [{ name: 'INV-A', inverterMaximum: 1000, mpptMinimum: 200, mpptMaximum: 850 }],
    });
    const versions = await site.get('/api/globals/tool-values/versions?limit=50', { headers });
    const factors = versions.json.docs.map(
      ({ version }: { version: { gridFactors?: { factor: number }[] } }) =>
        version.gridFactors?.[0]?.factor,
    );
    expect(factors.slice(0, 2)).toEqual([302, 301]);
    await publish(304);
    await expect
      .poll(async () => (await site.get('/api/globals/tool-values')).json.gridFactors, visible)
      .toMatchObject([{ factor: 304 }]);
  });
});
