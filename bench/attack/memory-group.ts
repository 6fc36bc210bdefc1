import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where each cgroup version is mounted, and the names of its files. */
const versions = [
  {
    folder: '/sys/fs/cgroup',
    limit: 'memory.max',
    charged: /^(?:anon|shmem|kernel) (\d+)$/gm,
    killed: 'memory.events',
  },
  {
    folder: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    charged: /^total_(?:rss|shmem) (\d+)$/gm,
    killed: 'memory.oom_control',
  },
];
type Version = (typeof versions)[number];

/** Groups that could not be removed yet because a process in them was still running. */
const left = new Set<string>();

function sweep(): void {
  for (const folder of left) {
    try {
      rmdirSync(folder);
      left.delete(folder);
    } catch {
      // It is retried later.
    }
  }
}
process.once('exit', () => {
  for (let attempt = 0; left.size > 0 && attempt < 20; attempt += 1) {
    sweep();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
});

let count = 0;

/**
 * A memory cgroup: the kernel itself kills whatever exceeds the limit, as in a container. Linux
 * only, and usually root only.
 */
export class MemoryGroup {
  /** Whether one could be created so far. */
  static isUsed = false;
  readonly #folder: string;
  readonly #version: Version;

  private constructor(folder: string, version: Version) {
    this.#folder = folder;
    this.#version = version;
  }

  /**
   * @param root a process that has not started any others yet: only its future children join the
   * group.
   * @returns null if no group can be created.
   */
  static of(root: number, megabytes: number): MemoryGroup | null {
    sweep();
    count += 1;
    for (const version of versions) {
      const folder = path.join(version.folder, `site-attack-${process.pid}-${count}`);
      try {
        mkdirSync(folder);
        left.add(folder);
        // An ordinary folder of that name would accept any file.
        readFileSync(path.join(folder, version.limit));
        writeFileSync(path.join(folder, version.limit), String(megabytes * 2 ** 20));
        writeFileSync(path.join(folder, 'cgroup.procs'), String(root));
        left.delete(folder);
        MemoryGroup.isUsed = true;
        return new MemoryGroup(folder, version);
      } catch {
        // Tries the next version.
      }
    }
    return null;
  }

  /** Megabytes that the kernel could not reclaim, so without the file cache. */
  get megabytes(): number {
    let bytes = 0;
    for (const [, part] of this.#read('memory.stat').matchAll(this.#version.charged)) {
      bytes += Number(part);
    }
    return bytes / 2 ** 20;
  }

  /** Whether the kernel had to kill something in it. */
  get hasKilled(): boolean {
    return /^oom_kill [1-9]/m.test(this.#read(this.#version.killed));
  }

  /** It is removed once all its processes have ended. */
  remove(): void {
    left.add(this.#folder);
  }

  #read(name: string): string {
    try {
      return readFileSync(path.join(this.#folder, name), 'utf8');
    } catch {
      return '';
    }
  }
}
