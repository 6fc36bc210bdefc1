import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler, useLocation, useMatches } from 'react-router';
import type { PageContent } from '../../cms/interface.ts';

interface Properties extends ComponentPropsWithoutRef<'a'> {
  /** An address on this site. */
  to: string;
}

/**
 * A link within the site, followed without a full page load. React Router's own `Link` pulls in its
 * framework's prefetching: 2 KB of script that nothing here uses.
 */
export function SiteLink({ to, ...attributes }: Properties) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <a {...attributes} href={useHref(to)} onClick={follow} />;
}

/** Whether it leads to the current page or to one of its ancestors. */
export function MenuLink(properties: Properties) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<PageContent> | null | undefined;
  const { to } = properties;
  const isCurrent =
    pathname === to ||
    pathname.startsWith(`${to}/`) ||
    page?.breadcrumbs?.some(({ href }) => href === to);
  return <SiteLink {...properties} aria-current={isCurrent ? 'page' : undefined} />;
}
