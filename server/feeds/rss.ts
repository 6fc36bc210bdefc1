import type { Feed, FeedArticle } from './feed.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** RSS 2.0, with the full article in `content:encoded`. */
export function rss(feed: Feed): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const self = { rel: 'self', type: 'application/rss+xml', href: feed.href };
  return xmlDocument(
    element('rss', { version: '2.0', ...namespaces }, [
      element('channel', {}, [
        textElement('title', feed.title),
        textElement('link', feed.page),
        textElement('description', feed.description),
        textElement('language', feed.language),
        textElement('lastBuildDate', dateOf(feed.changed)),
        element('atom:link', self),
        ...feed.articles.map((article) => item(article, feed)),
      ]),
    ]),
  );
}

function item({ href, title, summary, html, topic, published }: FeedArticle, feed: Feed): string {
  return element('item', {}, [
    textElement('title', title.text),
    textElement('link', href),
    textElement('guid', href, { isPermaLink: 'true' }),
    textElement('pubDate', dateOf(published)),
    textElement('category', topic.name),
    textElement('dc:creator', feed.author),
    ...(title.language === feed.language ? [] : [textElement('dc:language', title.language)]),
    textElement('description', summary.text),
    textElement('content:encoded', html.text),
  ]);
}

/** As in RFC 822, with the four-digit year that RSS prefers. */
const dateOf = (moment: string) => new Date(moment).toUTCString();
