import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../environment.ts';
import { readPlan } from '../../server/move/plan.ts';
import { areSame, fromPostgres, fromSqlite, toPostgres } from '../../server/move/values.ts';

describe('a value that moves', () => {
  it.each([
    ['date', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['date', '2026-11-23T10:00:00+02:00', '2026-11-23T08:00:00.000Z'],
    ['boolean', 0, false],
    ['boolean', 1, true],
    ['number', 0.1, 0.1],
    ['text', '1.0', '1.0'],
    ['json', 'null', 'null'],
    ['json', null, null],
  ] as const)('as a %s of SQLite, %s, is %s', (kind, stored, value) => {
    expect(fromSqlite(kind, stored)).toBe(value);
  });

  it.each([
    ['date', 'soon'],
    ['boolean', 2],
    ['integer', 'one'],
    ['text', new Uint8Array(1)],
  ] as const)('is refused as a %s when it is %s', (kind, stored) => {
    expect(() => fromSqlite(kind, stored)).toThrow(`no ${kind}`);
  });

  it('is the same from PostgreSQL, which writes it differently', () => {
    expect(fromPostgres('json', '{"b": [1, 2], "aa": null}')).toBe('{"b":[1,2],"aa":null}');
    expect(fromPostgres('number', '1.50')).toBe(1.5);
    expect(fromPostgres('boolean', 'false')).toBe(false);
  });

  it('is the same with the keys of JSON in another order, and with nothing else changed', () => {
    expect(areSame('json', '{"a":1,"b":[1,2]}', '{"b":[1,2],"a":1}')).toBe(true);
    expect(areSame('json', '{"a":1,"b":[1,2]}', '{"b":[2,1],"a":1}')).toBe(false);
    expect(areSame('json', 'null', null)).toBe(false);
    expect(areSame('text', '{"a":1,"b":2}', '{"b":2,"a":1}')).toBe(false);
  });

  it('is refused when PostgreSQL could not hold it', () => {
    expect(() => toPostgres('a\0b')).toThrow('U+0000');
    expect(toPostgres(true)).toBe('true');
  });
});

describe('where a site moves', () => {
  const onSqlite: NodeJS.ProcessEnv = { NODE_ENV: 'production', DATA_DIR: '/srv/site' };
  const inBucket = { ...onSqlite, S3_BUCKET: 'old' };
  const onPostgres = { ...onSqlite, DATABASE_URL: 'postgres://host/old' };
  const planOf = (line: string, variables: NodeJS.ProcessEnv) =>
    readPlan(line.split(' ').filter(Boolean), parseEnvironment(variables));
  const folder = (name: string) => ({ kind: 'folder', folder: name });
  const bucket = { kind: 'bucket', name: 'new' };
  const postgres = { kind: 'postgres', url: 'postgres://host/new' };

  it.each([
    ['--to postgres://host/new', onSqlite, { database: postgres, files: null }],
    [
      '--to postgres://host/new --files-to /a',
      onSqlite,
      { database: postgres, files: folder('/a') },
    ],
    [
      '--to postgres://host/new --files-to s3://new',
      onSqlite,
      { database: postgres, files: bucket },
    ],
    ['--to /a', onPostgres, { database: folder('/a'), files: folder('/a') }],
    ['--to /srv/site', onPostgres, { database: folder('/srv/site'), files: null }],
    ['--to /a --files-to s3://new', onPostgres, { database: folder('/a'), files: bucket }],
    ['--files-to s3://new/', onSqlite, { database: null, files: bucket }],
    ['--files-to /srv/site', inBucket, { database: null, files: folder('/srv/site') }],
  ])('with %s', (line, variables, plan) => {
    expect(planOf(line, variables)).toEqual(plan);
  });

  it.each([
    ['', onSqlite, 'Usage'],
    ['--to mysql://host/new', onSqlite, 'Usage'],
    ['--files-to s3://new/prefix', onSqlite, 'Usage'],
    ['--force --to /a', onPostgres, 'Usage'],
    ['--to /a', onSqlite, 'on SQLite already'],
    ['--to postgres://host/new', onPostgres, 'on PostgreSQL already'],
    ['--files-to s3://old', inBucket, 'there already'],
    ['--files-to /srv/site', onSqlite, 'there already'],
    ['--files-to /a', inBucket, '--files-to /srv/site'],
    ['--to /a --files-to /b', onPostgres, '--files-to /a'],
  ])('is refused with %s', (line, variables, reason) => {
    expect(() => planOf(line, variables)).toThrow(reason);
  });
});
