import type { Context } from 'hono';
import { feeds } from '../../app/feeds.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Pages } from '../pages/pages.ts';
import { atom } from './atom.ts';
import { type Feed, feedOf } from './feed.ts';
import { jsonFeed } from './json.ts';
import { rss } from './rss.ts';

const writers: Record<(typeof feeds)[number]['href'], (feed: Feed) => string> = {
  '/news/rss.xml': rss,
  '/news/atom.xml': atom,
  '/news/feed.json': jsonFeed,
};

/** The feeds of the news, by their addresses; kept in memory like pages. */
export function feedHandlers(content: ContentSource, pages: Pages) {
  return feeds.map(({ href, type }) => ({
    href,
    handler: (context: Context) =>
      pages.kept(context, async (site) => {
        const [articles, page, { siteName }] = await Promise.all([
          content.newsFeed(site.language),
          content.page('/news', site.language),
          loadMessages(site.language),
        ]);
        const feed = feedOf({ site, path: href, page, siteName, articles });
        return {
          status: 200,
          type: `${type}; charset=utf-8`,
          text: writers[href](feed),
          changed: feed.changed,
        };
      }),
  }));
}
