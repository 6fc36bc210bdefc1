import type { Feed } from './feed.ts';

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.href,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.author, url: new URL('/home', feed.href).href }],
    items: feed.articles.map(
      ({ href, title, summary, html, topic, image, published, changed }) => ({
        id: href,
        url: href,
        title: title.text,
        summary: summary.text,
        content_html: html.text,
        ...(image && { image }),
        date_published: published,
        date_modified: changed,
        tags: [topic.name],
        ...(html.language !== feed.language && { language: html.language }),
      }),
    ),
  });
}
