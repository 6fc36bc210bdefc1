import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageCodes, languages } from '../i18n/languages.ts';
import { useMessages, useSite } from '../site.tsx';
import './language-selection.css';

/**
 * The same page in every language, each named in itself, with its query and fragment. Plain links:
 * the host decides. On each page only the one in the footer is a landmark.
 */
export function LanguageSelection({ isLandmark = true }: { isLandmark?: boolean }) {
  const messages = useMessages();
  const { language, origins } = useSite();
  const { pathname, search, hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // The server knows neither the place on the page nor parameters that do not change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path means other links
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? []) {
      Object.assign(link, { search, hash });
    }
  }, [pathname, search, hash]);

  const Element = isLandmark ? 'nav' : 'div';
  return (
    <Element
      className="language-selection"
      {...(isLandmark && { 'aria-label': messages.languageSelection })}
    >
      <ul ref={list}>
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={`${origins[code]}${pathname}${search}`}
              suppressHydrationWarning
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
