import { type RefObject, useEffect, useRef } from 'react';
import type { MenuItem } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import './menu.css';
import { MenuLink, useIsCurrent } from './site-link.tsx';
import { languageOf, textOf } from './text.tsx';

/**
 * The menu stands open where there is room, and is a popover elsewhere; what is below an item is
 * a disclosure. The browser itself opens and closes both, so they work before and without scripts.
 */
export function Menu({ items }: { items: MenuItem[] }) {
  const messages = useMessages();
  const element = useRef<HTMLElement>(null);
  useClosing(element);
  return (
    <nav
      className="header-menu"
      id="main-menu"
      popover="auto"
      aria-label={messages.mainMenu}
      ref={element}
    >
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            {item.children.length > 0 ? <SubMenu item={item} /> : <ItemLink item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubMenu({ item: { label, children } }: { item: MenuItem }) {
  const isCurrent = useIsCurrent();
  return (
    // Those of one name close one another.
    <details name="menu">
      <summary
        aria-current={children.some(({ href }) => isCurrent(href)) || undefined}
        {...languageOf(label)}
      >
        {textOf(label)}
      </summary>
      <ul>
        {children.map((child) => (
          <li key={child.href}>
            <ItemLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ItemLink({ item: { label, href } }: { item: Pick<MenuItem, 'label' | 'href'> }) {
  return (
    <MenuLink to={href} {...languageOf(label)}>
      {textOf(label)}
    </MenuLink>
  );
}

/** As in menu.css: here the menu stands open, and what is below an item lies over the page. */
const lieOverPage = '(min-width: 75rem)';

/** Closes what lies over the page, as a visitor expects who goes elsewhere or presses Escape. */
function useClosing(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current?.querySelector<HTMLDetailsElement>('details[open]');
      if (!open || !window.matchMedia(lieOverPage).matches) return;
      const isInside = open.contains(event.target as Node);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (isInside) open.querySelector('summary')?.focus();
      } else if (isInside && !(event.type === 'click' && (event.target as Element).closest('a'))) {
        return;
      }
      open.open = false;
    };
    const events = ['click', 'focusin', 'keydown'];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, [menu]);
}
