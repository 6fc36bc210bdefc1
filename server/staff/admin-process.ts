import { type ChildProcess, fork } from 'node:child_process';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { describe } from '../../cms/log.ts';
import { workerFile } from '../../own-files.ts';
import { availableBytes } from '../memory.ts';
import { forward } from './forward.ts';
import { Refusal } from './refusal.ts';

interface Options {
  log: Logger;
  /** Runs before the process is started. */
  prepare?: (() => Promise<void>) | undefined;
  /** How long it stays alive without a request. */
  idleMilliseconds?: number;
}

interface Running {
  child: ChildProcess;
  agent: Agent;
  socket: string;
}

/**
 * An admin page takes a second or two on a busy machine; a process that is silent for this long has
 * hung.
 */
const patienceInMilliseconds = 60_000;
const patienceAtEndInMilliseconds = 2000;
const retryAfterSeconds = 2;
const shareOfHeap = 0.3;

/**
 * Payload's admin in a separate process: loading Next keeps a process busy for a second, and
 * the memory it takes is never returned. It starts on demand and ends when
 * idle for a while (docs/decisions/0025-admin-in-a-process.md).
 */
export class AdminProcess {
  readonly #log: Logger;
  readonly #idleMilliseconds: number;
  readonly #prepare: (() => Promise<void>) | undefined;
  #running: Promise<Running> | undefined;
  #underWay = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor({ log, prepare, idleMilliseconds = 15 * 60_000 }: Options) {
    this.#log = log;
    this.#prepare = prepare;
    this.#idleMilliseconds = idleMilliseconds;
  }

  /**
   * Forwards a request, and its response back.
   * @param asked headers that replace those of the request.
   * @param told headers that replace those of the response.
   * @throws Refusal when the process cannot be started or ends before it has answered.
   */
  async answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    headers: { asked: Record<string, string>; told: Record<string, string> },
  ): Promise<void> {
    clearTimeout(this.#idle);
    this.#underWay += 1;
    try {
      const { agent, socket } = await this.#start();
      await forward(incoming, outgoing, {
        to: { agent, socketPath: socket },
        ...headers,
        patience: patienceInMilliseconds,
        // It would hang for the next request too.
        hung: () => void this.end(),
      });
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#log.warn({ error: describe(error) }, 'the admin did not respond');
      throw new Refusal(503, retryAfterSeconds);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) {
        this.#idle = setTimeout(() => void this.end(), this.#idleMilliseconds).unref();
      }
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const running = this.#running;
    this.#running = undefined;
    const { child, agent } = (await running?.catch(() => undefined)) ?? {};
    agent?.destroy();
    if (!child?.connected) return;
    // Gives it time to clean up, unless it has hung.
    child.disconnect();
    setTimeout(() => child.kill('SIGKILL'), patienceAtEndInMilliseconds).unref();
  }

  #start(): Promise<Running> {
    if (this.#running) return this.#running;
    const running = this.#open(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  /** @param ended called when the process could not start, or has ended. */
  async #open(ended: () => void): Promise<Running> {
    try {
      await this.#prepare?.();
      return await this.#fork(ended);
    } catch (error) {
      ended();
      throw error;
    }
  }

  #fork(ended: () => void): Promise<Running> {
    const started = performance.now();
    const heap = Math.floor((availableBytes() * shareOfHeap) / 1024 / 1024);
    const child = fork(workerFile('admin-worker', 'server/staff/admin-worker.ts'), {
      // Next is built for production even if the site is in development.
      env: { MALLOC_ARENA_MAX: '2', ...process.env, NODE_ENV: 'production' },
      execArgv: [
        `--max-old-space-size=${Math.min(1024, Math.max(192, heap))}`,
        // Pages are rendered in bursts: a larger young generation only holds what is garbage.
        '--max-semi-space-size=8',
      ],
    });
    // Requests in progress keep the server alive; this process must not.
    child.unref();
    child.channel?.unref();
    return new Promise<Running>((resolve, reject) => {
      child.once('message', ({ socket }: { socket: string }) => {
        const milliseconds = Math.round(performance.now() - started);
        this.#log.info({ milliseconds }, 'the admin has started');
        resolve({ child, agent: new Agent({ keepAlive: true }), socket });
      });
      child.once('error', () => reject(new Refusal(503, retryAfterSeconds)));
      child.once('exit', (code, signal) => {
        this.#log.info({ code, signal }, 'the admin has ended');
        reject(new Refusal(503, retryAfterSeconds));
        ended();
      });
    });
  }
}
