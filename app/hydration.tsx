import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { LayoutContent } from '../cms/interface.ts';
import { loadBlocks } from './blocks/blocks.ts';
import { watchBuild } from './build.ts';
import { followLinksWith } from './components/site-link.tsx';
import { loadMessages } from './i18n/messages.ts';
import { pageTitle, unfoldLater } from './navigation.ts';
import { browserPageSource, pageSourceContext, takeAnswers } from './page-source.ts';
import { type BrowserState, fingerprintOf, type Heritage } from './page-state.ts';
import { routes } from './routes.tsx';
import { SiteProvider } from './site.tsx';

/**
 * @returns what lets React take over, once all that it needs is there.
 * @throws as `start` of entry.browser.ts.
 */
export async function prepare(
  state: BrowserState,
  { sent, unfold }: Heritage,
): Promise<() => void> {
  takeAnswers(sent);
  unfoldLater(unfold);
  const [messages, router] = await Promise.all([
    loadMessages(state.site.language),
    createRouter(state),
  ]);
  followLinksWith(router);
  const { analytics: content } = (router.state.loaderData.layout ?? {}) as Partial<LayoutContent>;
  if (content) {
    import('./analytics/analytics.tsx')
      .then((analytics) => analytics.start({ content, router, messages, pageTitle }))
      // Visits that are not counted are no error.
      .catch(() => undefined);
  }
  return () => {
    const root = document.getElementById('root');
    if (!root) return;
    // The page can be read and used already: taking over may wait for whatever the visitor does.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <SiteProvider site={state.site} messages={messages} formState={state.formState}>
            <RouterProvider router={router} />
          </SiteProvider>
        </StrictMode>,
      );
    });
  };
}

/** @returns once it has the content and the modules of the page on the screen. */
async function createRouter({ content, build }: BrowserState) {
  const loaderData = 'loaderData' in content ? content.loaderData : null;
  if ('loaderData' in content) {
    await Promise.all([loadBlocks(content.blockTypes), loadMatchedPages()]);
  }
  const router = createBrowserRouter(routes, {
    ...(loaderData && { hydrationData: { loaderData } }),
    getContext: () => new RouterContextProvider(new Map([[pageSourceContext, browserPageSource]])),
  });
  watchBuild({
    build,
    target: () => {
      const { location } = router.state.navigation;
      return location ? createPath(location) : null;
    },
  });
  if (!('fingerprint' in content)) return router;
  await initialized(router);
  const { errors, loaderData: loaded } = router.state;
  if (errors || fingerprintOf(loaded) !== content.fingerprint) {
    router.dispose();
    throw Object.values(errors ?? {})[0] ?? new Error('The content has changed');
  }
  return router;
}

function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Where no loader of theirs runs, which would bring them. */
async function loadMatchedPages(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
