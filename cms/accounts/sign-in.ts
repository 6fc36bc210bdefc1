import {
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { deriveInVain } from './derivation.ts';
import { respect } from './errors.ts';
import { normalizePassword } from './password-rules.ts';
import { typedCode } from './second-factor.ts';
import { visitors } from './visitor.ts';

/**
 * Runs before Payload signs somebody in: the visitor's limits, a turn to derive a key, and the same
 * work whether or not the account exists, so that response times reveal nothing. It is a hook
 * rather than tied to a URL, because Payload accepts many spellings of each.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') return { ...args, data: await guardLogin(args.data, req) };
  // Without a session there is nothing to refresh.
  if (operation === 'refresh' && !req.user) respect(await visitors.getStore()?.asks(), req);
  return args;
};

type LoginData = { email?: unknown; password?: unknown; code?: unknown };

async function guardLogin<Data extends LoginData>(data: Data, req: PayloadRequest): Promise<Data> {
  const { email, password } = data ?? {};
  // Payload refuses incomplete input without doing any work.
  if (typeof email !== 'string' || typeof password !== 'string') return data;
  if (!email.trim() || !password.trim()) return data;
  // Payload passes on only what it knows from a request's body.
  req.context[typedCode] = data.code ?? req.data?.code;
  const visitor = visitors.getStore();
  // An unforeseen way in would have no limits, so it is closed.
  if (!visitor) throw new Forbidden(req.t);
  respect(await visitor.tries(email), req);
  respect(await visitor.turn('derive'), req);
  const account = await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  });
  if (!account) await deriveInVain(password);
  return { ...data, password: normalizePassword(password) };
}

export const rememberSignIn: CollectionAfterLoginHook = async ({ user }) => {
  await visitors.getStore()?.knows(user.email);
  return user;
};
