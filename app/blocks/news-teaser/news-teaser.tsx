import type { BlockOf } from '../../../cms/interface.ts';
import { ArticleItems } from '../../components/article-items.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Text } from '../../components/text.tsx';
import { useMessages } from '../../site.tsx';
import './news-teaser.css';

export default function NewsTeaser({ block }: { block: BlockOf<'newsTeaser'> }) {
  const messages = useMessages();
  const { articles, topic } = block;
  return (
    <section className="news-teaser" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      {articles.length > 0 ? (
        <ArticleItems articles={articles} heading="h3" />
      ) : (
        <p>{messages.newsEmpty}</p>
      )}
      <p className="news-teaser-all">
        <SiteLink to={topic && articles.length > 0 ? `/news?topic=${topic}` : '/news'}>
          {messages.newsAll}
        </SiteLink>
      </p>
    </section>
  );
}
