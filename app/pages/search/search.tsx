import { useLoaderData } from 'react-router';
import type { SearchAnswer, SearchContent, SearchKind } from '../../../cms/interface.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import type { SearchMessages } from '../../i18n/en/search.ts';
import { formatNumber } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import { useLanguageTag } from '../../site.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Blocks, type loader } from '../published/published.tsx';
import { searchAddress } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import './search.css';
import { kindName, SearchResults } from './search-results.tsx';

export { loader } from '../published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (!page?.search) return <NotFound />;
  const { search } = page;
  const { query, messages } = search;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={page.title} />
      <section className="search">
        <Text as="h1" value={page.title} />
        <SearchBox key={query} query={query} messages={messages} />
        <Answer search={search} />
      </section>
      <Blocks blocks={page.blocks} />
    </>
  );
}

function Answer({ search: { query, messages, answer } }: { search: SearchContent }) {
  const languageTag = useLanguageTag();
  if (!answer) return null;
  const { total, isSimilar, nearest } = answer;
  return (
    <>
      <p className="list-count" role="status">
        {plural(messages.total, total, languageTag)}
      </p>
      {total === 0 && <p>{messages.none}</p>}
      {nearest.length > 0 && (
        <p className="search-nearest">
          {messages.nearest}{' '}
          {nearest.map((word) => (
            <SiteLink key={word} to={searchAddress({ query: word })}>
              {word}
            </SiteLink>
          ))}
        </p>
      )}
      {total > 0 && isSimilar && <p>{messages.similar}</p>}
      {total > 0 && <Kinds query={query} messages={messages} answer={answer} />}
      <SearchResults query={query} messages={messages} answer={answer} />
    </>
  );
}

interface KindsProperties {
  query: string;
  messages: SearchMessages;
  answer: SearchAnswer;
}

/** Filters that are addresses: they can be shared, and work without scripts. */
function Kinds({ query, messages, answer: { groups, kind, total } }: KindsProperties) {
  const languageTag = useLanguageTag();
  if (groups.length < 2) return null;
  const choices: { kind: SearchKind | null; name: string; count: number }[] = [
    { kind: null, name: messages.kindAll, count: total },
    ...groups.map((group) => ({
      kind: group.kind,
      name: kindName(group.kind, messages),
      count: group.total,
    })),
  ];
  return (
    <nav className="search-kinds" aria-label={messages.kinds}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.name}>
            <SiteLink
              to={searchAddress({ query, kind: choice.kind })}
              keepsPlace
              aria-current={choice.kind === kind ? 'true' : undefined}
            >
              {choice.name} <span>{formatNumber(choice.count, languageTag)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
