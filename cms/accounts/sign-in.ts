import {
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { deriveInVain } from './derivation.ts';
import { respect } from './errors.ts';
import { normalizePassword } from './password-rules.ts';
import { visitors } from './visitor.ts';

/**
 * What comes before Payload signs somebody in: the limits of the visitor, a turn to derive a key,
 * and the same work whether there is an account or not, so that the time an answer takes does not
 * tell. It is here rather than at an address, because Payload has many spellings of each.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') return { ...args, data: await guardLogin(args.data, req) };
  // Whoever has no session has nothing to refresh.
  if (operation === 'refresh' && !req.user) respect(visitors.getStore()?.asks(), req);
  return args;
};

type LoginData = { email?: unknown; password?: unknown };

async function guardLogin<Data extends LoginData>(data: Data, req: PayloadRequest): Promise<Data> {
  const { email, password } = data ?? {};
  // Payload refuses what is incomplete without any work.
  if (typeof email !== 'string' || typeof password !== 'string') return data;
  if (!email.trim() || !password.trim()) return data;
  const visitor = visitors.getStore();
  // A way in that nobody has thought of has no limit, so it is none.
  if (!visitor) throw new Forbidden(req.t);
  respect(visitor.tries(email), req);
  respect(await visitor.turn('derive'), req);
  const account = await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  });
  if (!account) await deriveInVain(password);
  return { ...data, password: normalizePassword(password) };
}

export const rememberSignIn: CollectionAfterLoginHook = ({ user }) => {
  visitors.getStore()?.knows(user.email);
  return user;
};
