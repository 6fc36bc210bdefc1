import { useLoaderData } from 'react-router';
import type { Link as LinkContent } from '../../../cms/interface.ts';
import { blockComponent } from '../../blocks/blocks.ts';
import { ContentLink } from '../../components/actions.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text, textOf } from '../../components/text.tsx';
import { TitleLink } from '../../components/title-link.tsx';
import { languages } from '../../i18n/languages.ts';
import { useMessages } from '../../site.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import type { loader } from '../published/published.tsx';
import { Share } from './share.tsx';
import './article.css';

export { loader } from '../published/published.tsx';

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { newsAll } = useMessages();
  const article = page?.article;
  if (!article) return <NotFound />;
  const { href, title, published, topic, readingMinutes, summary, picture } = article;
  const { body, previous, next, messages } = article;
  return (
    <>
      <Breadcrumbs links={page.breadcrumbs} current={title} />
      <article className="article">
        <header>
          <Text as="h1" value={title} />
          <p className="article-meta">
            <time dateTime={published.value}>{published.text}</time>
            <span>{topic.name}</span>
            <span>{messages.readingTime.replace('{value}', String(readingMinutes))}</span>
          </p>
          <Text as="p" className="lead" value={summary} />
        </header>
        {picture && <Picture picture={picture} sizes="(min-width: 64rem) 51vw, 89vw" isFirst />}
        <div
          className="rich-text"
          lang={body.language ? languages[body.language].tag : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from the editor's document, which has no raw HTML
          dangerouslySetInnerHTML={{ __html: body.html }}
        />
        <Share href={href} title={textOf(title)} messages={messages} />
      </article>
      {page.blocks.map((block) => {
        const Block = blockComponent(block.blockType);
        return <Block key={block.blockType} block={block} isFirst={false} />;
      })}
      <nav className="article-neighbours" aria-label={messages.neighbours}>
        <Neighbour label={messages.previous} link={previous} />
        <Neighbour label={messages.next} link={next} />
        <p>
          <ContentLink link={{ label: newsAll, href: '/news' }} />
        </p>
      </nav>
    </>
  );
}

function Neighbour({ label, link }: { label: string; link: LinkContent | null }) {
  if (!link) return null;
  return (
    <p>
      <span>{label}</span>
      <TitleLink to={link.href} title={link.label} />
    </p>
  );
}
