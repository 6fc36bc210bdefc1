import type { NewsSummary } from '../../cms/interface.ts';
import './list-entries.css';
import './article-items.css';
import { Picture } from './picture.tsx';
import { Text } from './text.tsx';
import { TitleLink } from './title-link.tsx';

interface Properties {
  articles: NewsSummary[];
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3';
  /** The displayed width of the first picture, where it is larger than the others. */
  leadSizes?: string | undefined;
}

/** News articles, one below the other. */
export function ArticleItems({ articles, heading: Heading, leadSizes }: Properties) {
  return (
    <ul className="list-entries article-items">
      {articles.map(({ id, href, title, published, topic, summary, picture }, index) => (
        <li key={id}>
          <p className="article-items-meta">
            <time dateTime={published.value}>{published.text}</time>
            <span>{topic.name}</span>
          </p>
          <div>
            <Heading>
              <TitleLink to={href} title={title} />
            </Heading>
            <Text as="p" value={summary} />
          </div>
          {picture && (
            <Picture
              picture={picture}
              sizes={
                (index === 0 && leadSizes) ||
                '(min-width: 64rem) 22vw, (min-width: 48rem) 38vw, 90vw'
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
