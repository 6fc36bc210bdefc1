import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { createPath, type DataRouter } from 'react-router';
import { inPlace } from '../navigation.ts';

interface Properties extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'target'> {
  /** An address on this site, from its root. */
  to: string;
  /** Whether it only changes what a part of the page shows, so that nothing scrolls. */
  keepsPlace?: boolean;
}

/**
 * A link within the site, followed without a full page load once React is there. React Router's own
 * links ask for the location to find out what they lead to, so that each of them is rendered again
 * with every navigation; our addresses begin at the root.
 */
export function SiteLink({ to, keepsPlace, ...attributes }: Properties) {
  return <a {...attributes} href={to} onClick={keepsPlace ? followInPlace : followElsewhere} />;
}

let router: DataRouter | undefined;

/** Called once, before React takes over. */
export function followLinksWith(created: DataRouter): void {
  router = created;
}

const followElsewhere = (event: MouseEvent<HTMLAnchorElement>) => follow(event, null);
const followInPlace = (event: MouseEvent<HTMLAnchorElement>) => follow(event, inPlace);

function follow(event: MouseEvent<HTMLAnchorElement>, state: typeof inPlace | null): void {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  // Another tab or window, or a download, is the browser's business.
  if (!router || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  const { pathname, search, hash } = currentTarget;
  const address = `${pathname}${search}${hash}`;
  // Whoever follows a link to where they are does not come back to the same twice.
  void router.navigate(address, {
    state,
    replace: address === createPath(router.state.location),
    // Set where a picture leads on to the next page (motion.ts).
    viewTransition: document.documentElement.hasAttribute('data-pictured'),
  });
}
