import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

interface Properties extends ComponentPropsWithoutRef<'a'> {
  /** An address of this site. */
  to: string;
}

/**
 * A link within the site, followed without loading the document anew. React Router's own `Link`
 * brings the prefetching of its framework along, which is 2 KB of script that nothing here uses.
 */
export function SiteLink({ to, ...attributes }: Properties) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <a {...attributes} href={useHref(to)} onClick={follow} />;
}

/** Says that it leads to where the visitor is, or to the page above it. */
export function MenuLink(properties: Properties) {
  const { pathname } = useLocation();
  const { to } = properties;
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <SiteLink {...properties} aria-current={isCurrent ? 'page' : undefined} />;
}
