import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, type Controls, type Scene, secondsUntil } from '../attack.ts';
import { ask, Counts } from '../client.ts';
import { findLost, sendApplication, sendInquiry } from '../forms.ts';
import { query } from '../rows.ts';

/** The process is killed while forms are being sent. */

const atOnce = 32;

interface Sent {
  all: string[];
  answered: string[];
}

/** Sends forms until the process is gone, which happens once this many are answered. */
async function sendUntilKilled(
  scene: Scene,
  controls: Controls,
  counts: Counts,
  send: (name: string, index: number) => ReturnType<typeof sendInquiry>,
  { all, answered }: Sent,
): Promise<void> {
  const enough = scene.isQuick ? 60 : 200;
  const goal = answered.length + enough;
  let kill: Promise<void> | undefined;
  let isOver = false;
  const run = crypto.randomUUID();
  const sender = async () => {
    while (!isOver) {
      const index = all.length;
      const name = `kill ${run} ${index}`;
      all.push(name);
      const reply = await send(name, index);
      counts.add(reply.status ? reply : 'no answer');
      if (reply.status === 200) answered.push(name);
      if (reply.status === 0) isOver = true;
      if (answered.length >= goal) kill ??= controls.kill();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  await kill;
  await controls.start();
}

export const killed: Attack = {
  name: 'kill-9',
  on: ['public', 'full', 'nodes'],
  takesDown: true,
  async run(scene, controls) {
    const counts = new Counts();
    const broken: string[] = [];
    const kinds = [
      ['inquiries', sendInquiry],
      ['applications', sendApplication],
    ] as const;
    for (const [table, send] of kinds) {
      const sent: Sent = { all: [], answered: [] };
      const refused = new Counts();
      const once = (name: string, index: number) => send(scene, name, { client: index });
      await sendUntilKilled(scene, controls, counts, once, sent);
      // Senders who got no response try again.
      for (const name of sent.all.filter((one) => !sent.answered.includes(one))) {
        const again = await once(name, 30_000 + sent.answered.length);
        if (again.status === 200) sent.answered.push(name);
        else refused.add(again);
      }
      for (const [why, count] of Object.entries(refused.came)) {
        broken.push(`${count} ${table} sent again: ${why}`);
      }
      const { lost, double } = await findLost(scene, table, sent.answered, sent.all);
      counts.came[`${table} lost`] = lost;
      counts.came[`${table} double`] = double;
      if (lost + double > 0) broken.push(`${table}: ${lost} lost, ${double} duplicated`);
    }
    const found = (await orphans(scene)).length;
    counts.came['files without an application'] = found;
    if (!scene.isQuick && found > 0) {
      const left = await waitForCleaning(scene);
      counts.came['of them left'] = left;
      if (left > 0) broken.push(`${left} CV files belong to no application`);
    }
    const ready = await ask(scene, '/readyz');
    if (ready.status !== 200) broken.push(`/readyz: ${ready.status}`);
    return {
      sent: `forms, ${atOnce} at once; SIGKILL during that, twice`,
      came: counts.came,
      demanded: '0 lost, 0 duplicated, orphaned files deleted',
      broken,
    };
  },
};

/** @returns the CV files that no row of the database refers to. */
async function orphans(scene: Scene): Promise<string[]> {
  const rows = await query(scene, 'SELECT filename FROM application_files');
  const known = new Set(rows.map(({ filename }) => String(filename)));
  const folder = path.join(scene.dataDirectory, 'application-files');
  const files = await readdir(folder).catch(() => []);
  return files.filter((name) => !known.has(name)).map((name) => path.join(folder, name));
}

/**
 * Young files may belong to applications in progress, so they are backdated. The site looks for
 * them soon after it starts.
 * @returns how many are left.
 */
async function waitForCleaning(scene: Scene): Promise<number> {
  const longAgo = Date.now() / 1000 - 48 * 3600;
  for (const file of await orphans(scene)) await utimes(file, longAgo, longAgo);
  await secondsUntil(async () => (await orphans(scene)).length === 0, 90);
  return (await orphans(scene)).length;
}
