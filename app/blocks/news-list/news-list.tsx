import type { BlockOf, NewsList as NewsListContent } from '../../../cms/interface.ts';
import { ArticleItems } from '../../components/article-items.tsx';
import { FilterChoice, ListFilter } from '../../components/list-filter.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { feeds } from '../../feeds.ts';
import { useMessages } from '../../site.tsx';
import './news-list.css';

export default function NewsList({ block }: { block: BlockOf<'newsList'> }) {
  const common = useMessages();
  const { list, messages } = block;
  const { topic, year } = list;
  const isFiltered = topic !== null || year !== null;
  const hasLead = list.page === 1 && !isFiltered;
  const years = list.years.map((one) => ({ key: String(one), name: String(one) }));
  if (list.total === 0 && !isFiltered) {
    return (
      <section className="news-list" id={block.anchor ?? undefined}>
        <p>{common.newsEmpty}</p>
        <p>
          <SiteLink to="/home">{common.toHomePage}</SiteLink>
        </p>
      </section>
    );
  }
  return (
    <section
      className={hasLead ? 'news-list news-list-lead' : 'news-list'}
      id={block.anchor ?? undefined}
    >
      <ListFilter action="/news" isFiltered={isFiltered}>
        <FilterChoice name="topic" label={common.newsTopic} choices={list.topics} chosen={topic} />
        <FilterChoice
          name="year"
          label={messages.year}
          choices={years}
          chosen={year === null ? null : String(year)}
        />
      </ListFilter>
      <p className="list-count" role="status">
        {list.total > 0 ? messages.total.replace('{value}', String(list.total)) : messages.none}
      </p>
      {list.total > 0 && (
        <ArticleItems
          articles={list.articles}
          heading="h2"
          leadSizes={hasLead ? '(min-width: 64rem) 45vw, (min-width: 48rem) 38vw, 90vw' : undefined}
        />
      )}
      {list.pages > 1 && <ListPages list={list} messages={messages} />}
      <p className="news-list-feeds">
        {common.newsFeeds}
        {feeds.map(({ href, name, type }) => (
          <a key={href} href={href} type={type}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}

function ListPages({ list, messages }: Pick<BlockOf<'newsList'>, 'list' | 'messages'>) {
  const { listPage } = useMessages();
  const { page, pages } = list;
  const position = listPage.replace('{page}', String(page)).replace('{pages}', String(pages));
  return (
    <nav className="news-list-pages" aria-label={messages.pages}>
      {page > 1 && (
        <SiteLink to={addressOf(list, page - 1)} rel="prev">
          {messages.newer}
        </SiteLink>
      )}
      <span>{position}</span>
      {page < pages && (
        <SiteLink to={addressOf(list, page + 1)} rel="next">
          {messages.older}
        </SiteLink>
      )}
    </nav>
  );
}

function addressOf({ topic, year }: NewsListContent, page: number): string {
  const query = new URLSearchParams({
    ...(topic && { topic }),
    ...(year && { year: String(year) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/news?${query}` : '/news';
}
