import { useLocation } from 'react-router';
import { languageCodes, languages } from '../i18n/languages.ts';
import { useMessages, useSite } from '../site.tsx';
import './language-selection.css';

/**
 * The same page in every language, each named in itself. Plain links: the host decides. On each
 * page only the one in the footer is a landmark.
 */
export function LanguageSelection({ isLandmark = true }: { isLandmark?: boolean }) {
  const messages = useMessages();
  const { language, origins } = useSite();
  const { pathname } = useLocation();
  const Element = isLandmark ? 'nav' : 'div';
  return (
    <Element
      className="language-selection"
      {...(isLandmark && { 'aria-label': messages.languageSelection })}
    >
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
    </Element>
  );
}
