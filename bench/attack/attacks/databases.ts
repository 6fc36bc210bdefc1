import pg from 'pg';
import type { Attack, Line } from '../attack.ts';
import { type Outage, outage } from '../outage.ts';
import { openSqlite, query } from '../rows.ts';

/** M3 and H3: databases that are locked, full or silent, or that refuse or reset connections. */

const written = ['inquiries', 'content_revisions', 'visit_counts'];

const sqliteLocked: Outage = {
  name: 'M3-locked',
  on: ['public', 'full'],
  async begin(scene) {
    const database = openSqlite(scene);
    database.exec('BEGIN EXCLUSIVE');
    return async () => {
      database.exec('ROLLBACK');
      database.close();
    };
  },
};

const sqliteFull: Outage = {
  name: 'M3-full',
  on: ['public', 'full'],
  async begin(scene) {
    const database = openSqlite(scene);
    for (const table of written) {
      database.exec(
        `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
      );
    }
    return async () => {
      for (const table of written) database.exec(`DROP TRIGGER full_${table}`);
      database.close();
    };
  },
};

const line = (state: Line): Outage => ({
  name: `H3-${state}`,
  on: ['nodes'],
  async begin(_, controls) {
    await controls.line(state);
    return () => controls.line('open');
  },
});

const postgresLocked: Outage = {
  name: 'H3-locked',
  on: ['nodes'],
  async begin({ databaseUrl }) {
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query(`BEGIN; LOCK TABLE ${written.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    return () => other.end();
  },
};

const postgresFull: Outage = {
  name: 'H3-full',
  on: ['nodes'],
  async begin(scene) {
    await query(
      scene,
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`,
    );
    for (const table of written) {
      await query(
        scene,
        `CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION full_disk()`,
      );
    }
    return () => query(scene, 'DROP FUNCTION full_disk CASCADE');
  },
};

export const databases: Attack[] = [
  sqliteLocked,
  sqliteFull,
  line('silent'),
  line('refused'),
  line('reset'),
  postgresLocked,
  postgresFull,
].map(outage);
