import type { Client } from './client-address.ts';
import { Overload } from './overload.ts';
import { nextTurn } from './turns.ts';

export interface WorkQueueOptions {
  /** How many works are under way at the same time. */
  atOnce: number;
  /** How many more wait, of all clients together. */
  waiting: number;
  /** How many of one client; all of them when left out. */
  waitingOfClient?: number;
  /** How long one waits at most; until its turn comes when left out. */
  milliseconds?: number;
}

/** For work that is done once for all who wait for it. */
const everybody: Client = { address: '', isLoopback: false };

interface Waiting {
  start: () => void;
  refuse: (reason: Overload) => void;
}

/**
 * Does what takes long, for all clients in turn: whoever asks for much waits behind those who ask
 * for little. Who comes when it is full takes the last place of the client who has the most.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  /** What waits, by client, in the order in which clients are served. */
  readonly #lanes = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** @throws Overload when it cannot be done soon, and what `work` throws. */
  async run<Result>(work: () => Promise<Result>, client = everybody): Promise<Result> {
    const leave = await this.enter(client);
    try {
      await nextTurn();
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * For what ends elsewhere than it begins.
   * @returns what makes room for the next, to be called once.
   * @throws Overload when the turn of the client cannot come soon.
   */
  async enter(client: Client): Promise<() => void> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#wait(client);
    return () => this.#startNext();
  }

  /** Resolves with a place among those under way. */
  #wait({ address, isLoopback }: Client): Promise<void> {
    const { waiting, waitingOfClient = Number.POSITIVE_INFINITY, milliseconds } = this.#options;
    const lane = this.#lanes.get(address) ?? [];
    // Behind a proxy that nobody has declared all visitors are one.
    if (!isLoopback && lane.length >= waitingOfClient) throw new Overload('tooMany');
    if (this.#waiting >= waiting) this.#makeRoom(lane.length);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (reason) => {
          clearTimeout(timer);
          reject(reason);
        },
      };
      const giveUp = () => {
        this.#remove(address, one);
        reject(new Overload('busy'));
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(giveUp, milliseconds);
      lane.push(one);
      this.#lanes.set(address, lane);
      this.#waiting += 1;
    });
  }

  /** @throws Overload when nobody waits with more than the one who comes. */
  #makeRoom(own: number): void {
    const [address, longest] = [...this.#lanes].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    const last = longest.length > own + 1 ? longest.at(-1) : undefined;
    if (!last) throw new Overload('busy');
    this.#remove(address, last);
    last.refuse(new Overload('busy'));
  }

  #remove(address: string, one: Waiting): void {
    const lane = this.#lanes.get(address);
    const index = lane?.indexOf(one) ?? -1;
    if (!lane || index < 0) return;
    lane.splice(index, 1);
    this.#waiting -= 1;
    if (lane.length === 0) this.#lanes.delete(address);
  }

  #startNext(): void {
    const [next] = this.#lanes;
    const one = next?.[1][0];
    if (!next || !one) {
      this.#running -= 1;
      return;
    }
    const [address, lane] = next;
    this.#remove(address, one);
    // The client goes to the end of the round.
    if (lane.length > 0) {
      this.#lanes.delete(address);
      this.#lanes.set(address, lane);
    }
    one.start();
  }
}
