import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { Mail } from '../../cms/mail/messages.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Limits } from '../http/limits.ts';
import type { Pages } from '../pages/pages.ts';
import type { Sites } from '../sites.ts';
import { destinationOf } from './destination.ts';
import { visitorOf } from './door.ts';
import { loginHandlers } from './login.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { secondFactorHandlers } from './second-factor-page.ts';

interface Options {
  payload: Payload;
  pages: Pages;
  sites: Sites;
  log: Logger;
  addressOf: ClientAddress;
  limits: Limits;
  hasMail: boolean;
  send: (mail: Mail) => Promise<void>;
}

type Application = Hono<{ Bindings: HttpBindings }>;

/** The pages around /login, the only place to sign in. */
export function addSignIn(application: Application, options: Options): void {
  const login = loginHandlers(options);
  application.get('/login', login.show);
  application.post('/login', login.receive);
  const secondFactor = secondFactorHandlers(options);
  application.get('/login/second-factor', secondFactor.show);
  application.post('/login/second-factor', secondFactor.receive);
  const reset = passwordResetHandlers(options);
  application.get('/login/forgot', reset.showForgot);
  application.post('/login/forgot', reset.ask);
  application.get('/login/reset', reset.show);
  application.post('/login/reset', reset.receive);
}

/** Payload's own pages for these have different texts and links, and ask for no second factor. */
export function leadToSignIn(application: Application, payload: Payload): void {
  application.get('/admin/login', async (context) => {
    const to = destinationOf(context.req.query('redirect'));
    const visitor = await visitorOf(payload, context.req.raw.headers).catch(() => null);
    return context.redirect(visitor ? to : `/login?to=${encodeURIComponent(to)}`);
  });
  application.get('/admin/forgot', (context) => context.redirect('/login/forgot'));
  application.get('/admin/reset/*', (context) => context.redirect('/login/forgot'));
}
