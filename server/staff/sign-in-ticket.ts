import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Payload } from 'payload';
import type { KeptPassword } from '../../cms/accounts/derivation.ts';
import { keyedHash, seal, unseal } from '../../cms/accounts/sealed.ts';
import type { User } from '../../cms/payload-types.ts';
import { destinationOf } from './destination.ts';

const cookieName = 'earc-sign-in';
const purpose = 'second step of a sign-in';
const lifetimeInSeconds = 10 * 60;

interface Ticket {
  account: number;
  /** In milliseconds. */
  until: number;
  /** Changes with the password. */
  proof: string;
  to: string;
}

/** Who has given the right password, and has to give a code next. */
interface HalfSignedIn {
  account: User;
  to: string;
}

type Account = User & KeptPassword;

const findAccount = (payload: Payload, id: number) =>
  payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } });

const proofOf = ({ secret }: Payload, { hash, salt }: KeptPassword): string =>
  keyedHash(secret, purpose, `${hash} ${salt}`);

/** Notes in the browser that the password was right, for ten minutes. */
export async function giveTicket(
  context: Context,
  payload: Payload,
  { id, to }: { id: number; to: string },
): Promise<void> {
  const account = await findAccount(payload, id);
  if (!account) return;
  const until = Date.now() + lifetimeInSeconds * 1000;
  const ticket: Ticket = { account: id, until, proof: proofOf(payload, account), to };
  setCookie(context, cookieName, seal(payload.secret, purpose, JSON.stringify(ticket)), {
    httpOnly: true,
    maxAge: lifetimeInSeconds,
    path: '/login',
    sameSite: 'Strict',
    secure: payload.collections.users.config.auth.cookies.secure === true,
  });
}

/** @returns null if there is no ticket, or it is no longer valid. */
export async function readTicket(context: Context, payload: Payload): Promise<HalfSignedIn | null> {
  const text = unseal(payload.secret, purpose, getCookie(context, cookieName) ?? '');
  if (text === null) return null;
  const ticket: Ticket = JSON.parse(text);
  if (ticket.until < Date.now()) return null;
  const account = await findAccount(payload, ticket.account);
  if (!account || account.isDisabled || account.isInvited) return null;
  if (proofOf(payload, account) !== ticket.proof) return null;
  return { account, to: destinationOf(ticket.to) };
}

export const dropTicket = (context: Context): void => {
  deleteCookie(context, cookieName, { path: '/login' });
};
