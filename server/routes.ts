import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { dataDirectories } from '../cms/directories.ts';
import type { ContentSource } from '../cms/interface.ts';
import { describe, requestIds } from '../cms/log.ts';
import type { Mail } from '../cms/mail/messages.ts';
import { isOutage } from '../cms/outage.ts';
import type { Guide } from '../documents/shown.ts';
import type { Environment } from '../environment.ts';
import type { ResumeReader } from '../resumes/reader.ts';
import { discoveryHandlers } from './discovery/discovery.ts';
import { addPrograms } from './discovery/programs.ts';
import { securityText } from './discovery/security-text.ts';
import type { Documents } from './documents/documents.ts';
import { sendDocument } from './documents/send.ts';
import { countDownloads, downloadHandlers } from './downloads/handlers.ts';
import type { MediaKit } from './downloads/media-kit.ts';
import type { Previews } from './downloads/previews.ts';
import { calendarFile } from './feeds/calendar.ts';
import { feedHandlers } from './feeds/handlers.ts';
import type { Assets } from './files/assets.ts';
import type { KeptAssets } from './files/kept-assets.ts';
import { type Pictures, sendExamplePicture } from './files/pictures.ts';
import { sendAsset } from './files/send-asset.ts';
import { sendVideo } from './files/videos.ts';
import { sendWorldMap } from './files/world-map.ts';
import { FormGuard } from './forms/form-guard.ts';
import { receiveForm } from './forms/forms.ts';
import { healthHandlers } from './health.ts';
import { clientAddress } from './http/client-address.ts';
import { type ClientBudget, costs } from './http/client-budget.ts';
import type { Limits } from './http/limits.ts';
import { Overload } from './http/overload.ts';
import { addHeaders } from './http/security.ts';
import { jobApplicationHandlers } from './job-applications/job-applications.ts';
import { parseResume, prepareToParse } from './job-applications/parse-resume.ts';
import { metricsHandler } from './metrics/handler.ts';
import type { Metrics } from './metrics/metrics.ts';
import { activityAddress } from './pages/activities.ts';
import { leadToOneAddress } from './pages/one-address.ts';
import { answerOverload } from './pages/overload-page.ts';
import type { Pages } from './pages/pages.ts';
import type { Renderer } from './pages/renderer.ts';
import { parameterHandlers } from './parameters/handlers.ts';
import type { Search } from './search/search.ts';
import { sendSuggestions } from './search/suggestions.ts';
import type { Sites } from './sites.ts';
import { sendSocialPreview } from './social/previews.ts';
import { adminFiles, adminHandler } from './staff/admin.ts';
import type { AdminProcess } from './staff/admin-process.ts';
import { apiHandler, orUnavailable } from './staff/api.ts';
import { createDoor } from './staff/door.ts';
import { addInvitations } from './staff/invitations.ts';
import { addPreviews } from './staff/previews.ts';
import { answerRefusal, Refusal } from './staff/refusal.ts';
import { addSignIn, leadToSignIn } from './staff/sign-in-routes.ts';
import { sendThumbnail } from './staff/thumbnails.ts';
import { visitorsAtTheDoor } from './staff/visitors.ts';
import { caseKeeper, caseTeller } from './tools/cases.ts';
import { addTools } from './tools/tool-routes.ts';
import type { VisitCounter } from './visits/visits.ts';
import { figuresOfAll } from './workers.ts';

interface Options {
  environment: Environment;
  payload: Payload;
  content: ContentSource;
  sites: Sites;
  assets: Assets;
  keptAssets: KeptAssets;
  pages: Pages;
  budget: ClientBudget;
  limits: Limits;
  search: Search;
  visits: VisitCounter;
  downloads: Parameters<typeof countDownloads>[0];
  pictures: Pictures;
  mediaKit: MediaKit;
  previews: Previews;
  documents: Documents;
  headers: Record<string, string>;
  log: Logger;
  isStopping: () => boolean;
  isWarm: () => boolean;
  /** Called when a row owes mails. */
  stored: () => void;
  /** @throws when the mail server did not take the mail. */
  send: (mail: Mail) => Promise<void>;
  resumeReader: ResumeReader;
  adminProcess: AdminProcess;
  renderer: Renderer;
  metrics: Metrics;
}

