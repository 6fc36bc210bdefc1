import type { NewsSummary } from '../../cms/interface.ts';
import { SiteLink } from './site-link.tsx';
import './list-entries.css';
import './article-items.css';
import { Picture } from './picture.tsx';
import { languageOf, Text, textOf } from './text.tsx';

interface Properties {
  articles: NewsSummary[];
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3';
  /** Whether the first one leads, larger than the others. */
  hasLead?: boolean;
}

/** News articles, one below the other. */
export function ArticleItems({ articles, heading: Heading, hasLead = false }: Properties) {
  return (
    <ul className={`list-entries article-items${hasLead ? ' article-items-lead' : ''}`}>
      {articles.map(({ id, href, title, published, topic, summary, picture }, index) => (
        <li key={id}>
          <p className="article-items-meta">
            <time dateTime={published.value}>{published.text}</time>
            <span>{topic.name}</span>
          </p>
          <div>
            <Heading>
              <SiteLink to={href} {...languageOf(title)}>
                {textOf(title)}
              </SiteLink>
            </Heading>
            <Text as="p" value={summary} />
          </div>
          {picture && (
            <Picture
              picture={picture}
              sizes={`(min-width: 64rem) ${hasLead && index === 0 ? 45 : 22}vw, 90vw`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
