import { createLocalReq, executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { noteUse } from '../../cms/accounts/sessions.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { Overload } from '../http/overload.ts';
import { type Allowance, RateLimit } from '../http/rate-limit.ts';
import { announcedBytes, isUnmeasured, type RequestContext } from '../http/request-body.ts';
import { isOwnChange } from '../http/security.ts';
import { Turnstile } from '../http/turnstile.ts';
import { Refusal } from './refusal.ts';

/** The signed-in user, or null. */
export type Visitor = TypedUser | null;

/** Bytes accepted from strangers, who send little more than a login form. */
export const maxBytesOfStrangers = 100 * 1024;

/** For programs that read published content, and browsers that open the login page. */
const ofStranger: Allowance = { burst: 100, secondsEach: 1 };
/** Local programs, or all visitors behind an undeclared proxy. */
const onThisMachine: Allowance = { burst: 3000, secondsEach: 0.02 };

interface Options {
  payload: Payload;
  addressOf: ClientAddress;
}

/**
 * The single entrance to the back office. Before any of the body is read, a request is checked for
 * its origin, its client and how much it asks for. Staff pass at once; strangers queue one behind
 * the other, so that pages need not wait for them. It throws a Refusal.
 */
export function createDoor({ payload, addressOf }: Options) {
  const limit = new RateLimit();
  const questionsOfStrangers = new Turnstile({ atOnce: 1, waiting: 30 });
  /** Each is held in memory several times over while it is parsed. */
  const largeBodies = new Turnstile({ atOnce: 3, waiting: 30 });

  function turnstileFor(context: RequestContext, visitor: Visitor): Turnstile | null {
    const { incoming } = context.env;
    if (visitor) {
      const isLarge = announcedBytes(incoming) > maxBytesOfStrangers || isUnmeasured(incoming);
      return isLarge ? largeBodies : null;
    }
    // A body may arrive slowly, and nobody should have to wait for that.
    return ['GET', 'HEAD'].includes(context.req.method) ? questionsOfStrangers : null;
  }

  return async function enter(
    context: RequestContext,
    answer: (visitor: Visitor) => Promise<Response>,
  ): Promise<Response> {
    if (!isOwnChange(context)) throw new Refusal(403);
    const visitor = await visitorOf(payload, context.req.raw.headers);
    if (visitor) void noteUse(payload, visitor);
    const client = addressOf(context.env.incoming);
    if (!visitor) {
      const allowance = client.isLoopback ? onThisMachine : ofStranger;
      const decision = limit.take(client.address, allowance);
      if (!decision.isAllowed) throw new Refusal(429, decision.retryAfter);
    }
    const leave = await turnstileFor(context, visitor)?.enter(client).catch(refuse);
    try {
      return await answer(visitor);
    } finally {
      leave?.();
    }
  };
}

/** With the error messages of the back office. */
function refuse(reason: unknown): never {
  throw reason instanceof Overload ? new Refusal(503, reason.retryAfter) : reason;
}

/** Does not query the database if the session is missing or forged. */
export async function visitorOf(payload: Payload, headers: Headers): Promise<Visitor> {
  return (await executeAuthStrategies({ payload, headers, canSetHeaders: false })).user;
}

/** Whether a user may add files to a collection. */
export async function mayUpload(
  payload: Payload,
  visitor: TypedUser,
  collection: string,
): Promise<boolean> {
  const known = Object.entries(payload.collections).find(([slug]) => slug === collection)?.[1];
  if (!known?.config.upload) return false;
  const req = await createLocalReq({ user: visitor }, payload);
  return (await known.config.access.create({ req })) === true;
}
