import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler, useLocation, useMatches } from 'react-router';
import type { PageContent } from '../../cms/interface.ts';
import { inPlace } from '../navigation.ts';

interface Properties extends ComponentPropsWithoutRef<'a'> {
  /** An address of this site. */
  to: string;
  /** Whether it only changes what a part of the page shows, so that nothing scrolls. */
  keepsPlace?: boolean;
}

/**
 * A link within the site, followed without loading the document anew. React Router's own `Link`
 * brings the prefetching of its framework along, which is 2 KB of script that nothing here uses.
 */
export function SiteLink({ to, keepsPlace, ...attributes }: Properties) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state: keepsPlace ? inPlace : null });
  return <a {...attributes} href={useHref(to)} onClick={follow} />;
}

/** @returns whether an address is where the visitor is, or of a page above it. */
export function useIsCurrent(): (to: string) => boolean {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<PageContent> | null | undefined;
  return (to) =>
    pathname === to ||
    pathname.startsWith(`${to}/`) ||
    page?.breadcrumbs?.some(({ href }) => href === to) === true;
}

/** Says where it leads to the page that is shown, or to one above it. */
export function MenuLink(properties: Properties) {
  const isCurrent = useIsCurrent()(properties.to);
  return <SiteLink {...properties} aria-current={isCurrent ? 'page' : undefined} />;
}
