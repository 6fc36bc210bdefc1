import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { SiteLink } from '../components/site-link.tsx';
import type { CaseTool } from '../forms/carried-case.ts';
import type { ToolMessages } from '../i18n/en/tools.ts';
import { joinSentences } from '../i18n/text.ts';
import type { loader } from '../pages/published/published.tsx';
import { useSite } from '../site.tsx';
import { CaseMail } from './case-mail.tsx';

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

/** What can be done with a result. Where the site sends no mails, the visitor's own program does. */
export function ResultActions({ words, tool, query, summary, children }: Properties) {
  const { language, origins, isMainlandHosted } = useSite();
  const page = useLoaderData<typeof loader>();
  // A mail may leave the country, which asks for an agreement of its own there.
  const caseMail = isMainlandHosted ? undefined : page?.caseMail;
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
        {!caseMail && (
          <a className="action" href={letter}>
            {words.mailToMyself}
          </a>
        )}
      </p>
      {caseMail && <CaseMail {...{ words: caseMail, tool, query }} />}
      <p className="field-hint">
        {joinSentences(
          [words.sharing, words.calculatedHere, !caseMail && words.mailNote],
          language,
        )}
      </p>
    </>
  );
}
