import { readFileSync } from 'node:fs';
import { processTree } from '../processes.ts';
import { MemoryGroup } from './memory-group.ts';

const intervalInMilliseconds = 100;

/** Kills a process and all its descendants at once. */
export function killTree(root: number): void {
  for (const one of processTree(root)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It is already gone.
    }
  }
}

/**
 * Seconds that the server's main thread has spent ready to run but without a core, since it
 * started.
 */
export function secondsWithoutCore(root: number): number {
  try {
    const isServer = (one: number) =>
      readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('build/server/main.js');
    const server = processTree(root).find(isServer) ?? root;
    const waited = readFileSync(`/proc/${server}/task/${server}/schedstat`, 'utf8').split(' ')[1];
    return Number(waited) / 1e9;
  } catch {
    return Number.NaN;
  }
}

/**
 * Megabytes that a memory cgroup would charge and could not reclaim: private and shared memory of
 * the processes, and mapped files once each.
 */
function megabytesOf(tree: number[]): number {
  let own = 0;
  let files = 0;
  for (const one of tree) {
    const status = readStatus(one);
    const of = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    own += of('RssAnon') + of('RssShmem');
    files = Math.max(files, of('RssFile'));
  }
  return (own + files) / 1024;
}

function readStatus(process: number): string {
  try {
    return readFileSync(`/proc/${process}/status`, 'utf8');
  } catch {
    return '';
  }
}

export interface MemoryWatch {
  /** Megabytes now, and the peak since the last call of `restart`. */
  now: number;
  peak: number;
  /** Whether the process tree exceeded its limit and was killed. */
  isExceeded: boolean;
  restart(): void;
  stop(): void;
}

/**
 * Kills a process and all its descendants if together they exceed `limit` megabytes: through a
 * memory cgroup if possible, otherwise by checking ten times a second.
 * @param root has not started any others yet.
 */
export function limitMemory(root: number, limit: number): MemoryWatch {
  const group = MemoryGroup.of(root, limit);
  const watch: MemoryWatch = {
    ...{ now: 0, peak: 0, isExceeded: false },
    restart() {
      watch.peak = watch.now;
    },
    stop() {
      clearInterval(timer);
      group?.remove();
    },
  };
  const timer = setInterval(() => {
    watch.now = group?.megabytes ?? megabytesOf(processTree(root));
    watch.peak = Math.max(watch.peak, watch.now);
    if (watch.isExceeded) return;
    watch.isExceeded = group?.hasKilled ?? watch.now > limit;
    if (watch.isExceeded) killTree(root);
  }, intervalInMilliseconds);
  return watch;
}
