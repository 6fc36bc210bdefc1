import type { Endpoint, PayloadRequest } from 'payload';
import { administrators } from '../access.ts';
import { recordEndOfSession } from '../audit/people.ts';
import { failure, privately } from '../office/staff-request.ts';
import type { User } from '../payload-types.ts';
import { isSecondFactorRequired, removeSecondFactor, secondFactorOf } from './second-factor.ts';
import { endSessions, sessionOf } from './sessions.ts';

/** What the panel of an account shows (components/account-security.tsx). */
export interface AccountSecurityFacts {
  sessions: {
    id: string;
    device: string;
    createdAt: string | null;
    lastUsedAt: string | null;
    isThis: boolean;
  }[];
  /** null if there is no second factor. */
  recoveryCodes: number | null;
  isSecondFactorRequired: boolean;
  isInvited: boolean;
  /** When the invitation expires. */
  invitedUntil: string | null;
}

type Work = (req: PayloadRequest, account: User) => Promise<Response>;

/** What concerns the security of an account: for its owner, or for administrators alone. */
function aboutAccount(
  [method, path]: ['get' | 'post', string],
  isAllowed: (req: PayloadRequest, account: number) => boolean,
  answer: Work,
): Endpoint {
  return {
    path: `/:id/${path}`,
    method,
    handler: async (req) => {
      if (!req.user) return failure('unauthorized', 401);
      const id = Number(req.routeParams?.id);
      if (!isAllowed(req, id)) return failure('forbidden', 403);
      const account = await req.payload.db.findOne<User>({
        collection: 'users',
        where: { id: { equals: Number.isSafeInteger(id) ? id : 0 } },
      });
      return account ? answer(req, account) : failure('missing', 404);
    },
  };
}

const forAdministrators = (req: PayloadRequest) => administrators({ req }) === true;
const forOwnerToo = (req: PayloadRequest, account: number) =>
  forAdministrators(req) || req.user?.id === account;

const done = () => Response.json({ done: true }, { headers: privately });

/** GET /api/users/ID/security */
const read: Work = async (req, account) => {
  const { id, role, sessions, isInvited, resetPasswordExpiration } = account;
  const now = Date.now();
  const facts: AccountSecurityFacts = {
    sessions: (sessions ?? [])
      .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
      .map((session) => ({
        id: session.id,
        device: session.device ?? '',
        createdAt: session.createdAt ?? null,
        lastUsedAt: session.lastUsedAt ?? null,
        isThis: req.user?.id === id && session.id === sessionOf(req.user),
      }))
      .reverse(),
    recoveryCodes: await secondFactorOf(req.payload, id),
    isSecondFactorRequired: await isSecondFactorRequired(req.payload, role),
    isInvited: isInvited === true,
    invitedUntil: (isInvited && resetPasswordExpiration) || null,
  };
  return Response.json(facts, { headers: privately });
};

/** POST /api/users/ID/end-sessions: one (`{"session": …}`), or all but the one that asks. */
const end: Work = async (req, account) => {
  const body: unknown = await req.json?.().catch(() => null);
  if (!body || typeof body !== 'object') return failure('malformed', 400);
  const session = 'session' in body ? body.session : undefined;
  if (session !== undefined && typeof session !== 'string') return failure('malformed', 400);
  const own = req.user?.id === account.id ? sessionOf(req.user) : undefined;
  await endSessions(req.payload, account.id, session ? { only: session } : { except: own });
  await recordEndOfSession(req, account);
  req.payload.logger.info({ account: account.id, by: req.user?.id }, 'sessions were ended');
  return done();
};

/** POST /api/users/ID/reset-second-factor: for a colleague who has lost the phone and the codes. */
const reset: Work = async (req, account) => {
  await removeSecondFactor(req.payload, account.id);
  await endSessions(req.payload, account.id, { except: undefined });
  req.payload.logger.info({ account: account.id, by: req.user?.id }, 'a second factor was removed');
  return done();
};

/** An administrator's own factor is removed at /login/second-factor, with a code. */
const forOthers = (req: PayloadRequest, account: number) =>
  forAdministrators(req) && req.user?.id !== account;

export const accountEndpoints: Endpoint[] = [
  aboutAccount(['get', 'security'], forOwnerToo, read),
  aboutAccount(['post', 'end-sessions'], forOwnerToo, end),
  aboutAccount(['post', 'reset-second-factor'], forOthers, reset),
];
