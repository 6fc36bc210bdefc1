import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { inPlace } from '../navigation.ts';

interface Properties extends ComponentPropsWithoutRef<'a'> {
  /** An address on this site. */
  to: string;
  /** Whether it only changes what a part of the page shows, so that nothing scrolls. */
  keepsPlace?: boolean;
}

/**
 * A link within the site, followed without a full page load. React Router's own `Link` pulls in its
 * framework's prefetching: 2 KB of script that nothing here uses.
 */
export function SiteLink({ to, keepsPlace, ...attributes }: Properties) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state: keepsPlace ? inPlace : null });
  return <a {...attributes} href={useHref(to)} onClick={follow} />;
}
