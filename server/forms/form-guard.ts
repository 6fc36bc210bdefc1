import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Client } from '../http/client-address.ts';
import type { Limit } from '../http/limits.ts';
import type { Allowance } from '../http/rate-limit.ts';

/** A visitor whose browser submits with JavaScript. */
const withScripts: Allowance = { burst: 30, secondsEach: 20 };
/**
 * Without JavaScript, clients can be told apart only by address, and cannot be asked for proof of
 * work.
 */
const withoutScripts: Allowance = { burst: 10, secondsEach: 60 };
/** Extra submissions for a client that has used up its allowance but sends proof of work. */
const withProof: Allowance = { burst: 10, secondsEach: 60 };
/**
 * A loopback address is a local program, or all visitors together behind a proxy that TRUST_PROXY
 * does not name; they must not lock one another out.
 */
const onThisMachine: Allowance = { burst: 1500, secondsEach: 0.5 };

const proofLifetime = 10 * 60;
/** Each proof is valid once. */
const ofProof: Allowance = { burst: 1, secondsEach: proofLifetime };

type Admission =
  | { isAdmitted: true }
  | { isAdmitted: false; retryAfter: number; challenge: Challenge };

interface Sender {
  hasScripts: boolean;
  /** The browser's solution to the challenge of an earlier refusal. */
  proof: unknown;
  /** 1 for an ordinary form. */
  cost: number | undefined;
}

/** Stops one client from sending so much that others suffer, without captchas. */
export class FormGuard {
  readonly #limit: Limit;
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(secret: string, limit: Limit) {
    this.#limit = limit;
    this.#secrets = {
      hmacSignatureSecret: `proof of work ${secret}`,
      hmacKeySignatureSecret: `solution ${secret}`,
    };
  }

  async admit(client: Client, { hasScripts, proof, cost }: Sender): Promise<Admission> {
    const allowance = client.isLoopback ? onThisMachine : hasScripts ? withScripts : withoutScripts;
    const decision = await this.#limit.take(client.address, allowance, cost);
    if (decision.isAllowed) return { isAdmitted: true };
    if (await this.#isProven(proof)) {
      const extra = await this.#limit.take(`proof ${client.address}`, withProof, cost);
      if (extra.isAllowed) return { isAdmitted: true };
    }
    return {
      isAdmitted: false,
      retryAfter: decision.retryAfter,
      challenge: await this.#makeChallenge(),
    };
  }

  /** About a second of work for an ordinary phone. */
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
    if (!signature) return false;
    try {
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...this.#secrets,
      });
      return verified && (await this.#limit.take(`used ${signature}`, ofProof)).isAllowed;
    } catch {
      // Malformed input proves nothing.
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

/** What a form sends besides its fields. */
export interface Traces {
  /** A honeypot field, invisible to people. */
  website?: unknown;
  /** Milliseconds between the form's appearance and its submission, as measured by the browser. */
  filledIn?: unknown;
}

/**
 * @returns why a submission looks like spam, for the staff who read it. It is stored anyway: a
 * false positive must not cost a lead.
 */
export function suspect(values: Record<string, string>, traces: Traces): string | undefined {
  const text = Object.values(values).join('\n');
  const links = text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
  if (typeof traces.website === 'string' && traces.website !== '') return 'hidden field filled in';
  if (typeof traces.filledIn === 'number' && traces.filledIn < 1500) return 'filled in too fast';
  if (links > 3) return `${links} links`;
  return undefined;
}