type Application = Hono<{ Bindings: HttpBindings }>;

/** Services shared by several groups of routes. */
function formServices(options: Options) {
  const { environment, payload, budget, sites, pages, log, stored } = options;
  const { uploads } = dataDirectories(environment.DATA_DIR);
  const addressOf = clientAddress(environment.TRUST_PROXY ?? []);
  const guard = new FormGuard(payload.secret, options.limits('forms'));
  const forms = { payload, stored, guard, budget, addressOf, sites, pages, log };
  return {
    uploads,
    addressOf,
    forms,
    jobApplications: jobApplicationHandlers({ uploads, ...forms }),
  };
}

type FormServices = ReturnType<typeof formServices>;

/** Every route of the server, in the order in which they are tried. */
export function createApplication(options: Options): Application {
  const application: Application = new Hono();
  const services = formServices(options);
  const { ADMIN: isAdminOn } = options.environment;
  answerErrors(application, options);
  application.use(addHeaders(options.headers));
  addHealth(application, options);
  if (isAdminOn) addBackOffice(application, options, services);
  application.get('*', leadToOneAddress(options));
  addFiles(application, options);
  addForms(application, options, services);
  addPublished(application, options);
  const { addressOf } = services;
  if (isAdminOn) addSignIn(application, { ...options, addressOf, hasMail: hasMail(options) });
  else application.all('/login/*', (context) => options.pages.notFound(context));
  addPages(application, options, services);
  application.all('*', (context) => context.json({ error: 'methodNotAllowed' }, 405));
  return application;
}

function answerErrors(application: Application, { payload, sites, assets, pages, log }: Options) {
  const refuse = answerOverload({ sites, assets });
  application.onError((error, context) => {
    context.header('x-request-id', requestIds.getStore());
    if (error instanceof Refusal) return answerRefusal(context, error, payload);
    if (error instanceof Overload) return refuse(context, error);
    log.error({ error: describe(error) }, 'a request could not be answered');
    if (isOutage(error))
      return pages.unavailable(context).catch(() => refuse(context, new Overload('busy', 5)));
    return context.text('Something went wrong on our side.', 500);
  });
}

function addHealth(application: Application, options: Options) {
  const { environment, payload, isStopping, isWarm } = options;
  const { applicationFiles, inquiryFiles } = dataDirectories(environment.DATA_DIR);
  const health = healthHandlers({
    payload,
    isStopping,
    isWarm,
    // Monitoring an object store is up to its operator.
    filesDirectories: environment.S3_BUCKET ? [] : [applicationFiles, inquiryFiles],
  });
  application.get('/healthz', health.live);
  application.get('/readyz', health.ready);
  application.get(
    '/metrics',
    metricsHandler({ ...options, build: options.assets.buildId, figuresOfAll }),
  );
}

const hasMail = ({ environment }: Options) => environment.SMTP_URL !== undefined;

function addBackOffice(application: Application, options: Options, { addressOf }: FormServices) {
  const { payload, adminProcess, headers, limits } = options;
  const visitors = visitorsAtTheDoor({
    ...{ addressOf, secret: payload.secret, limit: limits('sign-ins') },
    isHttps: payload.collections.users.config.auth.cookies.secure === true,
  });
  application.use('/api/*', visitors);
  application.use('/login/*', visitors);
  leadToSignIn(application, payload);
  const enter = createDoor({ payload, addressOf });
  addInvitations(application, { ...options, enter, hasMail: hasMail(options) });
  const api = apiHandler(payload);
  const admin = adminHandler(adminProcess, headers);
  application.all('/api/*', (context) =>
    orUnavailable(context, payload, () => enter(context, (visitor) => api(context, visitor))),
  );
  for (const path of ['/admin', '/admin/*']) {
    application.all(path, (context) => enter(context, (visitor) => admin(context, visitor)));
  }
  application.get('/_next/static/*', compress(), adminFiles());
  application.get('/thumbnails/:file', sendThumbnail);
}

