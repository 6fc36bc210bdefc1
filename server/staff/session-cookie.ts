import type { Context } from 'hono';
import { generatePayloadCookie, type Payload } from 'payload';

/** Gives the browser a session of Payload. */
export function giveSession(context: Context, payload: Payload, token: string): void {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  context.header('set-cookie', cookie, { append: true });
}
