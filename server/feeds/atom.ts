import type { Feed, FeedArticle, FeedText } from './feed.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** The Atom Syndication Format, RFC 4287. */
export function atom(feed: Feed): string {
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
      // Its own address is its permanent id; a feed has one per language and format.
      textElement('id', feed.href),
      textElement('title', feed.title),
      textElement('subtitle', feed.description),
      textElement('updated', feed.changed),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.href }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
      element('author', {}, [textElement('name', feed.author)]),
      textElement('icon', feed.icon),
      ...feed.articles.map((article) => entry(article, feed)),
    ]),
  );
}

function entry(article: FeedArticle, { language }: Feed): string {
  const { href, title, summary, html, topic, published, changed } = article;
  const inOther = (text: FeedText): Record<string, string> =>
    text.language === language ? {} : { 'xml:lang': text.language };
  return element('entry', {}, [
    textElement('id', href),
    textElement('title', title.text, inOther(title)),
    textElement('published', published),
    textElement('updated', changed),
    element('link', { rel: 'alternate', type: 'text/html', href }),
    element('category', { term: topic.key, label: topic.name }),
    textElement('summary', summary.text, inOther(summary)),
    textElement('content', html.text, { type: 'html', ...inOther(html) }),
  ]);
}
