import { Link, NavLink } from 'react-router';
import type { LayoutContent } from '../../cms/interface.ts';
import { useMessages } from '../site.tsx';
import './header.css';
import { LanguageSelection } from './language-selection.tsx';
import { languageOf, textOf } from './text.tsx';

export function Header({ layout }: { layout: LayoutContent }) {
  const messages = useMessages();
  return (
    <header className="header">
      <Link className="header-home" to="/home">
        {messages.siteName}
      </Link>
      {/* Opens without scripts; the layout closes it after a change of page. */}
      <details className="header-menu">
        <summary>{messages.menu}</summary>
        <div className="header-menu-panel">
          <nav aria-label={messages.mainMenu}>
            <ul>
              {layout.menu.map((link) => (
                <li key={link.href}>
                  <NavLink to={link.href} {...languageOf(link.label)}>
                    {textOf(link.label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSelection />
        </div>
      </details>
    </header>
  );
}
