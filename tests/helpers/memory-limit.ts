import { access, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of both versions of Linux's control groups. */
const versions = [
  {
    folder: '/sys/fs/cgroup/memory',
    ...{ limit: 'memory.limit_in_bytes', most: 'memory.max_usage_in_bytes' },
    kills: 'memory.oom_control',
  },
  {
    folder: '/sys/fs/cgroup',
    ...{ limit: 'memory.max', most: 'memory.peak', kills: 'memory.events' },
  },
];

/** A control group, in which processes are ended that need more memory than it has. */
export class MemoryLimit {
  readonly #folder: string;
  readonly #files: (typeof versions)[number];

  private constructor(folder: string, files: (typeof versions)[number]) {
    this.#folder = folder;
    this.#files = files;
  }

  /** @returns null where this user may not make one. */
  static async make(bytes: number): Promise<MemoryLimit | null> {
    for (const files of versions) {
      const folder = path.join(files.folder, `website-test-${process.pid}`);
      try {
        await mkdir(folder);
        await access(path.join(folder, files.limit));
        await writeFile(path.join(folder, files.limit), String(bytes));
        return new MemoryLimit(folder, files);
      } catch {
        await rmdir(folder).catch(() => undefined);
      }
    }
    return null;
  }

  /** A process that writes its number here is limited, with all that it starts. */
  get processes(): string {
    return path.join(this.#folder, 'cgroup.procs');
  }

  /** @returns bytes, with what is kept of files. */
  async mostUsed(): Promise<number> {
    return Number(await this.#read(this.#files.most));
  }

  async timesKilled(): Promise<number> {
    return Number(/^oom_kill (\d+)$/m.exec(await this.#read(this.#files.kills))?.[1]);
  }

  #read(name: string): Promise<string> {
    return readFile(path.join(this.#folder, name), 'utf8');
  }

  /** Once its processes have ended. */
  remove(): Promise<void> {
    return rmdir(this.#folder);
  }
}
