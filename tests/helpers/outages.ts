import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openSqlite } from './database.ts';
import { DatabaseProxy, type ProxyMode } from './database-proxy.ts';
import { type Database, freePort, startSite, TestSite } from './site.ts';
import { fillDisk, mountSmallDisk } from './small-disk.ts';

/** A way the database can fail, and how to repair it. */
export interface Outage {
  start: () => Promise<void>;
  end: () => Promise<void>;
}

export type OutageName = 'silent' | 'refused' | 'reset' | 'locked' | 'full';

/** One or two nodes on one database, and the possible failures. */
export interface Setting {
  nodes: [TestSite, ...TestSite[]];
  outages: Partial<Record<OutageName, Outage>>;
  destroy: () => Promise<void>;
}

/** Two nodes, with a proxy between them and PostgreSQL, which also simulates a full disk. */
async function onPostgres(): Promise<Setting> {
  const site = await startSite('postgres');
  const { port, dataDirectory } = site;
  const url = site.environment.DATABASE_URL ?? '';
  await site.stop();
  const proxy = new DatabaseProxy(url);
  const environment = {
    DATABASE_URL: await proxy.open(url),
    SECRET: 'the same on all nodes, and long enough',
  };
  const directory = await mkdtemp(path.join(tmpdir(), 'site-second-'));
  // Nodes share their uploads, in a bucket.
  await cp(dataDirectory, directory, { recursive: true });
  const nodes: Setting['nodes'] = [
    new TestSite(port, dataDirectory, environment),
    new TestSite(await freePort(), directory, environment),
  ];
  for (const node of nodes) await node.start();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const lock = 'BEGIN; LOCK TABLE inquiries, content_revisions IN EXCLUSIVE MODE';
  const by = (mode: ProxyMode) => ({
    start: () => proxy.set(mode),
    end: () => proxy.set('pass'),
  });
  return {
    nodes,
    outages: {
      silent: by('stall'),
      refused: by('refuse'),
      reset: by('reset'),
      locked: {
        start: async () => void (await other.query(lock)),
        end: async () => void (await other.query('ROLLBACK')),
      },
      full: by('full'),
    },
    async destroy() {
      for (const node of nodes) await node.stop('SIGKILL');
      await other.end();
      await proxy.close();
      await site.destroy();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * One node, on a disk of its own if this user may mount one; otherwise the disk cannot be filled.
 */
async function onSqlite(): Promise<Setting> {
  const disk = mountSmallDisk(160);
  const parent = disk?.directory ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  const data = path.join(parent, 'data');
  await cp(inject('filledDataDirectories').sqlite, data, { recursive: true });
  const site = new TestSite(await freePort(), data, {});
  await site.start();
  let unlock: (() => void) | undefined;
  let makeRoom: (() => void) | undefined;
  return {
    nodes: [site],
    outages: {
      locked: {
        start: async () => {
          const other = openSqlite(site);
          other.exec('BEGIN IMMEDIATE');
          unlock = () => {
            other.exec('ROLLBACK');
            other.close();
          };
        },
        end: async () => unlock?.(),
      },
      ...(disk && {
        full: {
          start: async () => {
            // Space already allocated to the journal could still be written.
            const other = openSqlite(site);
            other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
            other.close();
            makeRoom = fillDisk(parent);
            while ((await site.get('/readyz')).status === 200);
          },
          end: async () => makeRoom?.(),
        },
      }),
    },
    async destroy() {
      await site.stop('SIGKILL');
      disk?.unmount();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

export const settings: Record<Database, () => Promise<Setting>> = {
  sqlite: onSqlite,
  postgres: onPostgres,
};
