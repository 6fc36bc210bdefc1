import { Fragment } from 'react';
import type { MarkedText, SearchAnswer, SearchKind, SearchResult } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { Thumbnail } from '../../components/thumbnail.tsx';
import type { SearchMessages } from '../../i18n/en/search.ts';
import { formatNumber } from '../../i18n/format.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguageTag } from '../../site.tsx';
import { searchAddress } from './search-address.ts';

export function kindName(kind: SearchKind, messages: SearchMessages): string {
  return {
    news: messages.kindNews,
    product: messages.kindProduct,
    page: messages.kindPage,
    document: messages.kindDocument,
    position: messages.kindPosition,
    activity: messages.kindActivity,
  }[kind];
}

interface Properties {
  query: string;
  messages: SearchMessages;
  answer: SearchAnswer;
}

/** What was found, by its kind. */
export function SearchResults({ query, messages, answer }: Properties) {
  const languageTag = useLanguageTag();
  const { groups, kind, page, pages } = answer;
  return groups
    .filter(({ results }) => results.length > 0)
    .map((group) => {
      const name = kindName(group.kind, messages);
      const isCut = kind === null && group.total > group.results.length;
      const more = messages.more
        .replace('{value}', formatNumber(group.total, languageTag))
        .replace('{kind}', name);
      return (
        <section
          key={group.kind}
          className="search-group"
          aria-labelledby={`results-${group.kind}`}
        >
          <h2 id={`results-${group.kind}`}>{name}</h2>
          <ul className="search-results">
            {group.results.map((result) => (
              <Result key={result.href} result={result} />
            ))}
          </ul>
          {isCut && (
            <p>
              <SiteLink className="search-more" to={searchAddress({ query, kind: group.kind })}>
                {more}
              </SiteLink>
            </p>
          )}
          {kind !== null && pages > 1 && (
            <ResultPages {...{ query, messages, kind, page, pages }} />
          )}
        </section>
      );
    });
}

function Result({ result }: { result: SearchResult }) {
  const { href, title, place, date, isExample, picture, excerpt } = result;
  return (
    <li>
      {picture && <Thumbnail picture={picture} sizes="7rem" />}
      <h3>
        <SiteLink to={href} lang={tagOf(title)}>
          <Marked text={title} />
        </SiteLink>
        <ExampleMark isExample={isExample} />
      </h3>
      {(date || place.length > 0) && (
        <p className="search-place">
          {date && <time dateTime={date.value}>{date.text}</time>}
          {place.map((text) => (
            <Text key={textOf(text)} value={text} />
          ))}
        </p>
      )}
      {excerpt && (
        <p lang={tagOf(excerpt)}>
          <Marked text={excerpt} />
          <ExampleMark isExample={excerpt.isExample} />
        </p>
      )}
    </li>
  );
}

/** Every second piece is what was looked for. */
function Marked({ text: { pieces } }: { text: MarkedText }) {
  return pieces.map((piece, index) => {
    // Pieces have no other name, and keep their places.
    const key = index;
    return index % 2 === 1 ? (
      <mark key={key}>{piece}</mark>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}

const tagOf = ({ language }: MarkedText) => (language ? languages[language].tag : undefined);

interface PagesProperties {
  query: string;
  messages: SearchMessages;
  kind: SearchKind;
  page: number;
  pages: number;
}

function ResultPages({ query, messages, kind, page, pages }: PagesProperties) {
  return (
    <nav className="search-pages" aria-label={messages.pages}>
      {page > 1 && (
        <SiteLink to={searchAddress({ query, kind, page: page - 1 })} rel="prev">
          {messages.previous}
        </SiteLink>
      )}
      <span>{messages.page.replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
      {page < pages && (
        <SiteLink to={searchAddress({ query, kind, page: page + 1 })} rel="next">
          {messages.next}
        </SiteLink>
      )}
    </nav>
  );
}
