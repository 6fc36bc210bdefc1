import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startSite, TestSite } from './site.ts';

interface Nodes {
  nodes: [TestSite, TestSite, ...TestSite[]];
  /** Of their database. */
  url: string;
  destroy: () => Promise<void>;
}

/**
 * Several nodes, at least two, on one filled PostgreSQL database.
 * Call `destroy` when done.
 */
export async function startNodes(
  count: number,
  environment: Record<string, string> = {},
): Promise<Nodes> {
  const first = await startSite('postgres', {
    SECRET: 'the same on all nodes, and long enough',
    ...environment,
  });
  const directory = await mkdtemp(path.join(tmpdir(), 'nodes-'));
  const open = async (name: number) =>
    new TestSite(await freePort(), path.join(directory, String(name)), first.environment);
  const others: [TestSite, ...TestSite[]] = [await open(2)];
  for (let name = 3; name <= count; name += 1) others.push(await open(name));
  for (const node of others) await node.start();
  return {
    nodes: [first, ...others],
    url: first.environment.DATABASE_URL ?? '',
    async destroy() {
      for (const node of others) await node.stop('SIGKILL');
      await first.destroy();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
