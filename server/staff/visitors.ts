import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Delay, type Visitor, visitors } from '../../cms/accounts/visitor.ts';
import type { Client, ClientAddress } from '../http/client-address.ts';
import type { Limit } from '../http/limits.ts';
import { Overload } from '../http/overload.ts';
import type { Allowance, Decision } from '../http/rate-limit.ts';
import { WorkQueue, type WorkQueueOptions } from '../http/work-queue.ts';

/** Colleagues may sign in from one address; a client that tries many accounts is slowed down. */
const ofClient: Allowance = { burst: 30, secondsEach: 20 };
/** A loopback address may be all visitors together, behind an undeclared proxy. */
const ofThisMachine: Allowance = { burst: 300, secondsEach: 1 };
/** Wrong passwords for one account from one client. */
const ofPair: Allowance = { burst: 5, secondsEach: 120 };
/** Wrong passwords for one account from all clients together, known devices excepted. */
const ofAccount: Allowance = { burst: 50, secondsEach: 60 };
/** Wrong passwords for an account on a device that has signed in to it before. */
const ofDevice: Allowance = { burst: 10, secondsEach: 60 };

/**
 * Wrong codes of the second factor of one account, from all clients together: of a million codes
 * three are right at a time.
 */
const codesOfAccount: Allowance = { burst: 10, secondsEach: 300 };
/** The same on a device that has signed in to it before: strangers cannot lock its owner out. */
const codesOfDevice: Allowance = { burst: 10, secondsEach: 60 };

const cookieName = 'earc-device';
const cookieLifetimeInSeconds = 180 * 24 * 60 * 60;

const oneAtATime: WorkQueueOptions = {
  atOnce: 1,
  waiting: 64,
  waitingOfClient: 8,
  milliseconds: 30_000,
};

/** Seconds that a client should wait if its turn is far off. */
const secondsOfQueue = 10;

interface Options {
  addressOf: ClientAddress;
  limit: Limit;
  secret: string;
  /** Whether browsers reach the site only over HTTPS. */
  isHttps: boolean;
}

/**
 * Tells Payload's operations who is behind a request (cms/accounts/visitor.ts). It runs before
 * every route that may need to know, and releases the turns of a request once it is answered.
 *
 * Key derivation takes one of the four threads that file access, compression and DNS share, so only
 * one runs at a time. Strangers cannot lock anybody out: failures are slowed by client and account,
 * and the allowance of an account over all strangers does not apply to a browser that has signed in
 * to it before (OWASP's device cookies).
 */
export function visitorsAtTheDoor({
  addressOf,
  limit,
  secret,
  isHttps,
}: Options): MiddlewareHandler<{
  Bindings: HttpBindings;
}> {
  const turns = {
    derive: new WorkQueue(oneAtATime),
    changeAdministrators: new WorkQueue(oneAtATime),
  };
  const devices = new Devices(secret);

  return async (context, next) => {
    const request: IncomingMessage = context.env.incoming;
    const device = getCookie(context, cookieName);
    const visit = new Visit({
      ...{ client: addressOf(request), device, devices, limit, turns },
      userAgent: request.headers['user-agent'] ?? '',
    });
    try {
      await visitors.run(visit, next);
    } finally {
      visit.end();
    }
    if (visit.knownAccount === undefined) return;
    setCookie(context, cookieName, devices.make(visit.knownAccount), {
      httpOnly: true,
      maxAge: cookieLifetimeInSeconds,
      path: '/',
      sameSite: 'Lax',
      secure: isHttps,
    });
  };
}

interface Parts {
  client: Client;
  userAgent: string;
  device: string | undefined;
  devices: Devices;
  limit: Limit;
  turns: Record<Parameters<Visitor['turn']>[0], WorkQueue>;
}

class Visit implements Visitor {
  /** The account being signed in to, as named by `accountOf`. */
  knownAccount: string | undefined;
  /** What attempts to guess a code are counted under. */
  #codes: { key: string; allowance: Allowance } | undefined;
  /** A known device has its own turns, apart from others at its address. */
  #name: string;
  readonly #parts: Parts;
  readonly #taken = new Map<WorkQueue, Promise<() => void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#name = parts.client.address;
  }

  async tries(email: string): Promise<Delay | null> {
    const account = accountOf(email);
    const { client, device, devices, limit } = this.#parts;
    if (device && devices.isKnown(device, account)) {
      this.#name = device;
      return delayOf(await limit.take(device, ofDevice));
    }
    return (
      (await this.asks()) ??
      delayOf(await limit.take(`${client.address} ${account}`, ofPair)) ??
      delayOf(await limit.take(account, ofAccount))
    );
  }

  get userAgent(): string {
    return this.#parts.userAgent;
  }

  async triesCode(email: string): Promise<Delay | null> {
    const account = accountOf(email);
    const { device, devices, limit } = this.#parts;
    const isKnown = device !== undefined && devices.isKnown(device, account);
    const key = `code ${isKnown ? device : account}`;
    const allowance = isKnown ? codesOfDevice : codesOfAccount;
    this.#codes = { key, allowance };
    return delayOf(await limit.take(key, allowance));
  }

  async asks(): Promise<Delay | null> {
    const { client, limit } = this.#parts;
    return delayOf(await limit.take(client.address, client.isLoopback ? ofThisMachine : ofClient));
  }

  async knows(email: string): Promise<void> {
    const account = accountOf(email);
    const { client, limit } = this.#parts;
    this.knownAccount = account;
    if (this.#codes) await limit.giveBack(this.#codes.key, this.#codes.allowance);
    const isStranger = this.#name === client.address;
    if (isStranger) await limit.giveBack(account, ofAccount);
    await limit.forget(isStranger ? `${client.address} ${account}` : this.#name);
  }

  async turn(toDo: Parameters<Visitor['turn']>[0]): Promise<Delay | null> {
    const { client, turns } = this.#parts;
    const queue = turns[toDo];
    const { isLoopback } = client;
    const taken = this.#taken.get(queue) ?? queue.enter({ address: this.#name, isLoopback });
    this.#taken.set(queue, taken);
    try {
      await taken;
      return null;
    } catch (error) {
      if (!(error instanceof Overload)) throw error;
      return { status: error.reason === 'tooMany' ? 429 : 503, retryAfter: secondsOfQueue };
    }
  }

  /** Releases the turns that it holds or is waiting for. */
  end(): void {
    for (const taken of this.#taken.values()) {
      taken.then(
        (leave) => leave(),
        () => undefined,
      );
    }
  }
}

/** Signed device cookies of browsers that have signed in to an account. */
class Devices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = `known device ${secret}`;
  }

  make(account: string): string {
    const about = `${randomBytes(12).toString('base64url')}.${Date.now().toString(36)}`;
    return `${about}.${this.#sign(about, account)}`;
  }

  isKnown(device: string, account: string): boolean {
    const [name = '', madeAt = '', signature = ''] = device.split('.');
    const age = Date.now() - Number.parseInt(madeAt, 36);
    if (!(age < cookieLifetimeInSeconds * 1000)) return false;
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(`${name}.${madeAt}`, account));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(about: string, account: string): string {
    return createHmac('sha256', this.#secret).update(`${about} ${account}`).digest('base64url');
  }
}

/** Neither counters nor signatures contain an email address, and all have the same length. */
const accountOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase().trim()).digest('base64url');

const delayOf = (decision: Decision): Delay | null =>
  decision.isAllowed ? null : { status: 429, retryAfter: decision.retryAfter };
