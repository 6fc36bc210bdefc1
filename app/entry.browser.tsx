import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { LayoutContent } from '../cms/interface.ts';
import { loadBlocks } from './blocks/blocks.ts';
import { watchBuild } from './build.ts';
import { loadMessages } from './i18n/messages.ts';
import { pageTitle } from './navigation.ts';
import { browserPageSource, pageSourceContext } from './page-source.ts';
import type { BrowserState } from './page-state.ts';
import { routes } from './routes.tsx';
import { SiteProvider } from './site.tsx';

/**
 * Hydrates the page that the server sent. Everything it needs is loaded first, so that nothing
 * shifts when it does; if a chunk is missing, the page stays as it is, which works too.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state: BrowserState = JSON.parse(document.getElementById('state')?.textContent ?? 'null');
  if (!root || !state) return;
  // A form sent without scripts that needs correction is answered with its page.
  if (state.path !== window.location.pathname) {
    const { search, hash } = window.location;
    history.replaceState(history.state, '', `${state.path}${search}${hash}`);
  }
  const [messages] = await Promise.all([
    loadMessages(state.site.language),
    loadBlocks(state.blockTypes),
    loadMatchedPages(),
  ]);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData },
    getContext: () => new RouterContextProvider(new Map([[pageSourceContext, browserPageSource]])),
  });
  watchBuild({
    build: state.build,
    target: () => {
      const { location } = router.state.navigation;
      return location ? createPath(location) : null;
    },
  });
  const { analytics: content } = (state.loaderData.layout ?? {}) as Partial<LayoutContent>;
  if (content) {
    import('./analytics/analytics.tsx')
      .then((analytics) => analytics.start({ content, router, messages, pageTitle }))
      // Visits that are not counted are no error.
      .catch(() => undefined);
  }
  hydrateRoot(
    root,
    <StrictMode>
      <SiteProvider site={state.site} messages={messages} formState={state.formState}>
        <RouterProvider router={router} />
      </SiteProvider>
    </StrictMode>,
  );
}

async function loadMatchedPages(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

start().catch((error: unknown) => console.warn('The page stays without scripts.', error));
