import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Link, MenuItem, PageContent } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import './menu.css';
import { SiteLink } from './site-link.tsx';
import { languageOf, textOf } from './text.tsx';

/**
 * The menu stands open where there is room, and is a popover elsewhere; what is below an item is
 * a disclosure. The browser itself opens and closes both, so they work before and without scripts.
 */
export function Menu({ items }: { items: MenuItem[] }) {
  const messages = useMessages();
  const isCurrent = useIsCurrent();
  useEffect(() => {
    for (const type of closingEvents) document.addEventListener(type, closeElsewhere);
    return () => {
      for (const type of closingEvents) document.removeEventListener(type, closeElsewhere);
    };
  }, []);
  return (
    <nav className="header-menu" id="main-menu" popover="auto" aria-label={messages.mainMenu}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            {item.children.length > 0 ? (
              <SubMenu item={item} />
            ) : (
              <MenuLink link={item} isCurrent={isCurrent(item)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubMenu({ item: { label, children } }: { item: MenuItem }) {
  const { pathname } = useLocation();
  const current = children.filter(useIsCurrent());
  // Beside the page itself, one above it is not where the visitor is.
  const shown = current.find(({ href }) => href === pathname);
  return (
    // Those of one name close one another.
    <details name="menu">
      <summary aria-current={current.length > 0 || undefined} {...languageOf(label)}>
        {textOf(label)}
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.href}>
            <MenuLink link={child} isCurrent={shown ? child === shown : current.includes(child)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ link: { label, href }, isCurrent }: { link: Link; isCurrent: boolean }) {
  return (
    <SiteLink to={href} aria-current={isCurrent ? 'page' : undefined} {...languageOf(label)}>
      {textOf(label)}
    </SiteLink>
  );
}

/** @returns whether a link leads to where the visitor is, or to a page above it. */
function useIsCurrent(): (link: Link) => boolean {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as Partial<PageContent> | null | undefined;
  return ({ href }) =>
    pathname === href ||
    pathname.startsWith(`${href}/`) ||
    page?.breadcrumbs?.some((above) => above.href === href) === true;
}

/** As in menu.css. */
const isWide = () => window.matchMedia('(min-width: 75rem)').matches;

const closingEvents = ['click', 'focusin', 'keydown'];

/**
 * Closes what lies over the page, as a visitor expects who goes elsewhere or presses Escape; on a
 * small screen the lists are part of the menu, and nothing lies over it.
 */
function closeElsewhere(event: Event): void {
  const open = document.querySelector<HTMLDetailsElement>('.header-menu details[open]');
  const { target, type } = event;
  if (!open || !isWide() || !(target instanceof Element)) return;
  const isInside = open.contains(target);
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (isInside) open.querySelector('summary')?.focus();
  } else if (isInside && (type !== 'click' || !target.closest('a'))) {
    return;
  }
  open.open = false;
}
