import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/motion.css';
import './styles/print.css';

import type { BrowserState, Heritage } from './page-state.ts';

/**
 * Hydrates the page that the server sent; from then on React shows the pages. Everything it needs is
 * loaded first, so that nothing shifts when it does. Called by the starter (starter.ts), which is
 * loading all of it meanwhile.
 * @throws if something is missing, or the content has changed since the page was made; the page
 *   then stays as it is, which works too.
 */
export async function start(state: BrowserState, heritage: Heritage): Promise<void> {
  // One after the other: together they would hold up the visitor for too long.
  await import('react-dom/client');
  await pause();
  const { prepare } = await import('./hydration.tsx');
  await pause();
  const hydrate = await prepare(state, heritage);
  await pause();
  hydrate();
}

/** Lets the browser answer the visitor, and draw. */
const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