function addFiles(application: Application, options: Options) {
  const { environment, payload, content, sites, assets, pages, budget, pictures, log } = options;
  application.get('/assets/*', sendAsset({ assets, kept: options.keptAssets, log }));
  if (environment.GALLERY) application.get('/pictures/example/:scene/:variant', sendExamplePicture);
  for (const path of [
    '/pictures/*',
    '/videos/*',
    '/social/*',
    '/documents/*',
    '/forms/resume/saved/*',
  ]) {
    application.get(path, budget.lookUp());
  }
  application.get('/pictures/:hash/:name/:variant', pictures.send);
  const { videos } = dataDirectories(environment.DATA_DIR);
  application.get('/videos/:hash/:name', sendVideo({ payload, directory: videos, log }));
  application.get(
    '/social/:hash/:file{.+\\.png}',
    sendSocialPreview({ content, sites, pages, budget, pictures, log }),
  );
  const downloads = downloadHandlers(options);
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
}

function addForms(
  application: Application,
  options: Options,
  { uploads, forms, jobApplications }: FormServices,
) {
  const { environment, visits, limits, content, sites, send, resumeReader: reader } = options;
  const keepCase = caseKeeper(content, sites);
  const caseMails = environment.SMTP_URL
    ? { send, tell: caseTeller(content, sites), limit: limits('mails of cases') }
    : null;
  application.post('/stats/record-visit', visits.receive);
  application.post('/forms/resume', jobApplications.receive);
  application.post('/forms/resume/save', jobApplications.save);
  application.get('/forms/resume/saved/:token', jobApplications.saved);
  application.get('/forms/resume/parse', prepareToParse(reader));
  const parse = parseResume({ ...options, ...{ reader, uploads, limit: limits('CVs') } });
  application.post('/forms/resume/parse', parse);
  application.post('/forms/:name', receiveForm({ ...forms, uploads, keepCase, caseMails }));
}

/** What is derived from published content, for programs and for client-side navigation. */
function addPublished(application: Application, options: Options) {
  const { payload, content, sites, pages, budget } = options;
  for (const { href, handler } of feedHandlers(content, pages)) application.get(href, handler);
  application.get('/activity_detail/:id/calendar.ics', calendarFile(content, pages));
  application.get('/content/layout', (context) => pages.layout(context));
  application.get('/content/pages/*', (context) => pages.data(context));

  // From here on responses are produced per request and compressed on the fly.
  application.use(compress());
  const discovery = discoveryHandlers(content, sites, pages);
  application.get('/robots.txt', discovery.robots);
  application.get('/sitemap.xml', discovery.sitemap);
  addPrograms(application, options);
  application.get('/.well-known/security.txt', securityText({ payload, sites, pages }));
  application.get('/manifest.webmanifest', discovery.manifest);
  application.get('/search/suggestions', sendSuggestions(options.search, sites, budget));
  const parameters = parameterHandlers(content, pages);
  application.use('/parameters/*', countDownloads(options.downloads, sites));
  application.get('/parameters.json', parameters.index);
  application.get('/parameters/schema.json', parameters.schema);
  application.get('/parameters/:file', parameters.model);
  const print = (shown: Guide) => options.documents.printOnce(shown);
  addTools(application, { content, sites, budget, print });
  application.get('/maps/world.svg', budget.lookUp(), sendWorldMap);
}

function addPages(application: Application, options: Options, { jobApplications }: FormServices) {
  const { environment, content, sites, assets, pages, budget } = options;
  if (!environment.GALLERY) application.get('/gallery', (context) => pages.notFound(context));
  const activity = activityAddress(content, sites, pages, budget);
  application.get('/activity_detail', activity);
  application.get('/activity_detail/:id', activity);

  if (environment.ADMIN) addPreviews(application, options);
  application.get('*', async (context) => {
    const { path } = context.req;
    const file = assets.file(path);
    if (file) {
      return context.body(new Uint8Array(file.identity), 200, {
        'content-type': file.type,
        'cache-control': 'public, max-age=3600',
      });
    }
    const draft = path === '/resume_submit' && context.req.query('draft');
    const formState = draft
      ? await budget.run(context, costs.data, () => jobApplications.draftState(draft))
      : null;
    return formState ? pages.render(context, { path, formState }) : pages.html(context);
  });
}
