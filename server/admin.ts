import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { adminContentSecurityPolicy } from './security.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The addresses that Payload's admin and its interface answer. */
export function isAdminPath(pathname: string): boolean {
  return /^\/(admin|api|_next)(\/|$)/.test(pathname);
}

/**
 * Payload's admin in this process, through Next's request handler. It is loaded when it is first
 * asked for, so a node that nobody administers does not pay for it.
 */
export function createAdmin(log: Logger): Handler {
  let handler: Promise<Handler> | undefined;

  async function load(): Promise<Handler> {
    const started = performance.now();
    const { default: next } = await import('next');
    const application = next({ dev: false, dir: path.resolve('cms/admin') });
    await application.prepare();
    log.info({ milliseconds: Math.round(performance.now() - started) }, 'the admin is loaded');
    return application.getRequestHandler();
  }

  return async (request, response) => {
    handler ??= load().catch((error: unknown) => {
      handler = undefined;
      throw error;
    });
    const answer = await handler;
    const nonce = randomBytes(16).toString('base64');
    const policy = adminContentSecurityPolicy(nonce);
    // Next reads the nonce for its own scripts from the request.
    request.headers['content-security-policy'] = policy;
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('x-robots-tag', 'noindex');
    await answer(request, response);
  };
}
