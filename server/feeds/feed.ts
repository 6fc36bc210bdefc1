import { textOf } from '../../app/components/text.tsx';
import { type Language, languages } from '../../app/i18n/languages.ts';
import type { NewsFeedArticle, PageContent, RichText, Text } from '../../cms/interface.ts';
import type { Site } from '../sites.ts';

/** The content of a feed, before it is serialized. All addresses are absolute. */
export interface Feed {
  /** Of the feed itself, and of the page with the list. */
  href: string;
  page: string;
  title: string;
  description: string;
  author: string;
  icon: string;
  /** BCP 47 tag. */
  language: string;
  /** In ISO 8601; when something in it last changed. */
  changed: string;
  articles: FeedArticle[];
}

/** Texts carry their language: some may be in English for lack of a translation. */
export interface FeedArticle {
  /** Never changes; it is how feed readers identify an article. */
  href: string;
  title: FeedText;
  summary: FeedText;
  html: FeedText;
  topic: { key: string; name: string };
  image: string | null;
  published: string;
  changed: string;
}

export interface FeedText {
  text: string;
  language: string;
}

interface Source {
  site: Site;
  /** Of the feed, on the site. */
  path: string;
  /** The news page, for its texts. */
  page: PageContent | null;
  siteName: string;
  articles: NewsFeedArticle[];
}

export function feedOf({ site, path, page, siteName, articles }: Source): Feed {
  const { origin } = site;
  const title = textOf(page?.title);
  const dates = articles.map(({ changedAt }) => changedAt).sort();
  return {
    href: `${origin}${path}`,
    page: `${origin}/news`,
    title: title ? `${title} · ${siteName}` : siteName,
    description: textOf(page?.description) || siteName,
    author: siteName,
    icon: `${origin}/icon-512.png`,
    language: languages[site.language].tag,
    changed: dates.at(-1) ?? new Date(0).toISOString(),
    articles: articles.map((article) => articleOf(article, site)),
  };
}

function articleOf(article: NewsFeedArticle, { origin, language }: Site): FeedArticle {
  const { title, summary, body, topic, picture, publishedAt, changedAt } = article;
  const href = `${origin}${article.href}`;
  return {
    href,
    title: inLanguage(title, language),
    summary: inLanguage(summary ?? '', language),
    html: { text: standAlone(body.html, origin, href), language: tagOf(body, language) },
    topic,
    image: picture ? `${origin}${picture.source}/800.jpg` : null,
    published: publishedAt,
    changed: changedAt,
  };
}

const inLanguage = (text: Text, language: Language): FeedText => ({
  text: textOf(text),
  language: languages[typeof text === 'object' ? text.language : language].tag,
});

const tagOf = (text: RichText, language: Language) => languages[text.language ?? language].tag;

/**
 * HTML that is safe anywhere: addresses are absolute, and anything but web, mail and
 * phone links is removed, since a reader shows it as its own page, without our script policy.
 */
export function standAlone(html: string, origin: string, page: string): string {
  return html.replace(/ (href|src|srcset)="([^"]*)"/g, (_, name: string, value: string) => {
    // The picture in all its widths: addresses of ours, each with its width.
    if (name === 'srcset' && /^\/(?!\/)/.test(value)) {
      return ` srcset="${value.replace(/(^|, )\/(?!\/)/g, `$1${origin}/`)}"`;
    }
    if (/^(https?:\/\/|mailto:|tel:)/i.test(value)) return ` ${name}="${value}"`;
    if (/^\/(?!\/)/.test(value)) return ` ${name}="${origin}${value}"`;
    return value.startsWith('#') ? ` ${name}="${page}${value}"` : '';
  });
}
