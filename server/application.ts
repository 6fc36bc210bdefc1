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
import { activityAddress } from './activities.ts';
import { createAdmin } from './admin.ts';
import { applicationAnswers } from './applications.ts';
import type { Assets } from './assets.ts';
import { clientAddress } from './client-address.ts';
import { discoveryAnswers } from './discovery.ts';
import type { Documents } from './documents/documents.ts';
import { sendDocument } from './documents/send.ts';
import { countDownloads, downloadAnswers } from './downloads/answers.ts';
import type { MediaKit } from './downloads/media-kit.ts';
import type { Previews } from './downloads/previews.ts';
import { feedAnswers } from './feeds/answers.ts';
import { FormGuard } from './form-guard.ts';
import { receiveForm } from './forms.ts';
import { healthAnswers } from './health.ts';
import { receiveLogin, signInLimit } from './login.ts';
import { chooseEncoding } from './page-cache.ts';
import { describe, type Pages } from './pages.ts';
import { parameterAnswers } from './parameters/answers.ts';
import { type Pictures, sendExamplePicture } from './pictures.ts';
import { parseResume, prepareToParse } from './resumes/parse.ts';
import type { ResumeReader } from './resumes/reader.ts';
import type { Search } from './search/search.ts';
import { sendSuggestions } from './search/suggestions.ts';
import { addHeaders } from './security.ts';
import type { Sites } from './sites.ts';
import { sendSocialPreview } from './social/previews.ts';
import type { Tally } from './tally.ts';
import { sendThumbnail } from './thumbnails.ts';
import type { VisitCounter } from './visits.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  content: ContentSource;
  sites: Sites;
  assets: Assets;
  pages: Pages;
  search: Search;
  visits: VisitCounter;
  downloads: Tally<'downloads'>;
  pictures: Pictures;
  mediaKit: MediaKit;
  previews: Previews;
  documents: Documents;
  headers: Record<string, string>;
  log: Logger;
  isStopping: () => boolean;
  /** Something owes mails. */
  stored: () => void;
  resumeReader: ResumeReader;
}

/** Every address the server answers, in the order in which they are tried. */
export function createApplication(options: Options): Hono<{ Bindings: HttpBindings }> {
  const { environment, payload, content, sites, assets, pages, visits, pictures, log } = options;
  const directories = dataDirectories(environment.DATA_DIR);
  const health = healthAnswers({
    payload,
    isStopping: options.isStopping,
    // An object store is another's to watch.
    filesDirectory: environment.S3_BUCKET ? undefined : directories.applicationFiles,
  });
  const discovery = discoveryAnswers(content, sites);
  const guard = new FormGuard(payload.secret);
  const addressOf = clientAddress(environment.TRUST_PROXY ?? []);
  const formServices = { guard, addressOf, sites, pages, log };
  const { stored } = options;
  const applications = applicationAnswers({
    ...{ payload, stored, uploads: directories.uploads },
    ...formServices,
  });
  const isAdminOn = environment.ADMIN;
  const application = new Hono<{ Bindings: HttpBindings }>();

  application.onError((error, context) => {
    log.error({ error: describe(error) }, 'a request could not be answered');
    return context.text('Something went wrong on our side.', 500);
  });

  application.get('/healthz', health.live);
  application.get('/readyz', health.ready);

  const waitOf = signInLimit(addressOf);
  if (isAdminOn) {
    const admin = createAdmin(log);
    // Payload's own ways to sign in count as the page of ours does.
    for (const path of ['/api/users/login', '/api/users/forgot-password']) {
      application.post(path, async (context, next) => {
        const wait = waitOf(context.env.incoming);
        if (wait === null) return next();
        context.header('retry-after', String(wait));
        return context.json({ errors: [{ message: 'Too many attempts.' }] }, 429);
      });
    }
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
  application.get('/pictures/:hash/:name/:variant', pictures.send);
  application.get(
    '/social/:hash/:file{.+\\.png}',
    sendSocialPreview({ content, sites, pictures, log }),
  );
  if (isAdminOn) application.get('/thumbnails/:file', sendThumbnail);
  const downloads = downloadAnswers(options);
  application.use('/documents/*', countDownloads(options.downloads, sites));
  application.get('/documents/files/:id/:name', downloads.upload);
  application.get('/documents/media-kit/:name', downloads.mediaKit);
  application.get('/documents/pages/:key/:hash/:page', downloads.page);
  const document = sendDocument({
    documents: options.documents,
    log,
    notFound: (context) => pages.notFound(context),
  });
  application.get('/documents/:folder/:key/:language{[a-z]+\\.pdf}', document);
  application.get('/documents/:folder/:key/:language/:version', document);

  application.post('/stats/record-visit', visits.receive);
  application.post('/forms/resume', applications.receive);
  application.post('/forms/resume/save', applications.save);
  application.get('/forms/resume/saved/:token', applications.saved);
  application.get('/forms/resume/parse', prepareToParse(options.resumeReader));
  application.post('/forms/resume/parse', parseResume({ reader: options.resumeReader, addressOf }));
  application.post('/forms/:name', receiveForm({ payload, stored, ...formServices }));

  for (const { href, answer } of feedAnswers(content, pages)) application.get(href, answer);
  application.get('/content/layout', (context) => pages.layout(context));
  application.get('/content/pages/*', (context) => pages.data(context));

  // From here on answers are made for one request and compressed for it.
  application.use(compress());
  application.get('/robots.txt', discovery.robots);
  application.get('/sitemap.xml', discovery.sitemap);
  application.get('/manifest.webmanifest', discovery.manifest);
  application.get('/search/suggestions', sendSuggestions(options.search, sites));
  const parameters = parameterAnswers(content, sites);
  application.use('/parameters/*', countDownloads(options.downloads, sites));
  application.get('/parameters.json', parameters.index);
  application.get('/parameters/schema.json', parameters.schema);
  application.get('/parameters/:file', parameters.model);
  if (isAdminOn) {
    application.post('/login', receiveLogin({ payload, pages, log, waitOf }));
  } else {
    application.all('/login', (context) => pages.notFound(context));
  }

  if (!environment.GALLERY) {
    application.get('/gallery', (context) => pages.notFound(context));
  }

  const activity = activityAddress(content, sites, pages);
  application.get('/activity_detail', activity);
  application.get('/activity_detail/:id', activity);

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
    const draft = context.req.path === '/resume_submit' && context.req.query('draft');
    const formState = draft ? await applications.draftState(draft) : null;
    if (formState) return pages.render(context, { path: context.req.path, formState });
    return pages.document(context);
  });
  application.all('*', (context) => context.json({ error: 'methodNotAllowed' }, 405));
  return application;
}
