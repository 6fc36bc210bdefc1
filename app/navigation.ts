import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useMatches, useNavigationType } from 'react-router';
import type { PageContent } from '../cms/interface.ts';
import { textOf } from './components/text.tsx';
import { postJson } from './http.ts';
import type { Messages } from './i18n/en/messages.ts';
import type { RouteHandle } from './route.ts';
import { useMessages } from './site.tsx';

/**
 * What follows a change of page in the browser: the title, the focus, the place on the page, and
 * one visit counted. The first page arrived complete from the server; only its visit is counted.
 */
export function useAfterNavigation(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const title = usePageTitle();
  const previous = useRef<Location>(undefined);

  useEffect(keepScrollPositions, []);

  // Together with the new content, before the browser draws it or scrolls because of its height.
  useLayoutEffect(() => {
    const left = previous.current;
    if (left === location) return;
    const isOtherPage = left?.pathname !== location.pathname;
    previous.current = location;
    shownEntry = entryOf(location);
    if (isOtherPage) recordVisit();
    if (!left) return;
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
    document.title = title;
    if (isOtherPage) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    // An entry without a state is a jump within the page that a plain link has made.
    const isWayBack = navigationType === 'POP' && history.state !== null;
    const saved = isWayBack ? scrollPositions[shownEntry] : undefined;
    if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
    else scrollToTarget(location.hash);
  }, [location, navigationType, title]);
}

interface MatchedRoute {
  handle: unknown;
  loaderData: unknown;
}

/** @returns what stands in the browser's title bar for the innermost of the matched routes. */
export function pageTitle(match: MatchedRoute | undefined, messages: Messages): string {
  const handle = match?.handle as RouteHandle | undefined;
  const page = match?.loaderData as PageContent | null | undefined;
  // A page whose editor has named it in no language has the site's name alone.
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

/** Specification, section 7: a visit that could not be recorded is nobody's concern. */
function recordVisit(): void {
  postJson('/stats/record-visit', {}, { keepalive: true }).catch(() => undefined);
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

/** How far down the visitor was, by entry of the history. */
let scrollPositions: Record<string, number> = {};

/** The entry whose page is on the screen; `history.state` is ahead of it while a page loads. */
let shownEntry = '';

/** The first page of a visit has the key `default`, whichever page that is. */
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/** Keeps where the visitor was on each page, for the way back. */
function keepScrollPositions(): () => void {
  const keep = () => {
    scrollPositions[shownEntry] = Math.round(window.scrollY);
  };
  const store = () => {
    // A page that is loaded again is for the browser to put in its place.
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
