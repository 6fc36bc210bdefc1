import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { BlockType, LayoutContent, PageContent } from '../cms/interface.ts';
import { blockTypes } from './blocks/blocks.ts';
import type { Messages } from './i18n/en/messages.ts';
import { loadMessages } from './i18n/messages.ts';
import { pageTitle, withSiteName } from './navigation.ts';
import { type PageSource, pageSourceContext } from './page-source.ts';
import { type BrowserState, fingerprintOf } from './page-state.ts';
import type { RouteHandle } from './route.ts';
import { routes } from './routes.tsx';
import { type FormState, type SiteData, SiteProvider } from './site.tsx';

interface RenderRequest {
  url: URL;
  site: SiteData;
  source: PageSource;
  /** What the browser's scripts are called (BrowserState). */
  build: string;
  formState: FormState | null;
  /** Whether the browser cannot ask for the same content: it is made for one visitor, or makeshift. */
  isOwn: () => boolean;
  /** Awaited before React occupies the processor for as long as a page takes. */
  beforeMarkup: () => Promise<unknown>;
}

type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      title: string;
      /** null where the page is not one of the back office. */
      page: PageContent | null;
      /** null where there is none around it, as for signing in. */
      layout: LayoutContent | null;
      /** The module that shows it (RouteHandle); undefined where an error page does. */
      module: string | undefined;
      /** The markup of #root. */
      markup: string;
      /** null if the page could not be rendered properly; the browser then does not hydrate it. */
      state: Omit<BrowserState, 'scripts'> | null;
      blockTypes: BlockType[];
      error?: unknown;
    };

const handler = createStaticHandler(routes);

/** Renders any address of the public site to HTML. */
export async function render({
  url,
  site,
  source,
  build,
  formState,
  isOwn,
  beforeMarkup,
}: RenderRequest): Promise<RenderResult> {
  const messages = await loadMessages(site.language);
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[pageSourceContext, source]])),
  });
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? '/',
    };
  }
  await beforeMarkup();
  const page = findPage(context);
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const layout = (context.loaderData.layout as LayoutContent | undefined) ?? null;
  const shownBlocks = handle?.hasAllBlocks ? blockTypes : blockTypesOf(page);
  const isAsItIs = isOwn() || handle?.isPersonal || handle?.hasAllBlocks;
  const { loaderData } = context;
  const error = context.errors ? Object.values(context.errors)[0] : undefined;
  return {
    kind: 'page',
    status: context.statusCode,
    title: withErrors(titleOf(context, messages), formState, messages),
    page,
    layout,
    module: handle?.module,
    markup: renderToString(
      <StrictMode>
        <SiteProvider site={site} messages={messages} formState={formState}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SiteProvider>
      </StrictMode>,
    ),
    state: error
      ? null
      : {
          path: url.pathname,
          build,
          site,
          formState,
          content: isAsItIs
            ? { loaderData, blockTypes: shownBlocks }
            : { fingerprint: fingerprintOf(loaderData) },
          isVisit: layout !== null,
          isCountedByOthers: layout?.analytics != null,
        },
    blockTypes: error ? [] : shownBlocks,
    error,
  };
}

function findPage(context: StaticHandlerContext): PageContent | null {
  const routeId = context.matches.at(-1)?.route.id;
  const found = routeId ? context.loaderData[routeId] : null;
  return found && typeof found === 'object' && 'blocks' in found ? (found as PageContent) : null;
}

function titleOf(context: StaticHandlerContext, messages: Messages): string {
  if (context.errors) return withSiteName(messages.errorTitle, messages);
  const match = context.matches.at(-1);
  return pageTitle(
    match && { handle: match.route.handle, loaderData: context.loaderData[match.route.id] },
    messages,
  );
}

/** Without scripts the title is the first thing a screen reader announces. */
function withErrors(title: string, formState: FormState | null, messages: Messages): string {
  const hasErrors = Object.keys(formState?.errors ?? {}).length > 0;
  return hasErrors ? `${messages.formErrorSummary} – ${title}` : title;
}

function blockTypesOf(page: PageContent | null): BlockType[] {
  return [...new Set(page?.blocks.map((block) => block.blockType))];
}
