import { memo } from 'react';
import type { LayoutContent } from '../../cms/interface.ts';
import { languages } from '../i18n/languages.ts';
import { useMessages, useSite } from '../site.tsx';
import './header.css';
import { LanguageSelection } from './language-selection.tsx';
import { Menu } from './menu.tsx';
import { SiteLink } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** The same on every page but for what the menu marks, so it is not rendered again with each. */
export const Header = memo(({ layout }: { layout: LayoutContent }) => {
  const messages = useMessages();
  const { language } = useSite();
  return (
    <header className="header">
      <SiteLink className="header-home" to="/home">
        <Wordmark />
        {messages.siteName}
      </SiteLink>
      <Menu items={layout.menu} />
      <div className="header-controls">
        <SiteLink className="header-search" to="/search#keywords" aria-label={messages.search}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5 5" />
          </svg>
        </SiteLink>
        <button type="button" popoverTarget="languages">
          <span className="visually-hidden">
            {messages.labelled.replace('{label}', messages.languageSelection)}
          </span>
          <span className="header-language-name">{languages[language].name}</span>
          <span className="header-language-code">{language.toUpperCase()}</span>
        </button>
        <button className="header-menu-button" type="button" popoverTarget="main-menu">
          {messages.menu}
        </button>
      </div>
      <div className="header-languages" id="languages" popover="auto">
        <LanguageSelection isLandmark={false} />
      </div>
    </header>
  );
});
