import { useLocation } from 'react-router';
import { languageCodes, languages } from '../i18n/languages.ts';
import { useMessages, useSite } from '../site.tsx';
import './language-selection.css';

/** The same page in every language, each named in itself. Plain links: the host decides. */
export function LanguageSelection() {
  const messages = useMessages();
  const { language, origins } = useSite();
  const { pathname } = useLocation();
  return (
    <nav className="language-selection" aria-label={messages.languageSelection}>
      <ul>
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={`${origins[code]}${pathname}`}
              hrefLang={languages[code].tag}
              lang={languages[code].tag}
              aria-current={code === language ? 'true' : undefined}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
