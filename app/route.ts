import type { LazyRouteFunction, RouteObject } from 'react-router';
import { loadPart } from './chunks.ts';
import type { Messages } from './i18n/en/messages.ts';

/** A route's own metadata, in its `handle`, read by browser and server. */
export interface RouteHandle {
  /** The module that shows it; a page brings it together with its script. */
  module: string;
  /** Of a page that is not one of the back office, unless its data have a title. */
  title?: keyof Messages;
  /** The parameters that change what it shows; without any of them it is one page. */
  query?: readonly string[];
  /** It depends on more than its address, so it is not cached. */
  isPersonal?: true;
  /** It may show any block. */
  hasAllBlocks?: true;
}

type Load = () => Promise<Awaited<ReturnType<LazyRouteFunction<RouteObject>>>>;
type Facts = Omit<RouteHandle, 'module'>;

const shown = (module: string, load: Load, facts: Facts) => ({
  handle: { module, ...facts } satisfies RouteHandle,
  lazy: () => loadPart(load),
});

/**
 * A page that is shown by a module of its own.
 * @param module below `pages/`, without its ending; `load` imports the same.
 */
export const shownBy = (module: string, load: Load, facts: Facts = {}) =>
  shown(`app/pages/${module}.tsx`, load, facts);

/** The same for a tool; the module is below `tools/`. */
export const toolShownBy = (module: string, load: Load, facts: Facts = {}) =>
  shown(`app/tools/${module}.tsx`, load, facts);
