import type { Site } from '../sites.ts';

/** What a page is kept under. */
export const keyOf = (site: Site, path: string): string => `${site.key} ${path}`;

/**
 * Letters, digits and the like can be percent-encoded in many ways, which all mean the same
 * page (RFC 3986, 6.2.2): it has one cache entry.
 */
export function normalizePath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}

/** @returns null for what is not valid text. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Where a page is as Markdown. No page can be published there: its path has a full stop. */
export const markdownPath = (path: string): string => `${path}.md`;

const signInPages = ['/login', '/login/second-factor', '/login/forgot', '/login/reset'];

/** @returns the address of a page that is in no collection, given its letters in any case. */
export function ownPages({ isAdminOn, hasGallery }: { isAdminOn: boolean; hasGallery: boolean }) {
  const pages = new Set([
    ...(isAdminOn ? [...signInPages, '/admin'] : []),
    ...(hasGallery ? ['/gallery'] : []),
  ]);
  return (pathname: string): string | undefined => {
    const inSmall = pathname.toLowerCase();
    if (pages.has(inSmall)) return inSmall;
    // Below it are the keys of activities, which have letters of their own.
    const [, activity] = /^\/activity_detail(\/[^/]+)$/i.exec(pathname) ?? [];
    return activity && `/activity_detail${activity}`;
  };
}
