import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import type { PageContent } from '../cms/interface.ts';
import { textOf } from './components/text.tsx';
import { postJson } from './http.ts';
import type { Messages } from './i18n/messages/en.ts';
import { useMessages } from './site.tsx';

/**
 * What follows a change of page in the browser: the title, the focus, the place on the page, and
 * one visit counted. The first page arrived complete from the server; only its visit is counted.
 */
export function useAfterNavigation(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const title = usePageTitle();
  const isFirstPage = useRef(true);
  const path = useRef(location.pathname);

  useEffect(saveScrollPositions, []);

  useEffect(() => {
    const isFirst = isFirstPage.current;
    const isOtherPage = path.current !== location.pathname;
    isFirstPage.current = false;
    path.current = location.pathname;
    if (isFirst) {
      recordVisit();
      return;
    }
    if (isOtherPage) {
      document.title = title;
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
      document.getElementById('content')?.focus({ preventScroll: true });
      recordVisit();
    }
    // A jump within the page that the browser has made itself, from a plain link.
    if (!isOtherPage && location.key === 'default') return;
    const saved = navigationType === 'POP' ? savedPosition(location.key) : null;
    if (saved !== null) window.scrollTo({ top: saved, behavior: 'instant' });
    else scrollToTarget(location.hash);
  }, [location, navigationType, title]);
}

/** @returns what stands in the browser's title bar for a page. */
export function documentTitle(page: PageContent | null | undefined, messages: Messages): string {
  return `${page ? textOf(page.title) : messages.notFoundTitle} · ${messages.siteName}`;
}

function usePageTitle(): string {
  const messages = useMessages();
  const page = useMatches().at(-1)?.loaderData as PageContent | null | undefined;
  return documentTitle(page && 'blocks' in page ? page : null, messages);
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

const storageKey = (key: string) => `scroll:${key}`;

/** Keeps where the visitor was on each page of the history, for the way back. */
function saveScrollPositions(): () => void {
  const save = () => {
    const key = (history.state as { key?: string } | null)?.key ?? 'default';
    try {
      sessionStorage.setItem(storageKey(key), String(window.scrollY));
    } catch {
      // Storage may be full or forbidden; the page then simply starts at its top.
    }
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('scrollend', save);
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('scrollend', save);
    window.removeEventListener('pagehide', save);
    history.scrollRestoration = 'auto';
  };
}

function savedPosition(key: string): number | null {
  try {
    const saved = sessionStorage.getItem(storageKey(key));
    return saved === null ? null : Number(saved);
  } catch {
    return null;
  }
}
