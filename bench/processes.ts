/** What Linux says of processes, in /proc. */
import { readdirSync, readFileSync } from 'node:fs';

const allProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The fields after the name, which may contain spaces and parentheses; none once it has ended. */
function fieldsOf(one: number): string[] {
  try {
    return readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** The process and all its descendants, unordered. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const one of allProcesses()) {
    const parent = fieldsOf(one)[1];
    if (parent === undefined) continue;
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), one]);
  }
  const tree = [root];
  // A list may grow while it is iterated; what is added is visited too.
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

/** Those that PostgreSQL on this machine has for the connections to a database. */
export function backendsOf(databaseUrl: string): number[] {
  const name = new URL(databaseUrl).pathname.slice(1);
  return allProcesses().filter((one) => {
    try {
      const command = readFileSync(`/proc/${one}/cmdline`, 'utf8');
      return command.startsWith('postgres:') && command.includes(` ${name} `);
    } catch {
      return false;
    }
  });
}

/** Seconds of processor time of a process, in hundredths; null if the system does not report it. */
export function processorSeconds(one: number): number | null {
  const [user, system] = fieldsOf(one).slice(11, 13);
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) / 100;
}

/** The same of several, with what their children have taken that have ended. */
export function processorSecondsOfAll(processes: number[]): number {
  const hundredths = processes
    .flatMap((one) => fieldsOf(one).slice(11, 15))
    .reduce((sum, field) => sum + Number(field), 0);
  return hundredths / 100;
}
