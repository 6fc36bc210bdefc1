import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fetchRaw, freePort, type Program } from '../programs.ts';
import { startSiteOn } from '../site.ts';
import { type Controls, type Mail, type Profile, pause, type Scene } from './attack.ts';
import { host } from './client.ts';
import type { MailSink } from './mail-sink.ts';
import { killTree, limitMemory, type MemoryWatch, secondsWithoutCore } from './memory.ts';
import { signIn } from './office.ts';
import { createDatabase, type OwnDatabase, type StallingProxy, startProxy } from './postgres.ts';

/** Megabytes that each node may use, including the processes that read CVs. */
export const memoryLimits: Record<Profile, number> = { public: 512, full: 1024, nodes: 1024 };

interface Node {
  port: number;
  dataDirectory: string;
  program: Program | undefined;
  memory: MemoryWatch | undefined;
}

/** Killed whatever happens, with all their descendants; programs.ts does not kill grandchildren. */
const roots = new Set<number>();
process.once('exit', () => {
  for (const root of roots) killTree(root);
});

/** The site of one profile, and what can be done to it from outside. */
export class Stage {
  readonly profile: Profile;
  readonly #directory: string;
  readonly #mails: MailSink;
  readonly #postgres: string | null;
  #nodes: Node[] = [];
  #database: OwnDatabase | undefined;
  #proxy: StallingProxy | undefined;
  #cookie = '';
  #copies = 0;
  #logStart = 0;
  #mailStart = 0;
  /** The time of a process that has since been replaced. */
  #hasExceeded = false;

  /** @param postgres the address of a server; needed only for nodes. */
  constructor(profile: Profile, directory: string, mails: MailSink, postgres: string | null) {
    this.profile = profile;
    this.#directory = directory;
    this.#mails = mails;
    this.#postgres = postgres;
  }

  /** Ends what ran before and starts the site on a fresh copy of the filled database. */
  async open(): Promise<void> {
    await this.close();
    this.#copies += 1;
    if (this.profile === 'nodes') await this.#openDatabase();
    const count = this.profile === 'nodes' ? 2 : 1;
    for (let index = 0; index < count; index += 1) {
      const name = `${this.profile}-${this.#copies}-${index}`;
      const dataDirectory = path.join(this.#directory, name);
      const filled = this.#database ? 'filled-nodes' : 'filled';
      await cp(path.join(this.#directory, filled), dataDirectory, { recursive: true });
      const port = await freePort();
      const node: Node = { port, dataDirectory, program: undefined, memory: undefined };
      this.#nodes.push(node);
      await this.#start(node);
    }
    const scene = await this.scene(0);
    if (this.profile !== 'public') this.#cookie = (await signIn(scene)) ?? '';
    if (this.profile !== 'public' && !this.#cookie) throw new Error('Signing in failed');
  }

  /** A separate database with the demonstration content, and a connection to it that can fail. */
  async #openDatabase(): Promise<void> {
    if (!this.#postgres) throw new Error('No PostgreSQL server was found');
    this.#database = await createDatabase(this.#postgres);
    const dataDirectory = path.join(this.#directory, 'filled-nodes');
    await rm(dataDirectory, { recursive: true, force: true });
    const environment = { DATABASE_URL: this.#database.url };
    const spawned = (root: number) => roots.add(root);
    await (await startSiteOn(dataDirectory, { environment, spawned })).stop();
    this.#proxy = await startProxy(this.#database.url);
  }

  async #start(node: Node): Promise<void> {
    node.program = await startSiteOn(node.dataDirectory, {
      port: node.port,
      log: 'info',
      output: this.#logFile,
      spawned: (root) => {
        roots.add(root);
        node.memory = limitMemory(root, memoryLimits[this.profile]);
      },
      environment: {
        SMTP_URL: this.#mails.url,
        TRUST_PROXY: 'loopback',
        NODE_OPTIONS: `--import=${new URL('container.mjs', import.meta.url)}`,
        ATTACK_MEMORY_BYTES: String(memoryLimits[this.profile] * 2 ** 20),
        ...(this.profile === 'public' && { ADMIN: 'off' }),
        ...(this.#proxy && { DATABASE_URL: this.#proxy.url }),
      },
    });
    // From now on the page is cached.
    const headers = { host, 'accept-encoding': 'br' };
    await fetchRaw(node.port, '/home', { headers });
  }

  get #logFile(): string {
    return path.join(this.#directory, `${this.profile}.log`);
  }

  get ports(): number[] {
    return this.#nodes.map(({ port }) => port);
  }

  /** Whether all nodes are running and none has exceeded its memory. */
  get isAlive(): boolean {
    return this.#nodes.every(
      ({ program, memory }) => program && !program.hasEnded() && !memory?.isExceeded,
    );
  }

  get isMemoryExceeded(): boolean {
    return this.#hasExceeded || this.#nodes.some(({ memory }) => memory?.isExceeded === true);
  }

  /** Of the first node, since it started. */
  get secondsWithoutCore(): number {
    return secondsWithoutCore(this.#nodes[0]?.program?.processId ?? 0);
  }

  get memory(): { now: number; peak: number } {
    const of = (read: (watch: MemoryWatch) => number) =>
      Math.max(0, ...this.#nodes.map(({ memory }) => (memory ? read(memory) : 0)));
    return { now: of(({ now }) => now), peak: of(({ peak }) => peak) };
  }

  /** The context of the attack with this number. From now on memory, log and mails are its own. */
  async scene(number: number, isQuick = false): Promise<Scene> {
    for (const { memory } of this.#nodes) memory?.restart();
    this.#hasExceeded = false;
    this.#logStart = (await this.#readLog()).length;
    this.#mailStart = this.#mails.received.length;
    return {
      ...{ profile: this.profile, isQuick, ports: this.ports, cookie: this.#cookie },
      dataDirectory: this.#nodes[0]?.dataDirectory ?? '',
      databaseUrl: this.#database?.url,
      network: `10.${number + 1}`,
    };
  }

  readonly controls: Controls = {
    kill: async () => {
      const [node] = this.#nodes;
      if (!node?.program) return;
      node.memory?.stop();
      killTree(node.program.processId);
      while (!node.program.hasEnded()) await pause(5);
      roots.delete(node.program.processId);
      node.program = undefined;
    },
    start: async () => {
      const [node] = this.#nodes;
      if (!node || (node.program && !node.program.hasEnded())) return;
      this.#hasExceeded ||= node.memory?.isExceeded ?? false;
      await this.#start(node);
    },
    line: async (state) => this.#proxy?.set(state),
    mails: async (): Promise<Mail[]> => this.#mails.received.slice(this.#mailStart),
    log: async () => (await this.#readLog()).slice(this.#logStart),
    memory: async () => this.memory.now,
  };

  async #readLog(): Promise<string> {
    return readFile(this.#logFile, 'utf8').catch(() => '');
  }

  async close(): Promise<void> {
    await this.#proxy?.set('open');
    for (const { program, memory, dataDirectory } of this.#nodes) {
      memory?.stop();
      if (program && !program.hasEnded()) await program.stop();
      if (program) roots.delete(program.processId);
      await rm(dataDirectory, { recursive: true, force: true });
    }
    this.#nodes = [];
    await this.#proxy?.close();
    await this.#database?.drop();
    this.#proxy = undefined;
    this.#database = undefined;
  }
}
