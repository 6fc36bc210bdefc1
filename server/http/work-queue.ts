import type { Client } from './client-address.ts';
import { Overload } from './overload.ts';
import { nextTurn } from './turns.ts';

export interface WorkQueueOptions {
  /** How many run at the same time. */
  atOnce: number;
  /** How many more may wait, over all clients. */
  waiting: number;
  /** How many of one client may wait; unlimited by default. */
  waitingOfClient?: number;
  /** The longest wait in milliseconds; unlimited by default. */
  milliseconds?: number;
}

/** How much is worked on now, and how much waits for that. */
interface Load {
  running: number;
  waiting: number;
}

/** For work whose result is shared by everyone waiting for it. */
const everybody: Client = { address: '', isLoopback: false };

interface Waiting {
  start: () => void;
  refuse: (reason: Overload) => void;
}

/**
 * A fair queue for expensive work: clients take turns, so those who ask for much wait behind those
 * who ask for little. When it is full, a newcomer displaces the last entry of the client with the
 * most.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  /** Waiting entries by client, in the order in which clients are served. */
  readonly #lanes = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  get load(): Load {
    return { running: this.#running, waiting: this.#waiting };
  }

  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** @throws Overload if it cannot run soon, and whatever `work` throws. */
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
   * For work that ends in a different place from where it starts.
   * @returns a function that makes room for the next, to be called once.
   * @throws Overload if the client's turn cannot come soon.
   */
  async enter(client: Client): Promise<() => void> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#wait(client);
    return () => this.#startNext();
  }

  /** Resolves once there is room to run. */
  #wait({ address, isLoopback }: Client): Promise<void> {
    const { waiting, waitingOfClient = Number.POSITIVE_INFINITY, milliseconds } = this.#options;
    const lane = this.#lanes.get(address) ?? [];
    // Behind an undeclared proxy, all visitors look like one client.
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

  /** @throws Overload if no other client has more waiting. */
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
    // The client goes to the back of the queue.
    if (lane.length > 0) {
      this.#lanes.delete(address);
      this.#lanes.set(address, lane);
    }
    one.start();
  }
}
