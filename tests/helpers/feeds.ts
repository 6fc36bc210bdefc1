import { childrenOf, parseXml, textsOf, type XmlElement } from './xml.ts';

/** The requirements of RSS 2.0, RFC 4287 and JSON Feed 1.1; each check returns the violations. */

interface CheckedArticle {
  id: string;
  link: string | undefined;
  title: string;
  html: string;
  published: string;
}

interface CheckedFeed {
  problems: string[];
  self: string | undefined;
  title: string | undefined;
  language: string | undefined;
  articles: CheckedArticle[];
}

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const languageTag = /^[a-z]{2}(-[A-Za-z]+)?$/;
const atomNamespace = 'http://www.w3.org/2005/Atom';

const isDate = (text: string, pattern: RegExp) =>
  pattern.test(text) && !Number.isNaN(Date.parse(text));
const isAddress = (text: string | undefined) => /^https?:\/\/[^/\s]+\//.test(text ?? '');

class Problems {
  readonly found: string[] = [];

  expect(isRight: boolean, problem: string): void {
    if (!isRight) this.found.push(problem);
  }

  once(element: XmlElement, ...names: string[]): void {
    for (const name of names) {
      const count = childrenOf(element, name).length;
      this.expect(count === 1, `${element.name} has ${count} of ${name}`);
    }
  }

  unique(values: string[], what: string): void {
    this.expect(new Set(values).size === values.length, `two have the same ${what}`);
  }

  html(text: string): void {
    for (const [, address] of text.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      this.expect(/^(https?:\/\/|mailto:|tel:)/.test(address ?? ''), `leads nowhere: ${address}`);
    }
    this.expect(!/<script|\son\w+=/i.test(text), 'has a script');
  }
}

export function checkRss(source: string): CheckedFeed {
  const problems = new Problems();
  const root = parseXml(source);
  problems.expect(root.name === 'rss' && root.attributes.version === '2.0', 'is no RSS 2.0');
  problems.once(root, 'channel');
  const [channel = root] = childrenOf(root, 'channel');
  problems.once(channel, 'title', 'link', 'description', 'language', 'lastBuildDate');
  problems.expect(isAddress(textsOf(channel, 'link')[0]), 'channel: link');
  problems.expect(isDate(textsOf(channel, 'lastBuildDate')[0] ?? '', rfc822), 'lastBuildDate');
  const language = textsOf(channel, 'language')[0];
  problems.expect(languageTag.test(language ?? ''), 'channel: language');
  const self = channel.children.find(
    ({ name, uri, attributes }) =>
      name === 'atom:link' && uri === atomNamespace && attributes.rel === 'self',
  );
  const articles = childrenOf(channel, 'item').map((item): CheckedArticle => {
    problems.once(item, 'title', 'link', 'guid', 'pubDate', 'description', 'content:encoded');
    const first = (name: string) => textsOf(item, name)[0] ?? '';
    problems.expect(isDate(first('pubDate'), rfc822), `pubDate ${first('pubDate')}`);
    problems.expect(isAddress(first('link')), `link ${first('link')}`);
    // A guid is a URL unless it says otherwise.
    problems.expect(isAddress(first('guid')), `guid ${first('guid')}`);
    problems.html(first('content:encoded'));
    return {
      id: first('guid'),
      link: first('link'),
      title: first('title'),
      html: first('content:encoded'),
      published: new Date(first('pubDate')).toISOString(),
    };
  });
  const known = ['title', 'link', 'description', 'language', 'lastBuildDate', 'item'];
  const inItems = ['title', 'link', 'guid', 'pubDate', 'category', 'description'];
  for (const { name } of channel.children) {
    problems.expect(known.includes(name) || name.includes(':'), `channel: unknown ${name}`);
  }
  for (const { name } of childrenOf(channel, 'item').flatMap(({ children }) => children)) {
    problems.expect(inItems.includes(name) || name.includes(':'), `item: unknown ${name}`);
  }
  problems.unique(
    articles.map(({ id }) => id),
    'guid',
  );
  return {
    problems: problems.found,
    self: self?.attributes.href,
    title: textsOf(channel, 'title')[0],
    language,
    articles,
  };
}

export function checkAtom(source: string): CheckedFeed {
  const problems = new Problems();
  const root = parseXml(source);
  problems.expect(root.name === 'feed' && root.uri === atomNamespace, 'is no Atom feed');
  problems.once(root, 'id', 'title', 'updated', 'author');
  problems.expect(isAddress(textsOf(root, 'id')[0]), 'feed: id');
  const links = (element: XmlElement, rel: string) =>
    childrenOf(element, 'link').filter(({ attributes }) => attributes.rel === rel);
  for (const author of childrenOf(root, 'author')) problems.once(author, 'name');
  const articles = childrenOf(root, 'entry').map((entry): CheckedArticle => {
    problems.once(entry, 'id', 'title', 'published', 'updated', 'summary', 'content');
    const first = (name: string) => textsOf(entry, name)[0] ?? '';
    problems.expect(isAddress(first('id')), `id ${first('id')}`);
    for (const name of ['published', 'updated']) {
      problems.expect(isDate(first(name), rfc3339), `${name} ${first(name)}`);
    }
    const alternates = links(entry, 'alternate');
    problems.expect(alternates.length === 1, `entry has ${alternates.length} alternates`);
    for (const { attributes } of childrenOf(entry, 'category')) {
      problems.expect(Boolean(attributes.term), 'category without a term');
    }
    problems.expect(childrenOf(entry, 'content')[0]?.attributes.type === 'html', 'content: type');
    problems.html(first('content'));
    return {
      id: first('id'),
      link: alternates[0]?.attributes.href,
      title: first('title'),
      html: first('content'),
      published: first('published'),
    };
  });
  problems.expect(isDate(textsOf(root, 'updated')[0] ?? '', rfc3339), 'feed: updated');
  problems.unique(
    articles.map(({ id }) => id),
    'id',
  );
  return {
    problems: problems.found,
    self: links(root, 'self')[0]?.attributes.href,
    title: textsOf(root, 'title')[0],
    language: root.attributes['xml:lang'],
    articles,
  };
}

export function checkJsonFeed(source: string): CheckedFeed {
  const problems = new Problems();
  const feed = JSON.parse(source);
  problems.expect(feed.version === 'https://jsonfeed.org/version/1.1', 'is no JSON Feed 1.1');
  problems.expect(typeof feed.title === 'string' && feed.title !== '', 'title');
  problems.expect(isAddress(feed.home_page_url), 'home_page_url');
  problems.expect(Array.isArray(feed.authors) && Boolean(feed.authors[0]?.name), 'authors');
  const articles = feed.items.map((item: Record<string, string>): CheckedArticle => {
    const { id = '', url, title = '', content_html: html = '', date_published: date = '' } = item;
    problems.expect(isAddress(id), `id ${id}`);
    problems.expect(isAddress(url), `url ${url}`);
    problems.expect(html !== '', `${id} has no content`);
    for (const one of [date, item.date_modified ?? '']) {
      problems.expect(isDate(one, rfc3339), `date ${one}`);
    }
    problems.expect(Array.isArray(item.tags), 'tags');
    problems.html(html);
    return { id, link: url, title, html, published: date };
  });
  problems.unique(
    articles.map(({ id }: CheckedArticle) => id),
    'id',
  );
  const { feed_url: self, title, language } = feed;
  return { problems: problems.found, self, title, language, articles };
}
