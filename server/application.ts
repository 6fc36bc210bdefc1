import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { isLanguage } from '../app/i18n/languages.ts';
import { dataDirectories } from '../cms/directories.ts';
import type { ContentSource } from '../cms/interface.ts';
import type { Environment } from '../environment.ts';
import { createAdmin } from './admin.ts';
import type { Assets } from './assets.ts';
import { clientAddress } from './client-address.ts';
import { discoveryAnswers } from './discovery.ts';
import { FormGuard } from './form-guard.ts';
import { receiveForm } from './forms.ts';
import { healthAnswers } from './health.ts';
import { receiveLogin } from './login.ts';
import { chooseEncoding } from './page-cache.ts';
import { describe, type Pages } from './pages.ts';
import { createPictures, sendExamplePicture } from './pictures.ts';
import { addHeaders } from './security.ts';
import type { Sites } from './sites.ts';
import { sendSocialPreview } from './social/previews.ts';
import { sendThumbnail } from './thumbnails.ts';
import type { VisitCounter } from './visits.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  content: ContentSource;
  sites: Sites;
  assets: Assets;
  pages: Pages;
  visits: VisitCounter;
  headers: Record<string, string>;
  log: Logger;
  isStopping: () => boolean;
  inquiryStored: () => void;
}

/** Every address the server answers, in the order in which they are tried. */
export function createApplication(options: Options): Hono<{ Bindings: HttpBindings }> {
  const { environment, payload, content, sites, assets, pages, visits, log } = options;
  const directories = dataDirectories(environment.DATA_DIR);
  const health = healthAnswers(payload, options.isStopping);
  const discovery = discoveryAnswers(content, sites);
  const guard = new FormGuard(payload.secret);
  const addressOf = clientAddress(environment.TRUST_PROXY ?? []);
  const isAdminOn = environment.ADMIN;
  const application = new Hono<{ Bindings: HttpBindings }>();

  application.onError((error, context) => {
    log.error({ error: describe(error) }, 'a request could not be answered');
    return context.text('Something went wrong on our side.', 500);
  });

  application.get('/healthz', health.live);
  application.get('/readyz', health.ready);

  if (isAdminOn) {
    const admin = createAdmin(log);
    for (const path of ['/admin', '/admin/*', '/api/*', '/_next/*']) {
      application.all(path, async (context) => {
        await admin(context.env.incoming, context.env.outgoing);
        return RESPONSE_ALREADY_SENT;
      });
    }
  }

  application.use(addHeaders(options.headers));

  // One address for each page: with a slash at its end it leads there, with two it is none.
  application.get('*', async (context, next) => {
    if (context.req.path.startsWith('/content/')) return next();
    const { pathname, search } = new URL(context.req.url);
    if (pathname.includes('//')) return pages.notFound(context);
    if (pathname !== '/' && pathname.endsWith('/')) {
      return context.redirect(`${pathname.slice(0, -1)}${search}`, 308);
    }
    return next();
  });

  application.get('/assets/*', (context) => {
    const file = assets.file(context.req.path);
    if (!file) return context.text('', 404, { 'cache-control': 'no-store' });
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    const compressed = encoding === 'identity' ? undefined : file[encoding];
    if (compressed) context.header('content-encoding', encoding);
    return context.body(new Uint8Array(compressed ?? file.identity), 200, {
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });
  if (environment.GALLERY) {
    application.get('/pictures/example/:scene/:variant', sendExamplePicture);
  }
  const pictures = createPictures({
    payload,
    originals: directories.media,
    cache: directories.pictureCache,
    log,
  });
  application.get('/pictures/:hash/:name/:variant', pictures.send);
  application.get(
    '/social/:hash/:file{.+\\.png}',
    sendSocialPreview({ content, sites, pictures, log }),
  );
  if (isAdminOn) application.get('/thumbnails/:file', sendThumbnail);

  application.post('/stats/record-visit', visits.receive);
  application.post(
    '/forms/:name',
    receiveForm({ payload, guard, addressOf, stored: options.inquiryStored, sites, pages, log }),
  );

  application.get('/content/layout', (context) => pages.layout(context));
  application.get('/content/pages/*', (context) => pages.data(context));

  // From here on answers are made for one request and compressed for it.
  application.use(compress());
  application.get('/robots.txt', discovery.robots);
  application.get('/sitemap.xml', discovery.sitemap);
  application.get('/manifest.webmanifest', discovery.manifest);
  if (isAdminOn) {
    application.post('/login', receiveLogin({ payload, pages, log }));
  } else {
    application.all('/login', (context) => pages.notFound(context));
  }

  if (!environment.GALLERY) {
    application.get('/gallery', (context) => pages.notFound(context));
  }

  application.get('*', async (context) => {
    const file = assets.file(context.req.path);
    if (file) {
      return context.body(new Uint8Array(file.identity), 200, {
        'content-type': file.type,
        'cache-control': 'public, max-age=3600',
      });
    }
    const preview = context.req.query('preview');
    if (isAdminOn && preview && isLanguage(preview)) {
      const { user } = await payload.auth({ headers: context.req.raw.headers });
      if (user)
        return pages.render(context, { path: context.req.path, draft: { language: preview } });
    }
    return pages.document(context);
  });
  application.all('*', (context) => context.json({ error: 'methodNotAllowed' }, 405));
  return application;
}
