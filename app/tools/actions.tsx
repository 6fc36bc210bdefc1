import type { ReactNode } from 'react';
import { SiteLink } from '../components/site-link.tsx';
import type { CaseTool } from '../forms/carried-case.ts';
import type { ToolMessages } from '../i18n/en/tools.ts';
import { useSite } from '../site.tsx';

interface Properties {
  words: ToolMessages;
  tool: CaseTool;
  /** That shows the same case again, from `?` on. */
  query: string;
  /** In a few lines, for a letter to oneself. */
  summary: readonly string[];
  /** Files of the same case. */
  children?: ReactNode;
}

/** What can be done with a result. The letter is left to the visitor's own mail program. */
export function ResultActions({ words, tool, query, summary, children }: Properties) {
  const { language, origins } = useSite();
  const address = `${origins[language]}/tools/${tool}${query}`;
  const letter = `mailto:?subject=${encodeURIComponent(summary[0] ?? '')}&body=${encodeURIComponent([...summary, address].join('\r\n'))}`;
  return (
    <>
      <p className="actions">
        <SiteLink
          className="action action-primary"
          to={`/home?case=${tool}&${query.slice(1)}#quote`}
        >
          {words.sendWithInquiry}
        </SiteLink>
        {children}
        <a className="action" href={letter}>
          {words.mailToMyself}
        </a>
      </p>
      <p className="field-hint">
        {words.sharing} {words.calculatedHere} {words.mailNote}
      </p>
    </>
  );
}
