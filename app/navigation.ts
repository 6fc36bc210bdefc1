import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useMatches, useNavigationType } from 'react-router';
import type { PageContent } from '../cms/interface.ts';
import { textOf } from './components/text.tsx';
import { postJson } from './http.ts';
import type { Messages } from './i18n/en/messages.ts';
import type { RouteHandle } from './route.ts';
import { useMessages } from './site.tsx';

/** The state of a location that only changes what a part of the page shows. */
export const inPlace = { isInPlace: true };

const isInPlace = ({ state }: Location): boolean =>
  (state as Partial<typeof inPlace> | null)?.isInPlace === true;

/**
 * What follows a client-side navigation: the title, the focus, the scroll position, and
 * counting one visit. The first page arrived complete from the server, and the starter has counted
 * its visit (starter.ts).
 */
export function useAfterNavigation(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const title = usePageTitle();
  const previous = useRef<Location>(undefined);
  const counted = useRef<Location>(undefined);

  useEffect(keepScrollPositions, []);

  // Together with the new content, before the browser draws it or scrolls because of its height.
  useLayoutEffect(() => {
    const left = previous.current;
    if (left === location) return;
    const isOtherPage = left?.pathname !== location.pathname;
    previous.current = location;
    shownEntry = entryOf(location);
    if (!left) return;
    if (isOtherPage) arrived = performance.now();
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
    document.title = title;
    // An entry without a state is a jump within the page that a plain link has made.
    const isWayBack = navigationType === 'POP' && history.state !== null;
    const saved = isWayBack ? scrollPositions[shownEntry] : undefined;
    // Where a page is shown from its top, what is far below may come later, as on the first page.
    if (isOtherPage) {
      fold(saved === undefined && !location.hash);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
    else if (isOtherPage || !isInPlace(location)) scrollToTarget(location.hash);
  }, [location, navigationType, title]);

  // Once the browser has drawn it: a request takes longer to send than the rest of this.
  useEffect(() => {
    const left = counted.current;
    counted.current = location;
    if (!left) return;
    // What a list is filtered by is a route of its own (specification, section 7).
    if (left.pathname !== location.pathname || left.search !== location.search) recordVisit();
  }, [location]);
}

/** When the page on the screen was shown, by `performance.now()`. */
let arrived = 0;
export const arrivedAt = (): number => arrived;

interface MatchedRoute {
  handle: unknown;
  loaderData: unknown;
}

/** @returns the document title from the innermost matched route. */
export function pageTitle(match: MatchedRoute | undefined, messages: Messages): string {
  const handle = match?.handle as RouteHandle | undefined;
  const page = match?.loaderData as PageContent | null | undefined;
  // A page without a title in any language has only the site's name.
  if (page && 'title' in page) return withSiteName(textOf(page.title), messages);
  return withSiteName(messages[handle?.title ?? 'notFoundTitle'], messages);
}

export function withSiteName(title: string, messages: Messages): string {
  return title ? `${title} · ${messages.siteName}` : messages.siteName;
}

function usePageTitle(): string {
  const messages = useMessages();
  return pageTitle(useMatches().at(-1), messages);
}

/** Specification, section 7: failing to record a visit is not an error. */
function recordVisit(): void {
  postJson('/stats/record-visit', {}, { keepalive: true }).catch(() => undefined);
}

/** By the starter, which does so on the first page. */
let unfold = () => {};

export function unfoldLater(byStarter: () => void): void {
  unfold = byStarter;
}

function fold(isFolded: boolean): void {
  document.documentElement.classList.toggle('unfolded', !isFolded);
  if (isFolded) unfold();
}

function scrollToTarget(hash: string): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'instant'
    : 'smooth';
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

const storageKey = 'scroll-positions';

/** Scroll positions, by history entry. */
let scrollPositions: Record<string, number> = {};

/** The entry whose page is on screen; `history.state` is ahead of it while a page loads. */
let shownEntry = '';

/** The first page of a visit has the key `default`, whichever page that is. */
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/** Remembers the scroll position of each page, for going back. */
function keepScrollPositions(): () => void {
  const keep = () => {
    scrollPositions[shownEntry] = Math.round(window.scrollY);
  };
  const store = () => {
    // On a reload the browser restores the scroll position itself.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(scrollPositions));
    } catch {
      // Storage may be full or forbidden; pages then simply start at their top.
    }
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  scrollPositions = storedPositions();
  // The visitor may have scrolled before React came.
  if (window.scrollY > 0) keep();
  takeOver();
  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('pagehide', store);
  window.addEventListener('pageshow', takeOver);
  return () => {
    window.removeEventListener('scroll', keep);
    window.removeEventListener('pagehide', store);
    window.removeEventListener('pageshow', takeOver);
    history.scrollRestoration = 'auto';
  };
}

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
