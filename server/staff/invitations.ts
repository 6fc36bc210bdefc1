import { randomBytes, randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { APIError, type Payload, type TypedUser } from 'payload';
import type { Logger } from 'pino';
import { defaultLanguage, isLanguage, type Language } from '../../app/i18n/languages.ts';
import { roles } from '../../cms/access.ts';
import { makeInvitationToken } from '../../cms/accounts/reset.ts';
import { describe } from '../../cms/log.ts';
import { type Mail, mailTo } from '../../cms/mail/messages.ts';
import { failure, privately } from '../../cms/office/staff-request.ts';
import type { User } from '../../cms/payload-types.ts';
import { type RequestContext, readBody } from '../http/request-body.ts';
import type { Sites } from '../sites.ts';
import type { createDoor } from './door.ts';

interface Options {
  payload: Payload;
  enter: ReturnType<typeof createDoor>;
  sites: Sites;
  log: Logger;
  hasMail: boolean;
  send: (mail: Mail) => Promise<void>;
}

type Application = Hono<{ Bindings: HttpBindings }>;
type Work = (context: RequestContext, administrator: TypedUser) => Promise<Response>;

interface Invited {
  name: string;
  email: string;
  role: User['role'];
  language: Language;
}

/**
 * `/api/users/invitations`: an administrator invites a colleague, who chooses the password. The
 * account exists from then on, and nobody can sign in to it before.
 */
export function addInvitations(application: Application, options: Options): void {
  const { payload, enter } = options;
  const forAdministrators = (work: Work) => (context: RequestContext) =>
    enter(context, async (visitor) => {
      if (!visitor) return failure('unauthorized', 401);
      return visitor.role === 'admin' ? work(context, visitor) : failure('forbidden', 403);
    });
  const ofInvited =
    (work: (account: User, administrator: TypedUser) => Promise<Response>): Work =>
    async (context, administrator) => {
      const id = Number(context.req.param('id'));
      const account = Number.isSafeInteger(id)
        ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
        : null;
      return account?.isInvited ? work(account, administrator) : failure('missing', 404);
    };

  application.post(
    '/api/users/invitations',
    forAdministrators(async (context, user) => {
      const invited = invitedIn(await readBody(context));
      if (!invited) return failure('invalid', 400);
      const email = { equals: invited.email };
      const { totalDocs } = await payload.count({ collection: 'users', where: { email } });
      if (totalDocs > 0) return failure('taken', 409);
      try {
        const account = await payload.create({
          collection: 'users',
          // Nobody knows the password, and nobody can sign in with it.
          data: { ...invited, password: randomBytes(48).toString('base64url'), isInvited: true },
          depth: 0,
          user,
        });
        return await sendInvitation(options, account);
      } catch (error) {
        if (error instanceof APIError && error.status < 500) return failure('invalid', 400);
        throw error;
      }
    }),
  );
  application.post(
    '/api/users/invitations/:id',
    forAdministrators(ofInvited((account) => sendInvitation(options, account))),
  );
  application.delete(
    '/api/users/invitations/:id',
    forAdministrators(
      ofInvited(async ({ id }, user) => {
        await payload.delete({ collection: 'users', id, depth: 0, user });
        return Response.json({ id }, { headers: privately });
      }),
    ),
  );
}

/** The link is told to the administrator only if no mail could be sent. */
async function sendInvitation(
  { payload, sites, log, hasMail, send }: Options,
  { id, email, name, language }: User,
): Promise<Response> {
  const token = await makeInvitationToken(payload, id);
  const site = sites.all.find(({ key }) => key === language) ?? sites.ofHost(undefined);
  const link = `${site.origin}/login/reset?token=${token}`;
  const messageId = `<invitation-${randomUUID()}@earc-website>`;
  const mail = mailTo({ email, language, messageId }, 'invitation', { link, name: name ?? '' });
  const isSent = hasMail && mail !== null && (await isAccepted(send(mail), log));
  const answer = isSent ? { id, email } : { id, email, link };
  return Response.json(answer, { headers: privately });
}

const isAccepted = (sending: Promise<void>, log: Logger): Promise<boolean> =>
  sending.then(
    () => true,
    (error: unknown) => {
      log.error({ error: describe(error) }, 'an invitation could not be sent');
      return false;
    },
  );

/** @returns null for anything but a name, an address, a role and a language. */
function invitedIn(body: string | null): Invited | null {
  const values = new URLSearchParams(body ?? '');
  const text = (name: string) => values.get(name)?.trim() ?? '';
  const email = text('email').toLowerCase();
  const role = roles.find((one) => one === text('role'));
  const name = text('name');
  if (!role || !name || name.length > 120) return null;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return null;
  const language = text('language');
  return { name, email, role, language: isLanguage(language) ? language : defaultLanguage };
}
