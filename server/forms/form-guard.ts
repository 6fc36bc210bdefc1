import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LRUCache } from 'lru-cache';
import type { Client } from '../http/client-address.ts';
import { type Allowance, RateLimit } from '../http/rate-limit.ts';

/** A person with a script that sends for them. */
const withScripts: Allowance = { burst: 30, secondsEach: 20 };
/** Nothing but the address tells these apart, and nothing can be asked of them. */
const withoutScripts: Allowance = { burst: 10, secondsEach: 60 };
/** What a client that has used up its share gets for work of its own computer. */
const withProof: Allowance = { burst: 10, secondsEach: 60 };
/**
 * An address of this machine is a program of its own, or all visitors together behind a proxy
 * that TRUST_PROXY does not name; they must not shut one another out.
 */
const onThisMachine: Allowance = { burst: 1500, secondsEach: 0.5 };

const proofLifetime = 10 * 60;

type Admission =
  | { isAdmitted: true }
  | { isAdmitted: false; retryAfter: number; challenge: Challenge };

/** Keeps one client from sending so much that others suffer, without asking anybody riddles. */
export class FormGuard {
  readonly #limit: RateLimit;
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  /** A proof counts once. */
  readonly #usedProofs = new LRUCache<string, true>({ max: 10_000, ttl: proofLifetime * 1000 });

  constructor(secret: string, limit = new RateLimit()) {
    this.#limit = limit;
    this.#secrets = {
      hmacSignatureSecret: `proof of work ${secret}`,
      hmacKeySignatureSecret: `solution ${secret}`,
    };
  }

  /** @param proof what the browser worked out for the challenge of an earlier refusal. */
  async admit(client: Client, hasScripts: boolean, proof: unknown): Promise<Admission> {
    const allowance = client.isLoopback ? onThisMachine : hasScripts ? withScripts : withoutScripts;
    const decision = this.#limit.take(client.address, allowance);
    if (decision.isAllowed) return { isAdmitted: true };
    if (await this.#isProven(proof)) {
      const extra = this.#limit.take(`proof ${client.address}`, withProof);
      if (extra.isAllowed) return { isAdmitted: true };
    }
    return {
      isAdmitted: false,
      retryAfter: decision.retryAfter,
      challenge: await this.#makeChallenge(),
    };
  }

  /** About a second of an ordinary telephone's work. */
  #makeChallenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 2_000,
      counter: randomInt(300, 900),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + proofLifetime,
      ...this.#secrets,
    });
  }

  async #isProven(proof: unknown): Promise<boolean> {
    if (!isProof(proof)) return false;
    const { challenge, solution } = proof;
    const { signature } = challenge;
    if (!signature || this.#usedProofs.has(signature)) return false;
    try {
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...this.#secrets,
      });
      if (verified) this.#usedProofs.set(signature, true);
      return verified;
    } catch {
      // Whatever was sent is no proof.
      return false;
    }
  }
}

function isProof(value: unknown): value is { challenge: Challenge; solution: Solution } {
  return (
    value !== null &&
    typeof value === 'object' &&
    'challenge' in value &&
    value.challenge !== null &&
    typeof value.challenge === 'object' &&
    'solution' in value
  );
}

/** What a form says besides its fields. */
export interface Traces {
  /** A field that people do not see. */
  website?: unknown;
  /** Milliseconds between the form's appearance and its sending, as the browser measured. */
  filledIn?: unknown;
}

/**
 * @returns why a submission looks like spam, for the people who read it. It is stored all the
 * same: a wrong suspicion must not cost a lead.
 */
export function suspect(values: Record<string, string>, traces: Traces): string | undefined {
  const text = Object.values(values).join('\n');
  const links = text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
  if (typeof traces.website === 'string' && traces.website !== '') return 'hidden field filled in';
  if (typeof traces.filledIn === 'number' && traces.filledIn < 1500) return 'filled in too fast';
  if (links > 3) return `${links} links`;
  return undefined;
}
