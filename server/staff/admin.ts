import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { requestIds } from '../../cms/log.ts';
import {
  announcedBytes,
  isUnmeasured,
  leaveBody,
  type RequestContext,
} from '../http/request-body.ts';
import { adminHeaders } from '../http/security.ts';
import type { AdminProcess } from './admin-process.ts';
import { maxBytesOfStrangers, type Visitor } from './door.ts';
import { Refusal } from './refusal.ts';

/** For staff: while an editor types, the form state of a long page goes back and forth. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Payload's admin, whose pages Next renders in a separate process.
 * @param headers of every response.
 */
export function adminHandler(admin: AdminProcess, headers: Record<string, string>) {
  /** @throws Refusal */
  return async (context: RequestContext, visitor: Visitor): Promise<Response> => {
    const { incoming, outgoing } = context.env;
    requireModest(context, visitor);
    const id = requestIds.getStore() ?? '';
    const ours = adminHeaders(headers, randomBytes(16).toString('base64'));
    await admin.answer(incoming, outgoing, {
      // Next reads the nonce for its own scripts from the request.
      asked: { 'content-security-policy': ours['content-security-policy'], 'x-request-id': id },
      told: { ...ours, 'x-request-id': id },
    });
    return RESPONSE_ALREADY_SENT;
  };
}

/**
 * `/_next/static/*`: the admin's scripts and styles. They are the same for everyone, so requests
 * for them, even by strangers, neither start nor occupy Next.
 */
export function adminFiles(): MiddlewareHandler {
  return serveStatic({
    root: 'cms/admin/.next/static',
    rewriteRequestPath: (address) => address.slice('/_next/static'.length),
    onFound: (_, context) => {
      context.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}

/**
 * Next reads the request body itself, so only the declared size, which no request can exceed, is
 * checked.
 */
function requireModest({ env }: RequestContext, visitor: Visitor): void {
  const most = visitor ? maxBytes : maxBytesOfStrangers;
  const isTooLarge = announcedBytes(env.incoming) > most;
  if (!isTooLarge && !isUnmeasured(env.incoming)) return;
  leaveBody(env);
  throw new Refusal(isTooLarge ? 413 : 411);
}
